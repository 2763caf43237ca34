import * as z from 'zod/mini'
import { draftShape } from '#kit/document/shapes.ts'
import { zFileIds } from '#kit/files/contract.ts'
import { answer, endpoint } from '#kit/http/endpoint.ts'
import { zBool, zId, zVersion } from '#kit/http/shapes.ts'
import type { DayText, MoneyText } from '#kit/http/wire.ts'
import type { Audited } from '#kit/list/audited.ts'
import { zListQuery, type ListAnswer } from '#kit/list/columns.ts'
import type { DocumentRef } from '#kit/posting/acts.ts'
import type { CashEntryState } from '../words.ts'
import { manualJournalColumns } from './columns.ts'
import { manualJournal, manualJournalActs } from './manual-journal.ts'

/** A row of the list of journals written by hand. */
export interface ManualJournalRow extends Audited {
  readonly id: string
  readonly version: number
  readonly label: string
  readonly date: string
  readonly memo: string
  readonly accounts: string
  readonly total: string
  readonly reverseOn: string | null
  readonly state: CashEntryState
}

/** A line of a manual journal with the names of what it points at. */
export interface ManualJournalLine {
  readonly id: string
  readonly account: string
  readonly debit: MoneyText
  readonly credit: MoneyText
  readonly memo: string | null
  readonly projectId: string | null
  readonly workItemId: string | null
  readonly accountName: string
  readonly projectName: string | null
  readonly workItemName: string | null
}

/** A manual journal as its page shows it. */
export interface ManualJournalDetail {
  readonly id: string
  readonly version: number
  readonly number: string | null
  readonly date: DayText
  readonly reverseOn: DayText | null
  readonly memo: string
  readonly total: MoneyText
  readonly voidReason: string | null
  readonly label: string
  readonly state: CashEntryState
  readonly updatedAt: string
  readonly updatedBy: string
  readonly lines: readonly ManualJournalLine[]
  readonly can: readonly (keyof typeof manualJournalActs)[]
}

const writers = ['create laporan-keuangan', 'update laporan-keuangan'] as const
const fields = {
  ...draftShape(manualJournal),
  /** False keeps a draft. */
  post: z._default(zBool, true),
}

/** Journals written by hand; the newest first. */
export const listManualJournals = endpoint({
  method: 'GET',
  path: '/api/jurnal-umum',
  permission: 'view laporan-keuangan',
  input: zListQuery(manualJournalColumns),
  answer: answer<ListAnswer<ManualJournalRow>>(),
  reads: ['manual-journals'],
})

/** The manual journals of a filter, as a file. */
export const exportManualJournals = endpoint({
  method: 'GET',
  path: '/api/jurnal-umum/ekspor',
  permission: 'export laporan-keuangan',
  input: zListQuery(manualJournalColumns, { format: z.enum(['csv', 'xlsx']) }),
  answer: answer<never>(),
})

/** One manual journal. */
export const openManualJournal = endpoint({
  method: 'GET',
  path: '/api/jurnal-umum/:id',
  permission: 'view laporan-keuangan',
  input: z.strictObject({ id: zId }),
  answer: answer<ManualJournalDetail>(),
  reads: ['manual-journals'],
})

/** Writes a journal by hand; `post` also books it. */
export const addManualJournal = endpoint({
  method: 'POST',
  path: '/api/jurnal-umum',
  permission: 'create laporan-keuangan',
  input: z.strictObject({ ...fields, files: zFileIds() }),
  answer: answer<DocumentRef>(),
  touches: manualJournal.touches,
  idempotent: true,
})

/** Writes a draft anew; `post` also books it. */
export const updateManualJournal = endpoint({
  method: 'PUT',
  path: '/api/jurnal-umum/:id',
  permission: writers,
  input: z.strictObject({ ...fields, id: zId, version: zVersion }),
  answer: answer<DocumentRef>(),
  touches: manualJournal.touches,
  idempotent: true,
})

/** Throws a draft away. */
export const deleteManualJournal = endpoint({
  method: 'DELETE',
  path: '/api/jurnal-umum/:id',
  permission: writers,
  input: z.strictObject({ id: zId }),
  answer: answer<{ readonly id: string }>(),
  touches: ['manual-journals', 'trash'],
})

/** The doors of its acts. */
export const postManualJournal = manualJournalActs.post.door
export const voidManualJournal = manualJournalActs.void.door
