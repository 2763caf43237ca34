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
  zText,
} from '#kit/http/shapes.ts'
import type { SavedBill } from '../bills/contract.ts'
import type { MoneyText, QtyText } from '../contract.ts'
import { pphKinds } from '../payments/kinds.ts'

export const landedMethods = ['value', 'quantity', 'weight'] as const
export type LandedMethod = (typeof landedMethods)[number]

/** What it is spread by, in the screen's words. */
export const landedMethodWords: Readonly<Record<LandedMethod, string>> = {
  value: 'Nilai',
  quantity: 'Jumlah',
  weight: 'Berat',
}

/** What one received line would take of the cost. */
export interface LandedPart {
  readonly receiptLineId: string
  readonly receiptNumber: string | null
  readonly description: string
  readonly qty: QtyText
  readonly unit: string
  readonly value: MoneyText
  /** Of all of it; null when an item has no weight. */
  readonly weightKg: QtyText | null
  readonly amount: MoneyText
  /** Per unit of the line, after the share. */
  readonly unitCostAfter: string
}

const spread = {
  receiptIds: z.array(zId).check(z.minLength(1), z.maxLength(20)),
  method: z.enum(landedMethods),
}

/** Shows the shares while somebody chooses. */
export const previewLanded = endpoint({
  method: 'POST',
  path: '/api/biaya-perolehan/pratinjau',
  permission: ['create pembelian-barang', 'update pembelian-barang'],
  input: z.strictObject({ ...spread, amount: zPositiveMoney }),
  answer: answer<readonly LandedPart[]>(),
})

/** Books freight or unloading as a bill of whoever carried, and adds it to what received goods cost. Void it as a bill. */
export const createLanded = endpoint({
  method: 'POST',
  path: '/api/biaya-perolehan',
  permission: 'create pembelian-barang',
  input: z.strictObject({
    ...spread,
    /** Whoever is paid: the carrier, or the supplier of the goods. */
    supplierId: zId,
    description: zText(200),
    supplierInvoiceNo: zText(60),
    supplierInvoiceDate: zOrNull(zDay),
    taxInvoiceNo: zOptionalText(20),
    date: zOrNull(zDay),
    dueDate: zOrNull(zDay),
    /** Before PPN. */
    amount: zPositiveMoney,
    ppn: z.optional(zMoneyOrZero),
    withholdingKind: z.optional(z.nullable(z.enum(pphKinds))),
    withholdingRate: z.optional(z.nullable(zPercent)),
    notes: zOptionalText(2000),
    files: zFileIds(),
    confirmDuplicates: z._default(zBool, false),
  }),
  answer: answer<SavedBill>(),
  touches: ['bills', 'purchases', 'receipts', 'stock', 'journal', 'payables', 'suppliers', 'items'],
  idempotent: true,
})
