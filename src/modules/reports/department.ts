import { department } from '#kit/department.ts'
import { reportRefusals } from './refusals.ts'
import { reportRoutes } from './routes.ts'

/** What reports brings into the house. */
export const reportsDepartment = department({
  name: 'reports',
  doors: { Keuangan: reportRoutes },
  refusals: reportRefusals,
})
