import * as z from 'zod/mini'
import { zFileIds } from '#kit/files/contract.ts'
import { answer, endpoint } from '#kit/http/endpoint.ts'
import { zDay, zId, zMoneyOrZero, zOrNull, zPositiveMoney, zPositiveQuantity, zVersion } from '#kit/http/shapes.ts'
import { zActWithReason, zOnlyId, zReason } from '../contract.ts'
import type { Collector } from '../collected/rules.ts'
import type { DayText, DocumentRef, DocumentState, InstantText, MoneyText, QtyText, TaxRow } from '../contract.ts'
import { zCondition, type ReturnCondition } from './conditions.ts'
import type { Refund } from '../refunds/contract.ts'

export interface ReturnDetail {
  readonly id: string
  readonly version: number
  readonly number: string | null
  readonly state: DocumentState
  readonly date: DayText
  readonly deliveryId: string
  readonly deliveryNumber: string | null
  readonly orderId: string
  readonly customerName: string
  readonly reason: string
  readonly settle: 'credit' | 'replace' | 'none'
  readonly voidReason: string | null
  readonly postedAt: InstantText | null
  readonly creditNotes: readonly { id: string; number: string | null; total: MoneyText }[]
  readonly lines: readonly {
    readonly id: string
    readonly deliveryLineId: string
    readonly description: string
    readonly itemCode: string | null
    readonly unit: string
    readonly qty: QtyText
    readonly condition: ReturnCondition
  }[]
  readonly can: readonly 'void'[]
}

export interface CreditNoteDetail {
  readonly id: string
  readonly version: number
  readonly number: string | null
  readonly state: DocumentState
  readonly date: DayText
  readonly invoiceId: string
  readonly invoiceNumber: string
  readonly invoiceDate: DayText
  readonly taxInvoiceNo: string | null
  readonly returnId: string | null
  readonly orderId: string | null
  readonly customerId: string
  readonly customerName: string
  readonly billingAddress: string | null
  readonly reason: string
  readonly subtotal: MoneyText
  readonly priceIncludesTax: boolean
  /** Of the order's discount: the part of what is credited. */
  readonly discountTotal: MoneyText
  /** Credited with the last of the invoice. */
  readonly shippingFee: MoneyText
  readonly downPaymentRestored: MoneyText
  readonly retentionReduced: MoneyText
  readonly dpp: MoneyText
  readonly ppn: MoneyText
  /** Of it: what the customer would have remitted himself, and who that is. */
  readonly ppnCollected: MoneyText
  readonly ppnCollector: Collector | null
  readonly taxes: readonly TaxRow[]
  readonly total: MoneyText
  /** Taken off the invoice; the rest is the customer's to use. */
  readonly applied: MoneyText
  readonly unallocated: MoneyText
  readonly voidReason: string | null
  readonly postedAt: InstantText | null
  readonly lines: readonly {
    readonly id: string
    readonly invoiceLineId: string
    readonly description: string
    readonly unit: string
    readonly qty: QtyText
    readonly amount: MoneyText
  }[]
  readonly refunds: readonly Refund[]
  readonly can: readonly ('void' | 'allocate' | 'refund')[]
}

const posting = ['returns', 'deliveries', 'invoices', 'orders', 'stock', 'journal', 'sales-statement', 'parties']

/**
 * Goods come back from a delivery at the cost they left with. What was billed of them is credited, or they are sent
 * again and stay billed, or neither.
 */
export const createReturn = endpoint({
  method: 'POST',
  path: '/api/surat-jalan/:id/retur',
  permission: 'update order',
  input: z.strictObject({
    id: zId,
    date: zOrNull(zDay),
    reason: zReason,
    settle: z._default(z.enum(['credit', 'replace', 'none']), 'credit'),
    lines: z
      .array(
        z.strictObject({
          deliveryLineId: zId,
          qty: zPositiveQuantity,
          /** Broken or uninspected goods go to their own place, and are not sold from there. */
          condition: z._default(zCondition, 'baik'),
        }),
      )
      .check(z.minLength(1), z.maxLength(500)),
    /** Photos of the goods. */
    files: zFileIds(),
  }),
  answer: answer<DocumentRef & { readonly creditNotes: readonly DocumentRef[] }>(),
  touches: posting,
  idempotent: true,
})

export const openReturn = endpoint({
  method: 'GET',
  path: '/api/retur/:id',
  permission: 'view order',
  input: zOnlyId,
  answer: answer<ReturnDetail>(),
  reads: ['returns'],
})

export const voidReturn = endpoint({
  method: 'POST',
  path: '/api/retur/:id/batal',
  permission: 'delete order',
  input: zActWithReason,
  answer: answer<DocumentRef>(),
  touches: posting,
  idempotent: true,
})

/**
 * Credits an invoice line by line; without lines, all that is left of it. Mirrors it to the rupiah. Of an advance or of
 * retention an amount without PPN may be named instead; left out, all that no later invoice took off.
 */
export const createCreditNote = endpoint({
  method: 'POST',
  path: '/api/invoice/:id/nota-kredit',
  permission: 'update order',
  input: z.strictObject({
    id: zId,
    date: zOrNull(zDay),
    reason: zReason,
    lines: z.optional(
      z.array(z.strictObject({ invoiceLineId: zId, qty: zPositiveQuantity })).check(z.minLength(1), z.maxLength(500)),
    ),
    amount: z.optional(zPositiveMoney),
    files: zFileIds(),
  }),
  answer: answer<DocumentRef>(),
  touches: posting,
  idempotent: true,
})

export const openCreditNote = endpoint({
  method: 'GET',
  path: '/api/nota-kredit/:id',
  permission: 'view order',
  input: zOnlyId,
  answer: answer<CreditNoteDetail>(),
  reads: ['returns', 'invoices'],
})

export const voidCreditNote = endpoint({
  method: 'POST',
  path: '/api/nota-kredit/:id/batal',
  permission: 'delete order',
  input: zActWithReason,
  answer: answer<DocumentRef>(),
  touches: posting,
  idempotent: true,
})

/** Uses what is left of a credit note on other invoices of the customer. */
export const allocateCredit = endpoint({
  method: 'POST',
  path: '/api/nota-kredit/:id/alokasi',
  permission: 'update order',
  input: z.strictObject({
    id: zId,
    version: zVersion,
    date: zOrNull(zDay),
    allocations: z.array(z.strictObject({ invoiceId: zId, amount: zMoneyOrZero })).check(z.minLength(1)),
  }),
  answer: answer<DocumentRef>(),
  touches: posting,
  idempotent: true,
})
