import { pphKinds } from '#ground/pph.ts'
import * as z from 'zod/mini'
import { answer, endpoint } from '#kit/http/endpoint.ts'
import {
  zId,
  zMoney,
  zMoneyOrZero,
  zOptionalText,
  zOrNull,
  zPositiveMoney,
  zSearch,
  zVersion,
} from '#kit/http/shapes.ts'
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
  /** It was made into a cash entry or a payment in the act of matching. */
  readonly isMade: boolean
  /** How many lines of the bank are matched together with it, itself included; 0 where it is not matched. */
  readonly together: number
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

/** An open invoice or bill that a line of the bank may pay, or a giro that it clears; amounts in rupiah. */
export interface ClaimCandidate {
  readonly kind: 'invoice' | 'bill' | 'giro'
  readonly id: string
  readonly number: string
  readonly party: string
  readonly date: string
  readonly due: string | null
  readonly open: string
  /** PPh expected to be held back of all that is open. */
  readonly withheld: string
  /** What moves on the bank when all of it is paid: below zero where it goes out. */
  readonly amount: string
  readonly why: readonly string[]
  /** Amount and more agree, and no other agrees as well. */
  readonly isSure: boolean
}

/** A category that a rule proposes: lines of the bank like this one were made into it before. */
export interface AccountProposal {
  readonly account: string
  readonly name: string
  readonly projectId: string | null
  readonly projectName: string | null
  readonly partyName: string | null
  /** '“BIAYA ADM” dicatat begini 3 kali', by the name of the rule */
  readonly why: string
}

/** What else a line of the bank may become; nothing of it is booked before somebody says so. */
export interface MatchProposals {
  readonly claims: readonly ClaimCandidate[]
  readonly accounts: readonly AccountProposal[]
}

const writers = ['create laporan-keuangan', 'update laporan-keuangan'] as const
const touches = ['bank-lines', 'bank-rules', 'cash-entries', 'journal', 'cash']
const paying = ['payments', 'invoices', 'orders', 'purchase-payments', 'bills', 'purchases', 'parties', 'giro']

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

/** At most twenty open invoices or bills that a line may pay or giros that it clears, and the categories that lines like it were made into. */
export const matchProposals = endpoint({
  method: 'GET',
  path: '/api/laporan-keuangan/cocokkan/:id/usul',
  permission: 'view laporan-keuangan',
  input: z.strictObject({ id: zId, q: z.optional(zSearch) }),
  answer: answer<MatchProposals>(),
  reads: ['bank-lines', 'bank-rules', 'cash-entries', 'invoices', 'bills', 'giro'],
})

/** A line of the bank beside the one line of the book that it can only be. */
export interface SureMatch {
  readonly id: string
  readonly version: number
  readonly date: string
  readonly description: string
  readonly amount: string
  readonly entryId: string
  readonly lineNo: number
  /** Of the document of the book. */
  readonly number: string
  readonly party: string | null
  readonly why: readonly string[]
}

/** The lines of an account that wait and can only be one line of the book each, oldest first; of the first 2,000 that wait. */
export const sureMatches = endpoint({
  method: 'GET',
  path: '/api/laporan-keuangan/cocokkan/pasti',
  permission: 'view laporan-keuangan',
  input: z.strictObject({ cashAccountId: zId }),
  answer: answer<readonly SureMatch[]>(),
  reads: ['bank-lines', 'journal'],
})

/** Matches many lines of the bank with one line of the book each, all or none. */
export const matchSure = endpoint({
  method: 'POST',
  path: '/api/laporan-keuangan/cocokkan/pasti',
  permission: writers,
  input: z.strictObject({
    pairs: z
      .array(z.strictObject({ id: zId, version: zVersion, entryId: zId, lineNo: z.int() }))
      .check(z.minLength(1, 'Pilih paling sedikit satu.'), z.maxLength(500, 'Paling banyak 500 sekaligus.')),
  }),
  answer: answer<{ readonly matched: number }>(),
  touches,
  idempotent: true,
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

/** An invoice or bill that is paid in the act; absent: all that is open, and the PPh that it expects. A giro is cleared whole. */
const zClaim = z.strictObject({
  kind: z.enum(['invoice', 'bill', 'giro']),
  id: zId,
  /** What it takes off the invoice or bill, withheld tax included. */
  amount: z.optional(zPositiveMoney),
  withheld: z.optional(zMoneyOrZero),
  withholdingKind: z.optional(z.enum(pphKinds)),
  /** What the bank took for a giro. */
  fee: z.optional(zMoneyOrZero),
})

/** What bank and book differ by, written down in the act: above zero came in, below zero went out. */
const zDifference = z.strictObject({
  account: z.string().check(z.regex(/^\d-\d{4}$/, 'Pilih kategorinya.')),
  amount: zMoney.check(z.refine((value) => value !== 0n, 'Jumlah tidak boleh Rp0.')),
  memo: zOptionalText(200),
  projectId: zOrNull(zId),
})

/**
 * Says that a line of the bank, alone or together with others of its account (`more`), is these lines of the book, these
 * invoices and bills, and these differences (a fee, PPh that was held back, a rounding). They come to the same amount; what
 * the book does not know yet is booked in the same act, on the day of the line.
 */
export const matchLine = endpoint({
  method: 'POST',
  path: '/api/laporan-keuangan/cocokkan/:id',
  permission: writers,
  input: z.strictObject({
    id: zId,
    version: zVersion,
    more: z._default(
      z.array(z.strictObject({ id: zId, version: zVersion })).check(z.maxLength(100, 'Paling banyak 100 mutasi.')),
      [],
    ),
    lines: z._default(
      z.array(z.strictObject({ entryId: zId, lineNo: z.int() })).check(z.maxLength(100, 'Paling banyak 100 baris.')),
      [],
    ),
    claims: z._default(z.array(zClaim).check(z.maxLength(100, 'Paling banyak 100 tagihan.')), []),
    differences: z._default(z.array(zDifference).check(z.maxLength(20, 'Paling banyak 20 selisih.')), []),
  }),
  answer: answer<{ readonly id: string }>(),
  touches: [...touches, ...paying],
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
    /** With whom it was: 'PLN'. */
    partyName: zOptionalText(120),
  }),
  answer: answer<{ readonly id: string; readonly number: string }>(),
  touches,
  idempotent: true,
})

/** Takes a match back with all its lines; what was made in the same act is taken back with it by who may. */
export const undoMatch = endpoint({
  method: 'POST',
  path: '/api/laporan-keuangan/cocokkan/:id/urungkan',
  permission: writers,
  input: z.strictObject({ id: zId, version: zVersion }),
  answer: answer<{ readonly id: string }>(),
  touches: [...touches, ...paying],
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
