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
  zPositiveMoney,
  zPositiveQuantity,
  zPrice,
} from '#kit/http/shapes.ts'
import type { DuplicateWarning } from '../bills/contract.ts'
import { zActWithReason } from '../contract.ts'
import type { DocumentRef, MoneyText } from '../contract.ts'

/** What a nota toko form starts with, so that a phone asks for little. */
export interface CashStart {
  readonly warehouses: readonly { readonly id: string; readonly name: string; readonly type: string }[]
  readonly cashAccounts: readonly { readonly id: string; readonly kind: 'kas' | 'bank'; readonly name: string }[]
  /** Used when nobody is chosen. */
  readonly warehouseId: string | null
  readonly cashAccountId: string | null
  /** Where this person bought last, newest first. */
  readonly lastSuppliers: readonly { readonly id: string; readonly name: string }[]
}

export const startCashPurchase = endpoint({
  method: 'GET',
  path: '/api/nota-toko/awal',
  permission: 'create pembelian-barang',
  input: z.strictObject({}),
  answer: answer<CashStart>(),
  reads: ['warehouses', 'cash', 'suppliers'],
})

/** What a nota toko made: all of it, or nothing yet and the papers it looks like. */
export interface SavedCashPurchase {
  /** False: nothing was saved. Ask the person, then send the same again with `confirmDuplicates`. */
  readonly isSaved: boolean
  /** Handed in only: the order waits for somebody's yes; receipt, bill and payment follow from its page. */
  readonly isWaiting: boolean
  readonly duplicates: readonly DuplicateWarning[]
  readonly order: DocumentRef | null
  /** Null when the nota held only services. */
  readonly receipt: DocumentRef | null
  readonly bill: DocumentRef | null
  readonly payment: DocumentRef | null
  readonly total: MoneyText
}

/** Nota toko: order, receipt, bill and payment in one act, all or nothing. Only the lines are needed. */
export const buyForCash = endpoint({
  method: 'POST',
  path: '/api/nota-toko',
  permission: 'create pembelian-barang',
  input: z.strictObject({
    /** Absent: 'Toko umum'. */
    supplierId: zOrNull(zId),
    /** Absent: a number is made of the order's. */
    supplierInvoiceNo: zOptionalText(60),
    date: zOrNull(zDay),
    /** Absent: the first warehouse of this person. */
    warehouseId: zOrNull(zId),
    /** 'site': used at once in a warehouse of kind 'proyek'. */
    shipTo: z._default(z.enum(['warehouse', 'site']), 'warehouse'),
    /** Absent: the project of its warehouse, where it has one. */
    projectId: zOrNull(zId),
    lines: z
      .array(
        z.strictObject({
          itemId: zId,
          qty: zPositiveQuantity,
          /** Absent: the item's own. */
          unit: zOptionalText(20),
          /** Per unit; or the whole line in `amount`. */
          price: z.optional(zPrice),
          amount: z.optional(zPositiveMoney),
          /** Null: what the nota itself says. */
          projectId: zOrNull(zId),
          /** Of the line's project. */
          workItemId: zOrNull(zId),
        }),
      )
      .check(z.minLength(1), z.maxLength(100)),
    /** Off the whole nota. */
    discount: z.optional(zMoneyOrZero),
    freight: z.optional(zMoneyOrZero),
    method: z._default(z.enum(payMethods), 'tunai'),
    cashAccountId: zOrNull(zId),
    supplierBankAccountId: zOrNull(zId),
    notes: zOptionalText(1000),
    files: zFileIds(),
    confirmDuplicates: z._default(zBool, false),
    /** Hand the order in when the amount needs somebody's yes; without it such a nota is refused. */
    submit: z._default(zBool, false),
  }),
  answer: answer<SavedCashPurchase>(),
  touches: [
    'purchases',
    'receipts',
    'bills',
    'purchase-payments',
    'stock',
    'journal',
    'payables',
    'suppliers',
    'items',
    'cash',
  ],
  idempotent: true,
})

/** Takes a nota toko back whole: payment, bill, receipt and order, in that order. */
export const voidCashPurchase = endpoint({
  method: 'POST',
  path: '/api/nota-toko/:id/batal',
  permission: 'delete pembelian-barang',
  input: zActWithReason,
  answer: answer<DocumentRef>(),
  touches: ['purchases', 'receipts', 'bills', 'purchase-payments', 'stock', 'journal', 'payables', 'suppliers', 'cash'],
  idempotent: true,
})
