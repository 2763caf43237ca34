import { department } from '#kit/department.ts'
import { kasbonChecks } from './checks.ts'
import { kasbonOpeningImport } from './opening/kasbon.import.ts'
import { kasbonRefusals } from './refusals.ts'
import { kasbonRoutes } from './routes.ts'

/** What kasbon brings into the house. */
export const kasbonDepartment = department({
  name: 'kasbon',
  doors: { 'Slip gaji': kasbonRoutes },
  refusals: kasbonRefusals,
  checks: kasbonChecks,
  imports: [kasbonOpeningImport],
  series: { KSB: 'Kasbon' },
})
