import * as z from 'zod/mini'
import { answer, endpoint } from '#kit/http/endpoint.ts'
import { zDay, zId } from '#kit/http/shapes.ts'

/** A line of the ledger of an account, with the balance after it. */
export interface LedgerRow {
  readonly id: string
  readonly date: string
  /** Of the journal entry: 'KU-2611-0083'. */
  readonly entryNumber: string
  /** Of the document it comes from; null where that bears none. */
  readonly sourceNumber: string | null
  readonly sourceKind: string
  readonly sourceId: string
  readonly memo: string
  readonly projectName: string | null
  readonly debit: string
  readonly credit: string
  /** Debit minus credit up to and including this line. */
  readonly balance: string
}

/** The ledger of an account between two days, a page at a time. */
export interface Ledger {
  readonly account: string
  readonly name: string
  readonly from: string
  readonly to: string
  readonly projectName: string | null
  /** The party whose lines alone are told; null: of all. */
  readonly partyName: string | null
  /** Before the first line of this page. */
  readonly opening: string
  readonly rows: readonly LedgerRow[]
  /** After the last line of this page. */
  readonly closing: string
  /** Give it back as `after` to see what follows; null on the last page. */
  readonly next: string | null
}

/** An account whose ledger can be seen. */
export interface LedgerAccount {
  readonly code: string
  readonly name: string
}

/** The code of an account: '5-1000'. */
export const zAccount = z.string().check(z.regex(/^\d-\d{4}$/, 'Pilih akunnya.'))

/** The line after which a page of a ledger begins. */
export const zLedgerPlace = z
  .string()
  .check(z.regex(/^\d{4}-\d\d-\d\d_[0-9a-f-]{36}_\d{1,6}$/, 'Muat ulang halaman ini.'))

const asked = {
  account: z._default(zAccount, '1-1100'),
  from: z.optional(zDay),
  to: z.optional(zDay),
  /** 'tanpa': only what is for no project. */
  projectId: z.optional(z.union([zId, z.literal('tanpa')])),
  partyId: z.optional(zId),
  /** 'tanpa': without what closed a year, as laba rugi tells it. */
  closing: z.optional(z.literal('tanpa')),
}

/** The ledger of an account; absent: cash, since the year began, until today. */
export const ledger = endpoint({
  method: 'GET',
  path: '/api/laporan/buku-besar',
  permission: 'view laporan-keuangan',
  input: z.strictObject({
    ...asked,
    after: z.optional(zLedgerPlace),
  }),
  answer: answer<Ledger>(),
  reads: ['journal'],
})

/** The ledger of an account as a file that a spreadsheet opens. */
export const exportLedger = endpoint({
  method: 'GET',
  path: '/api/laporan/buku-besar/ekspor',
  permission: 'export laporan-keuangan',
  input: z.strictObject({ ...asked, format: z.enum(['csv', 'xlsx']) }),
  answer: answer<never>(),
})

/** The ledger of an account as a paper. */
export const printLedger = endpoint({
  method: 'GET',
  path: '/api/laporan/buku-besar/cetak',
  permission: 'view laporan-keuangan',
  input: z.strictObject(asked),
  answer: answer<never>(),
})

/** Every line of the journal between two days as a file for an accountant; absent: since the book year began. */
export const exportJournal = endpoint({
  method: 'GET',
  path: '/api/laporan/jurnal/ekspor',
  permission: 'export laporan-keuangan',
  input: z.strictObject({ from: z.optional(zDay), to: z.optional(zDay), format: z.enum(['csv', 'xlsx']) }),
  answer: answer<never>(),
})

/** The accounts of the company that are posted to, in the order of the chart. */
export const ledgerAccounts = endpoint({
  method: 'GET',
  path: '/api/laporan/akun',
  permission: 'view laporan-keuangan',
  input: z.strictObject({}),
  answer: answer<readonly LedgerAccount[]>(),
  reads: ['journal'],
})
