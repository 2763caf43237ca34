import { department } from '#kit/department.ts'
import { customerImport } from './customers.import.ts'
import { foundParties } from './found.ts'
import { partiesRefusals } from './refusals.ts'
import { partiesRoutes } from './routes.ts'
import { accountTasks } from './suppliers/account-tasks.ts'
import { supplierImport } from './suppliers/suppliers.import.ts'

/** What parties brings into the house. */
export const partiesDepartment = department({
  name: 'parties',
  doors: { 'Pelanggan dan supplier': partiesRoutes },
  refusals: partiesRefusals,
  imports: [customerImport, supplierImport],
  found: foundParties,
  tasks: [accountTasks],
})
