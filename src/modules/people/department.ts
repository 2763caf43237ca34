import { department } from '#kit/department.ts'
import { employeeImport } from './employees/employees.import.ts'
import { foundPeople } from './found.ts'
import { peopleRefusals } from './refusals.ts'
import { peopleRoutes } from './routes.ts'
import { contractTasks } from './tasks.ts'
import { payOpeningImport } from './tax/opening.import.ts'
import { workerImport } from './workers/workers.import.ts'

/** What people brings into the house. */
export const peopleDepartment = department({
  name: 'people',
  doors: { 'Karyawan dan pekerja': peopleRoutes },
  refusals: peopleRefusals,
  imports: [employeeImport, workerImport, payOpeningImport],
  found: foundPeople,
  tasks: [contractTasks],
})
