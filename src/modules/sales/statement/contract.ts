import * as z from 'zod/mini'
import { answer, endpoint } from '#kit/http/endpoint.ts'
import { zBool, zDay, zId, zOptionalText } from '#kit/http/shapes.ts'
import { columns } from '#kit/list/columns.ts'
import type { Aging } from '#kit/posting/aging.ts'
import { zOnlyId } from '../contract.ts'
import type { DayText, MoneyText } from '../contract.ts'

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
  readonly rows: readonly StatementRow[]
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
  readonly customerId: string
  readonly customerName: string
}

export interface AgingReport {
  readonly on: DayText
  readonly totals: Aging
  readonly rows: readonly AgingRow[]
  /** The next page, if there is one. */
  readonly next: number | null
}

/** Umur piutang of every customer who owes, largest first. */
export const agingReport = endpoint({
  method: 'GET',
  path: '/api/piutang/umur',
  permission: 'view pelanggan',
  input: z.strictObject({
    on: z.optional(zDay),
    q: zOptionalText(80),
    page: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(1000)), 1),
  }),
  answer: answer<AgingReport>(),
  reads: ['sales-statement'],
})
