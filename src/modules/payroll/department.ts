import { department } from '#kit/department.ts'
import { payrollChecks } from './checks.ts'
import { payrollJobs } from './mailing/jobs.ts'
import { payrollRefusals } from './refusals.ts'
import { payrollRoutes } from './routes.ts'
import { wagesTasks } from './tasks.ts'

/** What payroll brings into the house. */
export const payrollDepartment = department({
  name: 'payroll',
  doors: { 'Slip gaji': payrollRoutes },
  refusals: payrollRefusals,
  checks: payrollChecks,
  tasks: [wagesTasks],
  jobs: payrollJobs,
  series: { GAJI: 'Perhitungan gaji', THR: 'Perhitungan THR', BONUS: 'Perhitungan bonus' },
})
