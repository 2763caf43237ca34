import { pphKinds, type PphKind } from '#ground/pph.ts'
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
  zVersion,
} from '#kit/http/shapes.ts'
import { zTaxObject } from '#modules/company/tax-objects/contract.ts'
import type { FreightMatch, ProposedPph, SavedBill } from '../bills/contract.ts'
import { zOnlyId, type DayText, type DocumentRef, type MoneyText, type PercentText, type QtyText } from '../contract.ts'

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

/** What the bill of a carrier begins with. */
export interface LandedStart {
  readonly supplierId: string
  readonly supplierIsPkp: boolean
  readonly termDays: number
  readonly withholdingKind: PphKind | null
  /** What would be held back of it, for each kind of PPh. */
  readonly withholdings: readonly ProposedPph[]
}

/** What the carrier's paper comes to. */
export interface LandedPaper {
  readonly dueDate: DayText
  readonly ppn: MoneyText
  readonly total: MoneyText
  /** How much of the cost was ordered with the goods. */
  readonly ordered: MoneyText
  /** Against the freight that was ordered; 'price-over' waits for somebody's yes. */
  readonly freightMatch: FreightMatch
  readonly tolerancePercent: PercentText
  /** What is held back of it when it is paid. */
  readonly withholding: { readonly kind: PphKind; readonly base: MoneyText; readonly amount: MoneyText } | null
}

export interface LandedPreview {
  readonly parts: readonly LandedPart[]
  /** Null until it is known who is paid. */
  readonly paper: LandedPaper | null
}

export const startLanded = endpoint({
  method: 'GET',
  path: '/api/supplier/:id/biaya-perolehan',
  permission: 'create pembelian-barang',
  input: zOnlyId,
  answer: answer<LandedStart>(),
  reads: ['suppliers'],
})

const spread = {
  receiptIds: z.array(zId).check(z.minLength(1), z.maxLength(20)),
  method: z.enum(landedMethods),
}

const terms = {
  supplierInvoiceDate: zOrNull(zDay),
  dueDate: zOrNull(zDay),
  /** Before PPN. */
  amount: zPositiveMoney,
  ppn: z.optional(zMoneyOrZero),
  withholdingKind: z.optional(z.nullable(z.enum(pphKinds))),
  withholdingRate: z.optional(z.nullable(zPercent)),
  /** What PPh 22 or 23 is held back for; absent: what was kept, else the last one of the supplier. */
  withholdingObject: zOrNull(zTaxObject),
}

/** A receipt whose goods may bear a landed cost. */
export interface CarriedReceipt {
  readonly id: string
  readonly label: string
  readonly lineCount: number
  readonly value: MoneyText
}

/** What the form of a landed cost that was sent back begins with, beside the bill itself. */
export interface LandedDraft {
  readonly start: LandedStart
  /** The receipts of its orders. */
  readonly receipts: readonly CarriedReceipt[]
}

export const startLandedDraft = endpoint({
  method: 'GET',
  path: '/api/biaya-perolehan/:id',
  permission: 'update pembelian-barang',
  input: zOnlyId,
  answer: answer<LandedDraft>(),
  reads: ['bills', 'receipts', 'suppliers'],
})

/** Shows the shares, and what the paper comes to, while somebody chooses. */
export const previewLanded = endpoint({
  method: 'POST',
  path: '/api/biaya-perolehan/pratinjau',
  permission: ['create pembelian-barang', 'update pembelian-barang'],
  input: z.strictObject({ ...spread, ...terms, supplierId: zOrNull(zId) }),
  answer: answer<LandedPreview>(),
})

const paper = {
  ...spread,
  ...terms,
  /** Whoever is paid: the carrier, or the supplier of the goods. */
  supplierId: zId,
  description: zText(200),
  supplierInvoiceNo: zText(60),
  taxInvoiceNo: zOptionalText(20),
  date: zOrNull(zDay),
  notes: zOptionalText(2000),
}

/** Books freight or unloading as a bill of whoever carried, and adds it to what received goods cost. Void it as a bill. */
export const createLanded = endpoint({
  method: 'POST',
  path: '/api/biaya-perolehan',
  permission: 'create pembelian-barang',
  input: z.strictObject({
    ...paper,
    files: zFileIds(),
    confirmDuplicates: z._default(zBool, false),
  }),
  answer: answer<SavedBill>(),
  touches: ['bills', 'purchases', 'receipts', 'stock', 'journal', 'payables', 'suppliers', 'items'],
  idempotent: true,
})

/** Writes a landed cost that was sent back anew; it is handed in again as a bill is. */
export const updateLanded = endpoint({
  method: 'PUT',
  path: '/api/biaya-perolehan/:id',
  permission: 'update pembelian-barang',
  input: z.strictObject({ id: zId, version: zVersion, ...paper }),
  answer: answer<DocumentRef>(),
  touches: ['bills', 'purchases', 'receipts'],
})
