import * as z from 'zod/mini'
import { zFileIds } from '#kit/files/contract.ts'
import { answer, endpoint } from '#kit/http/endpoint.ts'
import { zBool, zDay, zId, zOptionalText, zOrNull, zPositiveMoney, zText, zVersion } from '#kit/http/shapes.ts'
import type { DayText, MoneyText } from '#kit/http/wire.ts'
import type { DocumentRef } from '#kit/posting/acts.ts'
import { costHeads, type CostHead } from '#modules/projects/contract.ts'

export const siteExpenseStates = {
  waiting: 'Menunggu',
  rejected: 'Dikembalikan',
  approved: 'Disetujui',
  void: 'Dibatalkan',
} as const

/** What a site spent: a draft of the cash book until the office says yes. */
export interface SiteExpense {
  readonly id: string
  readonly version: number
  /** Of the cash book, once it is approved. */
  readonly number: string | null
  readonly state: keyof typeof siteExpenseStates
  readonly date: DayText
  readonly projectId: string
  readonly projectName: string
  readonly head: CostHead | null
  readonly amount: MoneyText
  readonly workItemId: string | null
  readonly workItemName: string | null
  readonly cashAccountId: string
  /** The float of the site it was paid from; null: cash or bank of the company. */
  readonly floatId: string | null
  readonly cashAccountName: string
  readonly partyName: string | null
  readonly memo: string | null
  readonly rejectedReason: string | null
  readonly by: string
  readonly can: readonly ('edit' | 'delete' | 'approve' | 'reject')[]
}

const view = ['view laporan-keuangan-proyek', 'create laporan-keuangan-proyek'] as const
const writers = ['create laporan-keuangan-proyek', 'update laporan-keuangan-proyek'] as const
const touches = ['site-expenses', 'site-floats', 'cash-entries', 'journal', 'cash']
const reads = ['site-expenses', 'cash-entries', 'projects']

/** Where a site pays from: what the person holds for projects, and the cash boxes and banks of the company. */
export const startSiteExpense = endpoint({
  method: 'GET',
  path: '/api/biaya-proyek/mulai',
  permission: writers,
  input: z.strictObject({}),
  answer: answer<{
    readonly cashAccounts: readonly { readonly id: string; readonly name: string }[]
    readonly floats: readonly { readonly id: string; readonly projectId: string; readonly balance: MoneyText }[]
  }>(),
  reads: ['cash', 'site-floats'],
})

/** What a site spent, what waits first, then the newest; at most 200. Without the right to see costs only one's own. */
export const listSiteExpenses = endpoint({
  method: 'GET',
  path: '/api/biaya-proyek',
  permission: view,
  input: z.strictObject({ projectId: zId }),
  answer: answer<readonly SiteExpense[]>(),
  reads,
})

export const openSiteExpense = endpoint({
  method: 'GET',
  path: '/api/biaya-proyek/:id',
  permission: view,
  input: z.strictObject({ id: zId }),
  answer: answer<SiteExpense>(),
  reads,
})

const heads = Object.keys(costHeads) as [CostHead, ...CostHead[]]
const fields = {
  projectId: zId,
  date: zDay,
  head: z.enum(heads),
  amount: zPositiveMoney,
  workItemId: zOrNull(zId),
  /** One of both: cash or bank of the company, or the float of the site. */
  cashAccountId: z._default(zOrNull(zId), null),
  floatId: z._default(zOrNull(zId), null),
  partyName: zOptionalText(120),
  memo: zText(200, 'Tulis uang ini untuk apa.'),
  /** The person has compared it with the one that looks the same, and says that it is another. */
  confirmDuplicates: z._default(zBool, false),
}

/** Writes down what a site spent, with its photo; the office says yes. */
export const addSiteExpense = endpoint({
  method: 'POST',
  path: '/api/biaya-proyek',
  permission: 'create laporan-keuangan-proyek',
  input: z.strictObject({ ...fields, files: zFileIds() }),
  answer: answer<DocumentRef>(),
  touches,
  idempotent: true,
})

/** Writes it anew while it waits; what was given back waits again. */
export const updateSiteExpense = endpoint({
  method: 'PUT',
  path: '/api/biaya-proyek/:id',
  permission: writers,
  input: z.strictObject({ ...fields, id: zId, version: zVersion }),
  answer: answer<DocumentRef>(),
  touches,
  idempotent: true,
})

export const deleteSiteExpense = endpoint({
  method: 'DELETE',
  path: '/api/biaya-proyek/:id',
  permission: writers,
  input: z.strictObject({ id: zId }),
  answer: answer<{ readonly id: string }>(),
  touches: [...touches, 'trash'],
})

/** Books what a site spent in the cash book; somebody who wrote nothing on it does it. */
export const approveSiteExpense = endpoint({
  method: 'POST',
  path: '/api/biaya-proyek/:id/setuju',
  permission: 'approve laporan-keuangan-proyek',
  input: z.strictObject({ id: zId, version: zVersion, confirmDuplicates: z._default(zBool, false) }),
  answer: answer<DocumentRef>(),
  touches,
  idempotent: true,
})

/** Gives it back to the site with a reason. */
export const rejectSiteExpense = endpoint({
  method: 'POST',
  path: '/api/biaya-proyek/:id/kembalikan',
  permission: 'approve laporan-keuangan-proyek',
  input: z.strictObject({ id: zId, version: zVersion, reason: zText(300, 'Tulis alasannya.') }),
  answer: answer<DocumentRef>(),
  touches,
  idempotent: true,
})
