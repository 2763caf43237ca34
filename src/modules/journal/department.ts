import { department } from '#kit/department.ts'
import { journalChecks } from './checks.ts'
import { cashOpeningImport, ledgerOpeningImport } from './opening/opening.import.ts'
import { journalRefusals } from './refusals.ts'
import { journalRoutes } from './routes.ts'

/** What journal brings into the house. */
export const journalDepartment = department({
  name: 'journal',
  doors: { 'Buku dan periode': journalRoutes },
  refusals: journalRefusals,
  checks: journalChecks,
  imports: [ledgerOpeningImport, cashOpeningImport],
})
