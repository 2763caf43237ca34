import * as z from 'zod/mini'
import { answer, endpoint } from '#kit/http/endpoint.ts'

/** Money that is to leave or to come; amounts in rupiah. */
export interface DueItem {
  readonly kind: 'bill' | 'giro' | 'wages' | 'tax' | 'invoice'
  readonly id: string
  readonly number: string
  readonly party: string
  readonly due: string
  readonly amount: string
  /** Where it is opened. */
  readonly to: string
}

/** What falls due in a week, and what lies in cash and bank after it; what is overdue stands in the first week. */
export interface DueWeek {
  readonly from: string
  /** Null: everything after the last week. */
  readonly to: string | null
  /** Bills, and giros that were given and are not paid. */
  readonly bills: string
  readonly wages: string
  readonly taxes: string
  /** Invoices that are to be paid to us, and giros that we hold. */
  readonly receipts: string
  readonly after: string
}

/** Payments to come by week. */
export interface PaymentsDue {
  /** In cash and bank now. */
  readonly balance: string
  readonly weeks: readonly DueWeek[]
  /** The nearest first, at most 500; without invoices. */
  readonly items: readonly DueItem[]
}

/** Bills, wages and taxes that fall due in the next eight weeks, with the balance of cash and bank after each week. */
export const paymentsDue = endpoint({
  method: 'GET',
  path: '/api/laporan/akan-dibayar',
  permission: 'view laporan-keuangan',
  input: z.strictObject({}),
  answer: answer<PaymentsDue>(),
  reads: ['journal', 'giro', 'bills', 'invoices', 'payments', 'purchase-payments', 'payroll'],
})
