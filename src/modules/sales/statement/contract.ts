import * as z from 'zod/mini'
import { answer, endpoint } from '#kit/http/endpoint.ts'
import { zDay, zId, zOptionalText } from '#kit/http/shapes.ts'
import type { Aging } from '#kit/posting/aging.ts'
import { zOnlyId } from '../contract.ts'
import type { DayText, MoneyText } from '../contract.ts'

export type { Aging } from '#kit/posting/aging.ts'

export interface StatementRow {
  readonly id: string
  readonly kind: 'invoice' | 'payment' | 'credit-note' | 'write-off' | 'opening'
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

/** Riwayat transaksi: absent `from` is the first day of last month three back, absent `to` is today. */
export const customerStatement = endpoint({
  method: 'GET',
  path: '/api/pelanggan/:id/transaksi',
  permission: 'view pelanggan',
  input: z.strictObject({ id: zId, from: z.optional(zDay), to: z.optional(zDay) }),
  answer: answer<CustomerStatement>(),
  reads: ['sales-statement', 'parties'],
})

export interface CustomerSummary {
  readonly receivable: MoneyText
  readonly overdue: MoneyText
  readonly advance: MoneyText
  readonly retention: MoneyText
  readonly creditLimit: MoneyText | null
  readonly creditRoom: MoneyText | null
  readonly averageDaysToPay: number | null
  readonly yearTotal: MoneyText
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
