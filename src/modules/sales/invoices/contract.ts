import * as z from 'zod/mini'
import { answer, endpoint } from '#kit/http/endpoint.ts'
import type { Audited } from '#kit/list/audited.ts'
import { zListQuery, type ListAnswer } from '#kit/list/columns.ts'
import {
  zDay,
  zBool,
  zId,
  zMoneyOrZero,
  zOptionalText,
  zOrNull,
  zPercent,
  zPositiveMoney,
  zVersion,
} from '#kit/http/shapes.ts'
import { zDecide } from '#kit/posting/decisions.ts'
import { withholdingKinds, withholdingTax, zAct, zActWithReason, zOnlyId, zOrderLineQty } from '../contract.ts'
import type { DayText, DocumentRef, InvoiceWithholding, MoneyText } from '../contract.ts'
import { invoiceColumns } from './columns.ts'
import type { InvoiceDetail, InvoiceKind, InvoiceRow, InvoiceStatus, OrderInvoices } from './detail.ts'

export type { InvoiceDetail, InvoiceKind, InvoiceLine, InvoiceRow, InvoiceStatus, OrderInvoices } from './detail.ts'

const touches = ['invoices', 'orders']
const posting = ['invoices', 'orders', 'journal', 'sales-statement', 'parties']

/** Page /order/invoice/{orderId}: every invoice of the order, and what may still be billed. */
export const orderInvoices = endpoint({
  method: 'GET',
  path: '/api/order/:id/invoice',
  permission: 'view order',
  input: zOnlyId,
  answer: answer<OrderInvoices>(),
  reads: ['invoices', 'orders', 'payments', 'files'],
})

export const openInvoice = endpoint({
  method: 'GET',
  path: '/api/invoice/:id',
  permission: 'view order',
  input: zOnlyId,
  answer: answer<InvoiceDetail>(),
  reads: ['invoices', 'payments', 'returns'],
})

/** Open invoices of a customer, oldest due first: what a payment may settle. */
export const listOpenInvoices = endpoint({
  method: 'GET',
  path: '/api/pelanggan/:id/tagihan-terbuka',
  permission: ['view order', 'view pelanggan'],
  input: zOnlyId,
  answer: answer<readonly InvoiceRow[]>(),
  reads: ['invoices', 'payments'],
})

export const invoiceFields = {
  date: zOrNull(zDay),
  /** Absent: date plus the order's term. */
  dueDate: zOrNull(zDay),
  /** Sale: quantities to bill; absent = everything delivered (or ordered, when bills go first) and not yet billed. */
  lines: z.optional(z.array(zOrderLineQty).check(z.minLength(1), z.maxLength(500))),
  /** Down payment and retention: amount before PPN; absent = what the order asks, or all retention held. */
  amount: z.optional(zPositiveMoney),
  /** Down payment as a share of the order; instead of `amount`. */
  percent: z.optional(zPercent),
  /** Sale: down payment taken off, before PPN; absent = in proportion, the last invoice takes the rest. */
  downPaymentApplied: z.optional(zMoneyOrZero),
  /** Sale: retention held back; absent = the order's percentage of the goods. */
  retentionPercent: z.optional(zPercent),
  /** Absent: as the order says; empty: nothing. Without a base: the services in it, of PPh 22 the goods. */
  withholding: z.optional(
    z
      .array(z.strictObject({ ...withholdingTax, base: z.optional(zMoneyOrZero) }))
      .check(z.maxLength(withholdingKinds.length)),
  ),
  shippingFee: z.optional(zMoneyOrZero),
  taxInvoiceNo: zOptionalText(20),
  bankAccountId: zOrNull(zId),
  /** Who signs; absent = whom the company usually lets sign this amount. */
  signatoryId: zOrNull(zId),
  /** Room for a duty stamp on the paper. */
  needsMeterai: z._default(zBool, false),
  notes: zOptionalText(2000),
}

/** Issues an invoice of the order; `post: false` keeps a draft. */
export const createInvoice = endpoint({
  method: 'POST',
  path: '/api/order/:id/invoice',
  permission: 'update order',
  input: z.strictObject({
    id: zId,
    kind: z._default(z.enum(['sale', 'down_payment', 'retention']), 'sale'),
    ...invoiceFields,
    post: z._default(zBool, true),
  }),
  answer: answer<DocumentRef>(),
  touches: posting,
  idempotent: true,
})

/** What an invoice would come to, and the tax the customer would hold back of it. */
export interface InvoicePreview {
  /** What is billed before down payment and retention go off, without PPN. */
  readonly gross: MoneyText
  readonly downPaymentApplied: MoneyText
  readonly retentionAmount: MoneyText
  readonly dpp: MoneyText
  readonly ppn: MoneyText
  /** Of it: what the customer remits himself. */
  readonly ppnCollected: MoneyText
  readonly total: MoneyText
  readonly withholding: readonly InvoiceWithholding[]
  readonly withholdingAmount: MoneyText
  /** Total less what is held back. */
  readonly payable: MoneyText
}

/** The sums of an invoice while it is being written; nothing is kept. */
export const previewInvoice = endpoint({
  method: 'POST',
  path: '/api/order/:id/invoice/pratinjau',
  permission: 'update order',
  input: z.strictObject({
    id: zId,
    kind: z._default(z.enum(['sale', 'down_payment', 'retention']), 'sale'),
    ...invoiceFields,
  }),
  answer: answer<InvoicePreview>(),
})

export const updateInvoice = endpoint({
  method: 'PUT',
  path: '/api/invoice/:id',
  permission: 'update order',
  input: z.strictObject({ id: zId, version: zVersion, ...invoiceFields }),
  answer: answer<DocumentRef>(),
  touches,
})

/** Terbitkan: books the claim and gives the number, or hands it in when its amount needs somebody's yes. */
export const postInvoice = endpoint({
  method: 'POST',
  path: '/api/invoice/:id/terbit',
  permission: 'update order',
  input: zAct,
  answer: answer<DocumentRef>(),
  touches: posting,
  idempotent: true,
})

/** Yes, yes with a note, back for revision, or no; the last yes issues the invoice. */
export const decideInvoice = endpoint({
  method: 'POST',
  path: '/api/invoice/:id/keputusan',
  permission: 'approve order',
  input: zDecide,
  answer: answer<DocumentRef>(),
  touches: posting,
  idempotent: true,
})

/** Takes an invoice that waits back into a draft. */
export const withdrawInvoice = endpoint({
  method: 'POST',
  path: '/api/invoice/:id/tarik',
  permission: 'update order',
  input: zAct,
  answer: answer<DocumentRef>(),
  touches,
  idempotent: true,
})

/** What may still change after issuing (K8); every field is sent. */
export const amendInvoice = endpoint({
  method: 'PATCH',
  path: '/api/invoice/:id',
  permission: 'update order',
  input: z.strictObject({
    id: zId,
    version: zVersion,
    dueDate: zDay,
    billingAddress: zOptionalText(500),
    customerPoNo: zOptionalText(60),
    taxInvoiceNo: zOptionalText(20),
    bankAccountId: zOrNull(zId),
    signatoryId: zOrNull(zId),
    needsMeterai: z._default(zBool, false),
    notes: zOptionalText(2000),
  }),
  answer: answer<DocumentRef>(),
  touches: ['invoices', 'orders', 'sales-statement'],
})

/** Takes an issued invoice back by the mirror of its entry; of a contract the last one first. */
export const voidInvoice = endpoint({
  method: 'POST',
  path: '/api/invoice/:id/batal',
  permission: 'delete order',
  input: z.strictObject({
    ...zActWithReason.shape,
    /** The day of the mirror, not before the invoice; absent: today. */
    date: zOrNull(zDay),
  }),
  answer: answer<DocumentRef>(),
  touches: posting,
  idempotent: true,
})

export const deleteInvoice = endpoint({
  method: 'DELETE',
  path: '/api/invoice/:id',
  permission: 'delete order',
  input: zOnlyId,
  answer: answer<{ id: string }>(),
  touches,
})

/** Saldo awal piutang: what the customer owed before the books began; once per customer, then locked. */
export const postOpeningReceivable = endpoint({
  method: 'POST',
  path: '/api/pelanggan/:id/saldo-awal',
  permission: 'update pelanggan',
  input: z.strictObject({
    id: zId,
    date: zDay,
    dueDate: zOrNull(zDay),
    amount: zPositiveMoney,
    reference: zOptionalText(60),
    notes: zOptionalText(500),
  }),
  answer: answer<DocumentRef>(),
  touches: ['invoices', 'journal', 'sales-statement', 'parties'],
  idempotent: true,
})

/** An invoice in the list of all of them. */
export interface InvoiceListRow extends Audited {
  readonly id: string
  readonly label: string
  readonly date: DayText
  readonly dueDate: DayText
  readonly customerId: string
  readonly customerName: string
  readonly customerPoNo: string | null
  readonly kind: InvoiceKind
  readonly orderId: string | null
  readonly orderLabel: string | null
  readonly total: MoneyText
  readonly openDue: MoneyText
  readonly dpp: MoneyText
  readonly ppn: MoneyText
  /** What the customer remits himself, until its proof came. */
  readonly ppnWaiting: MoneyText
  readonly status: InvoiceStatus
  readonly isOverdue: boolean
  readonly taxInvoiceNo: string | null
}

/** Every invoice of the company, opening balances with them. */
export const listInvoices = endpoint({
  method: 'GET',
  path: '/api/invoice',
  permission: 'view order',
  input: zListQuery<typeof invoiceColumns>(invoiceColumns),
  answer: answer<ListAnswer<InvoiceListRow>>(),
  reads: ['invoices', 'orders', 'payments', 'returns'],
})

const inFile = { format: z.enum(['csv', 'xlsx']) }
export const exportInvoices = endpoint({
  method: 'GET',
  path: '/api/invoice/ekspor',
  permission: 'export order',
  input: zListQuery<typeof invoiceColumns, typeof inFile>(invoiceColumns, inFile),
  answer: answer<never>(),
})
