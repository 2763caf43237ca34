import * as z from 'zod/mini'
import { answer, endpoint } from '#kit/http/endpoint.ts'
import { sensitiveColumns } from '#kit/http/sensitive.ts'
import { zDay, zId } from '#kit/http/shapes.ts'
import type { MoneyText } from '#kit/http/wire.ts'
import { zListQuery, type ListAnswer } from '#kit/list/columns.ts'
import type { ProjectStatus } from '#modules/projects/contract.ts'
import { zAccount, zLedgerPlace, type Ledger } from '../ledger/contract.ts'
import type { Report } from '../report.ts'
import { projectMoneyColumns } from './columns.ts'

/** The money of a project since it began; what this person may not know is absent. */
export interface ProjectMoneyRow {
  readonly id: string
  readonly code: string
  readonly name: string
  readonly customerName: string
  readonly status: ProjectStatus
  /** As it stands with its approved changes, before PPN; nothing while there is no contract. */
  readonly contract?: MoneyText | null
  /** Invoices with PPN, less what was credited. */
  readonly billed?: MoneyText
  /** Of them, paid, with what was withheld from it. */
  readonly received?: MoneyText
  readonly retention?: MoneyText
  readonly revenue?: MoneyText
  readonly material?: MoneyText
  readonly wages?: MoneyText
  readonly subcontract?: MoneyText
  readonly equipment?: MoneyText
  readonly overhead?: MoneyText
  /** All accounts of direct cost together, also those without a head, with the wages of who was assigned to it. */
  readonly cost?: MoneyText
  readonly margin?: MoneyText
}

/** The money of one project: what it came to, and its profit by month. */
export interface ProjectMoney {
  readonly project: ProjectMoneyRow
  readonly report: Report
}

const reads = ['journal', 'invoices', 'payments', 'projects', 'billing']
const view = 'view laporan-keuangan-proyek'

/** Every project one may see, with its money since it began. */
export const listProjectMoney = endpoint({
  method: 'GET',
  path: '/api/laporan-keuangan-proyek',
  permission: view,
  input: zListQuery(projectMoneyColumns),
  answer: answer<ListAnswer<ProjectMoneyRow>>(),
  sensitive: sensitiveColumns(projectMoneyColumns),
  reads,
})

/** The list as a file. */
export const exportProjectMoney = endpoint({
  method: 'GET',
  path: '/api/laporan-keuangan-proyek/ekspor',
  permission: 'export laporan-keuangan-proyek',
  input: zListQuery(projectMoneyColumns, { format: z.enum(['csv', 'xlsx']) }),
  answer: answer<never>(),
})

/** Absent: this month until today and the five before it. */
const span = { id: zId, from: z.optional(zDay), to: z.optional(zDay) }

/** The money of one project is withheld by the same rights as in the list. */
const sensitiveProject = Object.fromEntries(
  Object.entries(sensitiveColumns(projectMoneyColumns)).flatMap(([path, rights]) =>
    path.startsWith('rows.') ? [[path.replace('rows.', 'project.'), rights]] : [],
  ),
)

/** The money of one project, its profit by month. */
export const openProjectMoney = endpoint({
  method: 'GET',
  path: '/api/laporan-keuangan-proyek/:id',
  permission: view,
  input: z.strictObject(span),
  answer: answer<ProjectMoney>(),
  sensitive: sensitiveProject,
  reads,
})

/** The lines of the books behind a figure of a project. */
export const projectLedger = endpoint({
  method: 'GET',
  path: '/api/laporan-keuangan-proyek/:id/rincian',
  permission: view,
  input: z.strictObject({ ...span, account: zAccount, after: z.optional(zLedgerPlace) }),
  answer: answer<Ledger>(),
  reads,
})

/** The profit of a project by month, as a file. */
export const exportProjectProfit = endpoint({
  method: 'GET',
  path: '/api/laporan-keuangan-proyek/:id/ekspor',
  permission: 'export laporan-keuangan-proyek',
  input: z.strictObject({ ...span, format: z.enum(['csv', 'xlsx']) }),
  answer: answer<never>(),
})

/** The profit of a project by month, as a paper. */
export const printProjectProfit = endpoint({
  method: 'GET',
  path: '/api/laporan-keuangan-proyek/:id/cetak',
  permission: view,
  input: z.strictObject(span),
  answer: answer<never>(),
})
