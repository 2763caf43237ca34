import { payMethods, type PayMethod } from '#ground/pay-method.ts'
import * as z from 'zod/mini'
import { zFileIds } from '#kit/files/contract.ts'
import { answer, endpoint } from '#kit/http/endpoint.ts'
import type { Audited } from '#kit/list/audited.ts'
import { zListQuery, type ListAnswer } from '#kit/list/columns.ts'
import { zBool, zDay, zId, zMoneyOrZero, zOptionalText, zOrNull, zPercent, zVersion } from '#kit/http/shapes.ts'
import { zGiro } from '#modules/journal/giro/contract.ts'
import { withholdingKinds, zActWithReason, zOnlyId } from '../contract.ts'
import type {
  DayText,
  DocumentRef,
  DocumentState,
  InstantText,
  MoneyText,
  PercentText,
  WithholdingKind,
} from '../contract.ts'
import type { Refund } from '../refunds/contract.ts'
import { paymentColumns } from './columns.ts'

/** What was taken off an invoice; each kind of tax beyond the first is a row of its own. */
export interface PaymentAllocation {
  readonly id: string
  readonly invoiceId: string
  readonly invoiceNumber: string
  readonly orderId: string | null
  readonly date: DayText
  /** What it takes off the invoice, withheld tax included. */
  readonly amount: MoneyText
  readonly withheld: MoneyText
  readonly withholdingKind: WithholdingKind | null
  readonly withholdingRate: PercentText | null
  readonly withholdingBase: MoneyText
  readonly proofNo: string | null
  readonly proofDate: DayText | null
}

export interface PaymentDetail {
  readonly id: string
  readonly version: number
  readonly number: string | null
  readonly label: string
  readonly state: DocumentState
  readonly date: DayText
  readonly customerId: string
  readonly customerName: string
  readonly cashAccountId: string
  readonly cashAccountName: string
  readonly method: PayMethod
  readonly reference: string | null
  /** What the customer paid, before the bank's fee. */
  readonly amount: MoneyText
  readonly adminFee: MoneyText
  readonly withheldTotal: MoneyText
  readonly allocatedTotal: MoneyText
  /** Still to be used: uang muka pelanggan. */
  readonly unallocated: MoneyText
  readonly notes: string | null
  readonly voidReason: string | null
  readonly postedBy: string | null
  readonly postedAt: InstantText | null
  readonly allocations: readonly PaymentAllocation[]
  readonly refunds: readonly Refund[]
  readonly can: readonly ('allocate' | 'refund' | 'amend' | 'void')[]
}

const posting = ['payments', 'invoices', 'orders', 'journal', 'sales-statement', 'parties']

/** One tax that was held back, and its slip; without rate and amount it is what the invoice expects of its kind. */
const zHeld = z.strictObject({
  kind: z.enum(withholdingKinds),
  rate: zOrNull(zPercent),
  /** What the tax was taken of; absent = as the invoice says, else its part without PPN. */
  base: z.optional(zMoneyOrZero),
  /** Instead of the rate. */
  withheld: z.optional(zMoneyOrZero),
  proofNo: zOptionalText(60),
  proofDate: zOrNull(zDay),
  /** Papers of the slip; where it covers several invoices, they lie at the first. */
  files: zFileIds(),
})

/** Absent: as the invoices say. Empty: nothing was held back. Each kind stands once. */
const withholding = z.optional(z.array(zHeld).check(z.maxLength(withholdingKinds.length)))

const zAllocation = z.strictObject({
  invoiceId: zId,
  /** What it takes off the invoice, withheld tax included. */
  amount: zMoneyOrZero,
  withholding,
})

const payment = {
  date: zOrNull(zDay),
  /** Absent: the company's default cash or bank account. */
  cashAccountId: zOrNull(zId),
  method: z._default(z.enum(payMethods), 'transfer'),
  reference: zOptionalText(60),
  adminFee: z.optional(zMoneyOrZero),
  notes: zOptionalText(1000),
  /** The paper of a giro or cek; the money then waits in 1-1340 until the bank has paid. Absent: it lies on the account already. */
  giro: z.optional(zGiro),
  /** The proof of the transfer. */
  files: zFileIds(),
  /** Books it also where the same money seems to be booked already ('payment.twin'). */
  confirmDuplicates: z._default(zBool, false),
}

export const openPayment = endpoint({
  method: 'GET',
  path: '/api/pembayaran/:id',
  permission: 'view order',
  input: zOnlyId,
  answer: answer<PaymentDetail>(),
  reads: ['payments', 'invoices'],
})

/** Money received of a customer: allocated to several invoices, the rest stays as their advance. */
export const recordPayment = endpoint({
  method: 'POST',
  path: '/api/pembayaran',
  permission: 'update order',
  input: z.strictObject({
    ...payment,
    customerId: zId,
    amount: zMoneyOrZero,
    allocations: z._default(z.array(zAllocation).check(z.maxLength(200)), []),
  }),
  answer: answer<DocumentRef>(),
  touches: posting,
  idempotent: true,
})

/** Pays the open invoices of one order, oldest due first, or one of them alone; absent amount = all of it less withheld tax. */
export const payOrder = endpoint({
  method: 'POST',
  path: '/api/order/:id/pembayaran',
  permission: 'update order',
  input: z.strictObject({
    id: zId,
    ...payment,
    /** The one it is for; what it does not need stays an advance. */
    invoiceId: z.optional(zId),
    amount: z.optional(zMoneyOrZero),
    withholding,
  }),
  answer: answer<DocumentRef>(),
  touches: posting,
  idempotent: true,
})

/** Uses an advance (the unallocated part of a payment) on invoices. */
export const allocateAdvance = endpoint({
  method: 'POST',
  path: '/api/pembayaran/:id/alokasi',
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

/** Bukti potong that came later, notes and reference; every field is sent. */
export const amendPayment = endpoint({
  method: 'PATCH',
  path: '/api/pembayaran/:id',
  permission: 'update order',
  input: z.strictObject({
    id: zId,
    version: zVersion,
    reference: zOptionalText(60),
    notes: zOptionalText(1000),
    proofs: z._default(
      z.array(z.strictObject({ allocationId: zId, proofNo: zOptionalText(60), proofDate: zOrNull(zDay) })),
      [],
    ),
  }),
  answer: answer<DocumentRef>(),
  touches: ['payments', 'invoices'],
})

export const voidPayment = endpoint({
  method: 'POST',
  path: '/api/pembayaran/:id/batal',
  permission: 'delete order',
  input: zActWithReason,
  answer: answer<DocumentRef>(),
  touches: posting,
  idempotent: true,
})

/** A payment or a credit note of a customer that still holds something unused. */
export interface AdvanceRow {
  readonly id: string
  readonly source: 'payment' | 'credit-note'
  readonly number: string
  readonly date: DayText
  readonly unallocated: MoneyText
  readonly version: number
}

export const listAdvances = endpoint({
  method: 'GET',
  path: '/api/pelanggan/:id/uang-muka',
  permission: ['view order', 'view pelanggan'],
  input: zOnlyId,
  answer: answer<readonly AdvanceRow[]>(),
  reads: ['payments', 'returns'],
})

/** A payment in the list of all of them. */
export interface PaymentListRow extends Audited {
  readonly id: string
  readonly label: string
  readonly date: DayText
  readonly customerId: string
  readonly customerName: string
  readonly cashAccountName: string
  readonly method: PayMethod
  readonly reference: string | null
  readonly amount: MoneyText
  readonly withheldTotal: MoneyText
  /** Numbers of the bukti potong; null while none has come. */
  readonly proofNos: string | null
  readonly unallocated: MoneyText
  readonly invoiceLabels: string | null
  readonly orderId: string | null
  readonly state: 'posted' | 'void'
  readonly version: number
}

/** Money received from every customer of the company. */
export const listPayments = endpoint({
  method: 'GET',
  path: '/api/pembayaran',
  permission: 'view order',
  input: zListQuery<typeof paymentColumns>(paymentColumns),
  answer: answer<ListAnswer<PaymentListRow>>(),
  reads: ['payments'],
})

const inFile = { format: z.enum(['csv', 'xlsx']) }
export const exportPayments = endpoint({
  method: 'GET',
  path: '/api/pembayaran/ekspor',
  permission: 'export order',
  input: zListQuery<typeof paymentColumns, typeof inFile>(paymentColumns, inFile),
  answer: answer<never>(),
})
