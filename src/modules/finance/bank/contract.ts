import * as z from 'zod/mini'
import { answer, endpoint } from '#kit/http/endpoint.ts'
import { zId, zOptionalText, zOrNull, zSearch, zVersion } from '#kit/http/shapes.ts'
import type { StatementLayout } from './rules.ts'

export type BankLineState = 'waiting' | 'matched' | 'duplicate'

/** A line of the bank as it stands beside the books. */
export interface BankLine {
  readonly id: string
  readonly version: number
  readonly date: string
  readonly description: string
  readonly reference: string | null
  /** Whole rupiah as text; what went out is below zero. */
  readonly amount: string
  readonly state: BankLineState
  /** What of the books it is: the numbers of the documents. */
  readonly matched: readonly string[]
  /** It was made into a cash entry in the act of matching. */
  readonly isMade: boolean
}

/** The lines of an account beside its book. */
export interface Matching {
  readonly account: { readonly id: string; readonly name: string; readonly code: string }
  /** Until when the bank has told; null before the first file. */
  readonly to: string | null
  readonly fileName: string | null
  readonly layout: StatementLayout | null
  /** The balance of the book, what of it the bank has not told yet, and what of the bank is not in the book. */
  readonly book: string
  readonly outgoing: string
  readonly incoming: string
  readonly waiting: string
  /** The closing balance of the bank; null where its files tell none. */
  readonly bank: string | null
  readonly difference: string | null
  readonly counts: Readonly<Record<BankLineState, number>>
  readonly lines: readonly BankLine[]
  /** Give it back as `after` to see what follows; null on the last page. */
  readonly next: string | null
}

/** A line of the book that may be what a line of the bank is. */
export interface MatchCandidate {
  readonly entryId: string
  readonly lineNo: number
  readonly number: string
  readonly party: string | null
  readonly memo: string
  readonly date: string
  readonly amount: string
  /** 'jumlah sama', 'nama sama', 'tanggal sama', 'beda 2 hari', 'nomor sama' */
  readonly why: readonly string[]
  /** Amount and more agree, and no other agrees as well. */
  readonly isSure: boolean
}

const writers = ['create laporan-keuangan', 'update laporan-keuangan'] as const
const touches = ['bank-lines', 'cash-entries', 'journal', 'cash']

/** The lines of a bank account, oldest first, with how book and bank agree; absent: its first bank account. */
export const openMatching = endpoint({
  method: 'GET',
  path: '/api/laporan-keuangan/cocokkan',
  permission: 'view laporan-keuangan',
  input: z.strictObject({
    cashAccountId: z.optional(zId),
    state: z.optional(z.enum(['waiting', 'matched', 'duplicate'])),
    after: z.optional(z.string().check(z.regex(/^\d{4}-\d\d-\d\d_[0-9a-f-]{36}$/, 'Muat ulang halaman ini.'))),
  }),
  answer: answer<Matching>(),
  reads: ['bank-lines', 'journal'],
})

/** At most twenty lines of the book that a line of the bank may be, the likeliest first. */
export const matchCandidates = endpoint({
  method: 'GET',
  path: '/api/laporan-keuangan/cocokkan/:id/calon',
  permission: 'view laporan-keuangan',
  input: z.strictObject({ id: zId, q: z.optional(zSearch) }),
  answer: answer<readonly MatchCandidate[]>(),
  reads: ['bank-lines', 'journal'],
})

/** Takes in a file of the bank (CSV or XLSX); what is kept already is not taken twice. */
export const importStatement = endpoint({
  method: 'POST',
  path: '/api/laporan-keuangan/mutasi/:cashAccountId',
  permission: writers,
  input: z.strictObject({ cashAccountId: zId }),
  answer: answer<{
    readonly added: number
    readonly known: number
    readonly duplicates: number
    readonly pending: number
  }>(),
  touches,
  multipart: true,
})

/** Says that a line of the bank is these lines of the book; they come to the same amount. */
export const matchLine = endpoint({
  method: 'POST',
  path: '/api/laporan-keuangan/cocokkan/:id',
  permission: writers,
  input: z.strictObject({
    id: zId,
    version: zVersion,
    lines: z
      .array(z.strictObject({ entryId: zId, lineNo: z.int() }))
      .check(z.minLength(1, 'Pilih pasangannya.'), z.maxLength(100, 'Paling banyak 100 baris.')),
  }),
  answer: answer<{ readonly id: string }>(),
  touches,
  idempotent: true,
})

/** Writes a line of the bank down as a cash entry and matches the two in one act. */
export const makeFromLine = endpoint({
  method: 'POST',
  path: '/api/laporan-keuangan/cocokkan/:id/buat',
  permission: 'create laporan-keuangan',
  input: z.strictObject({
    id: zId,
    version: zVersion,
    account: z.string().check(z.regex(/^\d-\d{4}$/, 'Pilih kategorinya.')),
    memo: zOptionalText(300),
    projectId: zOrNull(zId),
  }),
  answer: answer<{ readonly id: string; readonly number: string }>(),
  touches,
  idempotent: true,
})

/** Takes a match back; what was made in the same act is taken back with it by who may. */
export const undoMatch = endpoint({
  method: 'POST',
  path: '/api/laporan-keuangan/cocokkan/:id/urungkan',
  permission: writers,
  input: z.strictObject({ id: zId, version: zVersion }),
  answer: answer<{ readonly id: string }>(),
  touches,
  idempotent: true,
})

/** Says that what looks like the same line once more did happen twice: it waits to be matched. */
export const keepBoth = endpoint({
  method: 'POST',
  path: '/api/laporan-keuangan/cocokkan/:id/memang-dua',
  permission: writers,
  input: z.strictObject({ id: zId, version: zVersion }),
  answer: answer<{ readonly id: string }>(),
  touches,
  idempotent: true,
})
