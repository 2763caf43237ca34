import { department } from '#kit/department.ts'
import { financeChecks } from './checks.ts'
import { foundFinance } from './found.ts'
import { financeRefusals } from './refusals.ts'
import { financeRoutes } from './routes.ts'
import { siteExpenseTasks } from './site/tasks.ts'
import { cashApprovalTasks, giroTasks, recurringTasks } from './tasks.ts'

/** What finance brings into the house. */
export const financeDepartment = department({
  name: 'finance',
  doors: { Keuangan: financeRoutes },
  refusals: financeRefusals,
  checks: financeChecks,
  found: foundFinance,
  tasks: [cashApprovalTasks, siteExpenseTasks, recurringTasks, giroTasks],
  series: { BKM: 'Bukti kas masuk', PK: 'Pindah kas', JU: 'Jurnal umum' },
})
