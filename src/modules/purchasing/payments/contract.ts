import { pphKinds } from '#ground/pph.ts'
import { payMethods } from '#ground/pay-method.ts'
import * as z from 'zod/mini'
import { zFileIds } from '#kit/files/contract.ts'
import { answer, endpoint } from '#kit/http/endpoint.ts'
import {
  zBool,
  zDay,
  zId,
  zMoneyOrZero,
  zOptionalText,
  zOrNull,
  zPercent,
  zPositiveMoney,
  zVersion,
} from '#kit/http/shapes.ts'
import { zListQuery, type ListAnswer } from '#kit/list/columns.ts'
import { zTaxObject } from '#modules/company/tax-objects/contract.ts'
import { zGiro } from '#modules/journal/giro/contract.ts'
import { accountReaders } from '#modules/parties/privacy/rules.ts'
import { zActWithReason, zOnlyId } from '../contract.ts'
import type { DocumentRef } from '../contract.ts'
import { supplierPaymentColumns } from './columns.ts'
import type {
  AdvanceStart,
  DownPaymentStart,
  SupplierAdvanceRow,
  SupplierPaymentDetail,
  SupplierPaymentRow,
  SupplierPaymentStart,
} from './detail.ts'

export type * from './detail.ts'

const posting = ['purchase-payments', 'bills', 'purchases', 'journal', 'payables', 'suppliers', 'cash']

/** What an advance that names no order is paid for. */
const advanceBuys = ['jasa', 'barang'] as const
export type AdvanceBuys = (typeof advanceBuys)[number]

const zAllocation = z.strictObject({
  billId: zId,
  /** What it takes off the bill, withheld tax included. */
  amount: zPositiveMoney,
  /** Absent: as the bill says. */
  withheld: z.optional(zMoneyOrZero),
  withholdingKind: zOrNull(z.enum(pphKinds)),
  withholdingRate: zOrNull(zPercent),
  withholdingBase: z.optional(zMoneyOrZero),
  proofNo: zOptionalText(60),
  proofDate: zOrNull(zDay),
})

export const paymentFields = {
  date: zOrNull(zDay),
  /** Absent: the cash box for 'tunai', else the first bank account. */
  cashAccountId: zOrNull(zId),
  method: z._default(z.enum(payMethods), 'transfer'),
  /** For a transfer: one of the supplier's approved accounts; absent = their usual one. */
  supplierBankAccountId: zOrNull(zId),
  reference: zOptionalText(60),
  paidTo: zOptionalText(120),
  adminFee: z.optional(zMoneyOrZero),
  notes: zOptionalText(1000),
  /** The paper of a giro or cek; the money then waits in 2-1130 until the bank has paid. Absent: it has left the account already. */
  giro: z.optional(zGiro),
  /** Books it also where the same money seems to have left already ('paid.twin'). */
  confirmDuplicates: z._default(zBool, false),
}

export const listSupplierPayments = endpoint({
  method: 'GET',
  path: '/api/pembayaran-supplier',
  permission: 'view pembelian-barang',
  input: zListQuery(supplierPaymentColumns),
  answer: answer<ListAnswer<SupplierPaymentRow>>(),
  reads: ['purchase-payments'],
})

const inFile = { format: z.enum(['csv', 'xlsx']) }
export const exportSupplierPayments = endpoint({
  method: 'GET',
  path: '/api/pembayaran-supplier/ekspor',
  permission: 'export pembelian-barang',
  input: zListQuery<typeof supplierPaymentColumns, typeof inFile>(supplierPaymentColumns, inFile),
  answer: answer<never>(),
})

export const startSupplierPayment = endpoint({
  method: 'GET',
  path: '/api/supplier/:id/pembayaran-awal',
  permission: ['create pembelian-barang', 'update pembelian-barang'],
  input: zOnlyId,
  answer: answer<SupplierPaymentStart>(),
  reads: ['purchase-payments', 'suppliers', 'cash'],
})

export const openSupplierPayment = endpoint({
  method: 'GET',
  path: '/api/pembayaran-supplier/:id',
  permission: 'view pembelian-barang',
  input: zOnlyId,
  answer: answer<SupplierPaymentDetail>(),
  sensitive: { 'bankAccount.accountNo': accountReaders },
  reads: ['purchase-payments', 'bills'],
})

/** Payments of an order: what its bills were paid with, and its down payments. */
export const orderPayments = endpoint({
  method: 'GET',
  path: '/api/pembelian-barang/:id/pembayaran',
  permission: 'view pembelian-barang',
  input: zOnlyId,
  answer: answer<readonly SupplierPaymentRow[]>(),
  reads: ['purchase-payments', 'bills'],
})

/** Pays several bills of one supplier at once; what they do not need stays as an advance (uang muka). */
export const paySupplier = endpoint({
  method: 'POST',
  path: '/api/pembayaran-supplier',
  permission: 'update pembelian-barang',
  input: z.strictObject({
    ...paymentFields,
    supplierId: zId,
    /** Money that leaves to the supplier, without the bank's fee. */
    amount: zMoneyOrZero,
    allocations: z._default(z.array(zAllocation).check(z.maxLength(200)), []),
    files: zFileIds(),
  }),
  answer: answer<DocumentRef>(),
  touches: posting,
  idempotent: true,
})

/** What the form of an advance begins with. */
export const startDownPayment = endpoint({
  method: 'GET',
  path: '/api/pembelian-barang/:id/uang-muka',
  permission: 'update pembelian-barang',
  input: zOnlyId,
  answer: answer<DownPaymentStart>(),
  reads: ['purchases', 'purchase-payments', 'suppliers', 'cash'],
})

/** PPh of an advance. Absent kind: as is proposed; null: none. Absent amount: base by rate. */
export const aheadFields = {
  withholdingKind: z.optional(z.nullable(z.enum(pphKinds))),
  withholdingRate: zOrNull(zPercent),
  withheld: z.optional(zMoneyOrZero),
  /** What PPh 22 or 23 is held back for; absent: the last one of the supplier. */
  withholdingObject: zOrNull(zTaxObject),
  proofNo: zOptionalText(60),
  proofDate: zOrNull(zDay),
}

/** Uang muka of an order, never more than the order; absent amount = what the order asks. PPh is held back of it. */
export const payDownPayment = endpoint({
  method: 'POST',
  path: '/api/pembelian-barang/:id/uang-muka',
  permission: 'update pembelian-barang',
  input: z.strictObject({
    id: zId,
    ...paymentFields,
    ...aheadFields,
    /** What it takes off the order, withheld tax included. */
    amount: z.optional(zPositiveMoney),
    files: zFileIds(),
  }),
  answer: answer<DocumentRef>(),
  touches: posting,
  idempotent: true,
})

/** What the form of an advance that names no order begins with. */
export const startAdvance = endpoint({
  method: 'GET',
  path: '/api/supplier/:id/uang-muka-awal',
  permission: 'update pembelian-barang',
  input: zOnlyId,
  answer: answer<AdvanceStart>(),
  reads: ['purchase-payments', 'suppliers', 'cash'],
})

/** Uang muka that names no order. What it buys decides the PPh that is proposed: 22 of goods, the others of services. */
export const payAdvance = endpoint({
  method: 'POST',
  path: '/api/supplier/:id/uang-muka',
  permission: 'update pembelian-barang',
  input: z.strictObject({
    id: zId,
    ...paymentFields,
    ...aheadFields,
    buys: z.enum(advanceBuys),
    /** What it counts for, withheld tax included. */
    amount: zPositiveMoney,
    files: zFileIds(),
  }),
  answer: answer<DocumentRef>(),
  touches: posting,
  idempotent: true,
})

/** Uses an advance (what is left of a payment, or the credit of a return) on bills; never more than is left. */
export const allocateSupplierAdvance = endpoint({
  method: 'POST',
  path: '/api/uang-muka-supplier/:id/alokasi',
  permission: 'update pembelian-barang',
  input: z.strictObject({
    id: zId,
    source: z._default(z.enum(['payment', 'return']), 'payment'),
    version: zVersion,
    date: zOrNull(zDay),
    allocations: z
      .array(z.strictObject({ billId: zId, amount: zPositiveMoney }))
      .check(z.minLength(1), z.maxLength(200)),
  }),
  answer: answer<DocumentRef>(),
  touches: [...posting, 'purchase-returns'],
  idempotent: true,
})

/** Bukti potong that came later, notes and reference; every field is sent. */
export const amendSupplierPayment = endpoint({
  method: 'PATCH',
  path: '/api/pembayaran-supplier/:id',
  permission: 'update pembelian-barang',
  input: z.strictObject({
    id: zId,
    version: zVersion,
    reference: zOptionalText(60),
    notes: zOptionalText(1000),
    /** Of the PPh that was held back of the advance; absent leaves it. */
    aheadProof: z.optional(z.strictObject({ proofNo: zOptionalText(60), proofDate: zOrNull(zDay) })),
    proofs: z._default(
      z
        .array(z.strictObject({ allocationId: zId, proofNo: zOptionalText(60), proofDate: zOrNull(zDay) }))
        .check(z.maxLength(200)),
      [],
    ),
  }),
  answer: answer<DocumentRef>(),
  touches: ['purchase-payments', 'bills'],
})

export const voidSupplierPayment = endpoint({
  method: 'POST',
  path: '/api/pembayaran-supplier/:id/batal',
  permission: 'delete pembelian-barang',
  input: zActWithReason,
  answer: answer<DocumentRef>(),
  touches: posting,
  idempotent: true,
})

export const listSupplierAdvances = endpoint({
  method: 'GET',
  path: '/api/supplier/:id/uang-muka',
  permission: ['view pembelian-barang', 'view supplier'],
  input: zOnlyId,
  answer: answer<readonly SupplierAdvanceRow[]>(),
  reads: ['purchase-payments', 'purchase-returns'],
})
