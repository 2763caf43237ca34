import * as z from 'zod/mini'
import { answer, endpoint } from '#kit/http/endpoint.ts'
import { zDay } from '#kit/http/shapes.ts'

/** The accounts that are kept by party, and how their book is called. */
export const subledgers = {
  '1-1300': 'Piutang per pelanggan',
  '1-1310': 'Piutang retensi per pelanggan',
  '1-1330': 'PPN dipungut per pelanggan',
  '1-1340': 'Piutang giro per pelanggan',
  '1-1400': 'Kasbon per orang',
  '1-1410': 'Uang muka per supplier',
  '2-1100': 'Hutang per supplier',
  '2-1120': 'Hutang retensi per subkontraktor',
  '2-1130': 'Hutang giro per supplier',
  '2-1200': 'Uang muka per pelanggan',
} as const
export type SubledgerAccount = keyof typeof subledgers
const codes = Object.keys(subledgers) as SubledgerAccount[]

/** What stood, moved and stands of one party; whole rupiah. A balance is above zero on the side the account usually has. */
export interface PartyRow {
  readonly partyId: string
  readonly name: string
  readonly opening: string
  readonly debit: string
  readonly credit: string
  readonly closing: string
}

/** What parties come to, or what the ledger says. */
export type SubledgerSum = Omit<PartyRow, 'partyId' | 'name'>

/** An account of the ledger by party, beside what the ledger says of it. */
export interface Subledger {
  readonly account: SubledgerAccount
  readonly title: string
  readonly from: string
  readonly to: string
  /** By name, at most 2,000; parties of which nothing stands and nothing moved are left out. */
  readonly rows: readonly PartyRow[]
  /** More parties than are shown. */
  readonly more: number
  /** Of all parties, shown or not. */
  readonly parties: SubledgerSum
  /** Of the account in the ledger. */
  readonly ledger: SubledgerSum
  /** Closing balance of the ledger less that of all parties: what names nobody. */
  readonly difference: string
}

/** Absent: what customers owe, since the book year began, until today. */
const asked = {
  account: z._default(z.enum(codes), '1-1300'),
  from: z.optional(zDay),
  to: z.optional(zDay),
}
const view = 'view laporan-keuangan'

/** Buku pembantu: an account by party between two days. */
export const subledger = endpoint({
  method: 'GET',
  path: '/api/laporan/buku-pembantu',
  permission: view,
  input: z.strictObject(asked),
  answer: answer<Subledger>(),
  reads: ['journal', 'parties', 'suppliers'],
})

/** The same as a file that a spreadsheet opens. */
export const exportSubledger = endpoint({
  method: 'GET',
  path: '/api/laporan/buku-pembantu/ekspor',
  permission: 'export laporan-keuangan',
  input: z.strictObject({ ...asked, format: z.enum(['csv', 'xlsx']) }),
  answer: answer<never>(),
})

/** The same as a paper. */
export const printSubledger = endpoint({
  method: 'GET',
  path: '/api/laporan/buku-pembantu/cetak',
  permission: view,
  input: z.strictObject(asked),
  answer: answer<never>(),
})
