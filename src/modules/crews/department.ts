import { department } from '#kit/department.ts'
import { wageApprovals } from './settlements/approve.ts'
import { crewChecks } from './checks.ts'
import { heldOpeningImport } from './opening/held.import.ts'
import { unpaidOpeningImport } from './opening/unpaid.import.ts'
import { crewRefusals } from './refusals.ts'
import { crewRoutes } from './routes.ts'
import { paidDayTasks } from './tasks.ts'

/** What crews brings into the house. */
export const crewsDepartment = department({
  name: 'crews',
  doors: { Absensi: crewRoutes },
  refusals: crewRefusals,
  approvals: [wageApprovals],
  checks: crewChecks,
  tasks: [paidDayTasks],
  imports: [unpaidOpeningImport, heldOpeningImport],
  series: { UPAH: 'Upah mingguan' },
})
