import { payMethods, type PayMethod } from '#ground/pay-method.ts'
import * as z from 'zod/mini'
import { zFileIds } from '#kit/files/contract.ts'
import { answer, endpoint } from '#kit/http/endpoint.ts'
import { zDay, zId, zOptionalText, zOrNull, zPositiveMoney, zVersion } from '#kit/http/shapes.ts'
import { zActWithReason, zOnlyId, zReason } from '../contract.ts'
import type { DayText, DocumentRef, DocumentState, MoneyText } from '../contract.ts'

/** Money that went back to a customer, as the payment or credit note it is of shows it. */
export interface Refund {
  readonly id: string
  readonly version: number
  readonly number: string | null
  readonly state: DocumentState
  readonly date: DayText
  readonly amount: MoneyText
  readonly cashAccountName: string
  readonly method: PayMethod
  readonly reference: string | null
  readonly reason: string
  readonly voidReason: string | null
}

/** The same by itself: whose, and of what. */
export interface RefundDetail extends Refund {
  readonly customerId: string
  readonly customerName: string
  readonly of: {
    readonly kind: 'payment' | 'credit-note'
    readonly id: string
    readonly number: string
    /** Of a credit note, on whose page it is seen. */
    readonly orderId: string | null
  }
}

const posting = ['payments', 'returns', 'journal', 'sales-statement', 'parties']

/** Gives a customer back, as money, what is left of a payment or of a credit note; all of it or a part. */
export const refundCustomer = endpoint({
  method: 'POST',
  path: '/api/pengembalian',
  permission: 'update order',
  input: z.strictObject({
    of: z.strictObject({ kind: z.enum(['payment', 'credit-note']), id: zId, version: zVersion }),
    date: zOrNull(zDay),
    /** Absent: the company's default cash or bank account. */
    cashAccountId: zOrNull(zId),
    method: z._default(z.enum(payMethods), 'transfer'),
    reference: zOptionalText(60),
    amount: zPositiveMoney,
    reason: zReason,
    /** The proof of the transfer. */
    files: zFileIds(),
  }),
  answer: answer<DocumentRef>(),
  touches: posting,
  idempotent: true,
})

export const openRefund = endpoint({
  method: 'GET',
  path: '/api/pengembalian/:id',
  permission: 'view order',
  input: zOnlyId,
  answer: answer<RefundDetail>(),
  reads: ['payments', 'returns'],
})

/** Takes a refund back, as when the transfer bounced: the money is the customer's to use again. */
export const voidRefund = endpoint({
  method: 'POST',
  path: '/api/pengembalian/:id/batal',
  permission: 'delete order',
  input: zActWithReason,
  answer: answer<DocumentRef>(),
  touches: posting,
  idempotent: true,
})
