import { department } from '#kit/department.ts'
import { stockChecks } from './checks.ts'
import { stockRefusals } from './refusals.ts'

/** What stock brings into the house. */
export const stockDepartment = department({
  name: 'stock',
  doors: {},
  refusals: stockRefusals,
  checks: stockChecks,
})
