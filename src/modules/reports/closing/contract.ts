import * as z from 'zod/mini'
import { answer, endpoint } from '#kit/http/endpoint.ts'
import { monthRevenue, type MonthRevenue } from '#modules/works/revenue/contract.ts'

/** One thing to look at before a month is closed. */
export interface MonthCheck {
  readonly id: string
  readonly title: string
  /** How many stand in the way; none: it is well. */
  readonly found: number
  /** What is told of them: 'Bank −Rp1.250.000'; null where the number says all. */
  readonly about: string | null
  /** The page where it is mended. */
  readonly to: string
}

/** The state of a month's closing. */
export interface MonthClosing {
  readonly period: string
  /** Every area is locked to its end. */
  readonly isLocked: boolean
  /** It is over, so that it may be closed. */
  readonly isOver: boolean
  readonly checks: readonly MonthCheck[]
  /** The revenue of projects, reckoned once for its check and its card; null without 'view biaya'. */
  readonly revenue: MonthRevenue | null
}

/** What is open in a month before it is closed; absent: the month before this one. */
export const monthClosing = endpoint({
  method: 'GET',
  path: '/api/laporan/tutup-buku',
  permission: 'view laporan-keuangan',
  input: z.strictObject({
    period: z.optional(z.string().check(z.regex(/^\d{4}-(0[1-9]|1[0-2])$/, 'Pilih bulannya.'))),
  }),
  answer: answer<MonthClosing>(),
  reads: [
    'journal',
    'period-locks',
    'cash-entries',
    'manual-journals',
    'invoices',
    'bills',
    'receipts',
    'deliveries',
    'cash',
    'bank-lines',
    'fixed-assets',
    'recurring',
    'payments',
    'purchase-payments',
    ...(monthRevenue.reads ?? []),
  ],
})
