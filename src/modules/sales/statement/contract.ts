import * as z from 'zod/mini'
import { answer, endpoint } from '#kit/http/endpoint.ts'
import { zBool, zDay, zId } from '#kit/http/shapes.ts'
import { columns, zListQuery, type ListAnswer } from '#kit/list/columns.ts'
import type { Aging } from '#kit/posting/aging.ts'
import { zOnlyId } from '../contract.ts'
import type { DayText, MoneyText } from '../contract.ts'
import { agingColumns } from './columns.ts'

export type { Aging } from '#kit/posting/aging.ts'

/** What a row of the statement is about: the first three move no balance. */
export const statementKinds = {
  quotation: 'Penawaran',
  order: 'Order',
  delivery: 'Surat jalan',
  invoice: 'Invoice',
  payment: 'Pembayaran',
  'credit-note': 'Nota kredit',
  'write-off': 'Penghapusan',
  refund: 'Pengembalian',
  opening: 'Saldo awal',
} as const

export interface StatementRow {
  readonly id: string
  readonly kind: keyof typeof statementKinds
  readonly date: DayText
  readonly number: string
  readonly description: string
  readonly orderId: string | null
  readonly debit: MoneyText
  readonly credit: MoneyText
  readonly balance: MoneyText
}

export interface CustomerStatement {
  readonly customerId: string
  readonly customerName: string
  readonly from: DayText
  readonly to: DayText
  readonly opening: MoneyText
  /** From the first day on; not all of a period with very many. */
  readonly rows: readonly StatementRow[]
  /** How many rows of the period do not stand here; the sums hold them as well. */
  readonly unlisted: number
  readonly debitTotal: MoneyText
  readonly creditTotal: MoneyText
  readonly closing: MoneyText
  readonly aging: Aging
  /** Unused advances and credits, already inside the balance. */
  readonly advance: MoneyText
}

const ofPeriod = { id: zId, from: z.optional(zDay), to: z.optional(zDay) }

/**
 * Riwayat transaksi: absent `from` is the first day of last month three back, absent `to` is today. With `documents`,
 * penawaran, orders and surat jalan stand between what moves the balance, for who may 'view order'.
 */
export const customerStatement = endpoint({
  method: 'GET',
  path: '/api/pelanggan/:id/transaksi',
  permission: 'view pelanggan',
  input: z.strictObject({ ...ofPeriod, documents: z.optional(zBool) }),
  answer: answer<CustomerStatement>(),
  reads: ['sales-statement', 'parties'],
})

/** The columns of the statement in a file. */
export const statementColumns = columns({
  date: { label: 'Tanggal', kind: 'day' },
  number: { label: 'Nomor', kind: 'text' },
  kind: { label: 'Jenis', kind: 'choice', choices: statementKinds },
  description: { label: 'Keterangan', kind: 'text' },
  debit: { label: 'Debit (Rp)', kind: 'money' },
  credit: { label: 'Kredit (Rp)', kind: 'money' },
  balance: { label: 'Saldo (Rp)', kind: 'money' },
})

export const exportStatement = endpoint({
  method: 'GET',
  path: '/api/pelanggan/:id/transaksi/ekspor',
  permission: 'export pelanggan',
  input: z.strictObject({ ...ofPeriod, documents: z.optional(zBool), format: z.enum(['csv', 'xlsx']) }),
  answer: answer<never>(),
})

export interface CustomerSummary {
  readonly receivable: MoneyText
  readonly overdue: MoneyText
  readonly advance: MoneyText
  readonly retention: MoneyText
  /** Remitted by the customer himself, not yet proven: no claim on him. */
  readonly ppnWaiting: MoneyText
  readonly creditLimit: MoneyText | null
  readonly creditRoom: MoneyText | null
  readonly averageDaysToPay: number | null
  readonly yearTotal: MoneyText
  /** When the book year began over which it is summed. */
  readonly yearFrom: DayText
  /** Invoiced per month, oldest first, twelve of them: 'YYYY-MM'. */
  readonly months: readonly { readonly period: string; readonly total: MoneyText }[]
  readonly orderCount: number
  readonly activeOrderCount: number
  readonly invoiceCount: number
  readonly openInvoiceCount: number
  readonly lastTransactionOn: DayText | null
  readonly aging: Aging
  readonly hasOpening: boolean
}

export const customerSummary = endpoint({
  method: 'GET',
  path: '/api/pelanggan/:id/ringkasan',
  permission: 'view pelanggan',
  input: zOnlyId,
  answer: answer<CustomerSummary>(),
  reads: ['sales-statement', 'parties'],
})

export interface AgingRow extends Aging {
  /** The customer's. */
  readonly id: string
  readonly customerName: string
  readonly oldestDue: DayText
  /** Settled by a giro that no bank has paid yet; not in the total. */
  readonly giro: MoneyText
}

const asOf = { on: z.optional(zDay) }

/** Umur piutang of every customer who owes, largest first; absent `on` is today. */
export const receivableAging = endpoint({
  method: 'GET',
  path: '/api/piutang/umur',
  permission: 'view pelanggan',
  input: zListQuery<typeof agingColumns, typeof asOf>(agingColumns, asOf),
  answer: answer<ListAnswer<AgingRow>>(),
  reads: ['sales-statement'],
})

const inFile = { ...asOf, format: z.enum(['csv', 'xlsx']) }
export const exportReceivableAging = endpoint({
  method: 'GET',
  path: '/api/piutang/umur/ekspor',
  permission: 'export pelanggan',
  input: zListQuery<typeof agingColumns, typeof inFile>(agingColumns, inFile),
  answer: answer<never>(),
})
