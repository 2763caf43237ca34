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
  zPositiveQuantity,
  zPrice,
  zText,
  zVersion,
} from '#kit/http/shapes.ts'
import { zListQuery, type ListAnswer } from '#kit/list/columns.ts'
import { zDecide } from '#kit/posting/decisions.ts'
import { zTaxObject } from '#modules/company/tax-objects/contract.ts'
import { zOnlyId } from '../contract.ts'
import type { DocumentRef, DocumentState } from '../contract.ts'
import { billColumns } from './columns.ts'
import type { Billable, BillDetail, BillRow, DuplicateWarning, FreightMatch, LineMatch, OpenBill } from './detail.ts'

export type * from './detail.ts'

export const billPosting = ['bills', 'purchases', 'receipts', 'stock', 'journal', 'payables', 'suppliers', 'items']

/** The answer of a save: what was saved, or the papers it looks like, which the person must look at first. */
export interface SavedBill extends DocumentRef {
  readonly state: DocumentState
  /** False: nothing was saved. Ask the person, then send the same again with `confirmDuplicates`. */
  readonly isSaved: boolean
  readonly duplicates: readonly DuplicateWarning[]
}

export const listBills = endpoint({
  method: 'GET',
  path: '/api/tagihan-pembelian',
  permission: 'view pembelian-barang',
  input: zListQuery(billColumns),
  answer: answer<ListAnswer<BillRow>>(),
  reads: ['bills'],
})

const inFile = { format: z.enum(['csv', 'xlsx']) }
export const exportBills = endpoint({
  method: 'GET',
  path: '/api/tagihan-pembelian/ekspor',
  permission: 'export pembelian-barang',
  input: zListQuery<typeof billColumns, typeof inFile>(billColumns, inFile),
  answer: answer<never>(),
})

export const openBill = endpoint({
  method: 'GET',
  path: '/api/tagihan-pembelian/:id',
  permission: 'view pembelian-barang',
  input: zOnlyId,
  answer: answer<BillDetail>(),
  reads: ['bills', 'purchase-payments', 'purchase-returns'],
})

/** Every bill of an order, newest first. */
export const orderBills = endpoint({
  method: 'GET',
  path: '/api/pembelian-barang/:id/tagihan',
  permission: 'view pembelian-barang',
  input: zOnlyId,
  answer: answer<readonly BillRow[]>(),
  reads: ['bills', 'purchase-payments'],
})

/** Open bills of a supplier, oldest due first: what a payment or an advance may settle. */
export const listOpenBills = endpoint({
  method: 'GET',
  path: '/api/supplier/:id/tagihan-terbuka',
  permission: ['view pembelian-barang', 'view supplier'],
  input: zOnlyId,
  answer: answer<readonly OpenBill[]>(),
  reads: ['bills', 'purchase-payments'],
})

/**
 * What waits to be billed of a supplier, or of one order or receipt of theirs; also the start of the bill form. Of a
 * draft: its own lines, and what else waits of its orders.
 */
export const listBillable = endpoint({
  method: 'GET',
  path: '/api/supplier/:id/belum-ditagih',
  permission: 'view pembelian-barang',
  input: z.strictObject({
    id: zId,
    orderId: z.optional(zId),
    receiptId: z.optional(zId),
    billId: z.optional(zId),
  }),
  answer: answer<Billable>(),
  reads: ['bills', 'receipts', 'purchases'],
})

const zBillLine = z.strictObject({
  /** Goods: the line of the receipt. */
  receiptLineId: zOrNull(zId),
  /** A service, which has no receipt: the line of the order. */
  orderLineId: zOrNull(zId),
  /** In the unit of the line; absent = all that is open. */
  qty: z.optional(zPositiveQuantity),
  /** As the supplier's paper has it; absent = as received, so that nothing differs. */
  price: z.optional(zPrice),
  /** Of the line, in rupiah. */
  discount: z.optional(zMoneyOrZero),
})

export const billFields = {
  supplierInvoiceNo: zText(60),
  supplierInvoiceDate: zOrNull(zDay),
  taxInvoiceNo: zOptionalText(20),
  /** The day in our books; absent = today. */
  date: zOrNull(zDay),
  /** Absent: the supplier's invoice date (or `date`) plus the term. */
  dueDate: zOrNull(zDay),
  /** Absent: as the order. */
  priceIncludesTax: z.optional(zBool),
  lines: z.array(zBillLine).check(z.minLength(1), z.maxLength(500)),
  /** Ongkos kirim on the same paper, before PPN; it joins the cost of the goods by value. */
  freight: z.optional(zMoneyOrZero),
  /** PPN as the faktur pajak has it; may differ from ours by rounding only. */
  ppn: z.optional(zMoneyOrZero),
  withholdingKind: z.optional(z.nullable(z.enum(pphKinds))),
  withholdingRate: z.optional(z.nullable(zPercent)),
  /** Absent: the services, of PPh 22 the goods; all where the paper has none of it. */
  withholdingBase: z.optional(zMoneyOrZero),
  /** What PPh 22 or 23 is held back for; absent: what was kept, else the last one of the supplier. */
  withholdingObject: zOrNull(zTaxObject),
  notes: zOptionalText(2000),
}

/** Records a bill; `post: false` keeps a draft. Dearer than the tolerance: it waits for approval instead. */
export const createBill = endpoint({
  method: 'POST',
  path: '/api/tagihan-pembelian',
  permission: 'create pembelian-barang',
  input: z.strictObject({
    supplierId: zId,
    ...billFields,
    files: zFileIds(),
    post: z._default(zBool, true),
    confirmDuplicates: z._default(zBool, false),
  }),
  answer: answer<SavedBill>(),
  touches: billPosting,
  idempotent: true,
})

/** What a bill would be, while it is typed: figures, match of every line, and whether it would wait. */
export interface BillPreview {
  readonly subtotal: string
  readonly dpp: string
  readonly ppn: string
  readonly total: string
  readonly difference: string
  readonly isOverTolerance: boolean
  /** How the freight on the paper stands to what was ordered and not brought yet. */
  readonly freight: { readonly match: FreightMatch; readonly ordered: string }
  /** More of a service than was handed over. */
  readonly isBeforeHandover: boolean
  /** What would be held back of it when it is paid. */
  readonly withholding: { readonly kind: PphKind; readonly base: string; readonly amount: string } | null
  readonly lines: readonly { readonly amount: string; readonly net: string; readonly match: LineMatch }[]
}

export const previewBill = endpoint({
  method: 'POST',
  path: '/api/tagihan-pembelian/pratinjau',
  permission: ['create pembelian-barang', 'update pembelian-barang'],
  input: z.strictObject({ supplierId: zId, ...billFields, supplierInvoiceNo: zOptionalText(60) }),
  answer: answer<BillPreview>(),
})

export const updateBill = endpoint({
  method: 'PUT',
  path: '/api/tagihan-pembelian/:id',
  permission: 'update pembelian-barang',
  input: z.strictObject({ id: zId, version: zVersion, ...billFields }),
  answer: answer<DocumentRef>(),
  touches: ['bills', 'purchases'],
})

/** Terbitkan: books the debt and gives the number, or sends it to be approved. */
export const postBill = endpoint({
  method: 'POST',
  path: '/api/tagihan-pembelian/:id/terbit',
  permission: 'update pembelian-barang',
  input: z.strictObject({ id: zId, version: zVersion, confirmDuplicates: z._default(zBool, false) }),
  answer: answer<SavedBill>(),
  touches: billPosting,
  idempotent: true,
})

/** What another person says of a bill that waits: yes, yes with a note, back for changes, or no. */
export const decideBill = endpoint({
  method: 'POST',
  path: '/api/tagihan-pembelian/:id/putusan',
  permission: 'approve pembelian-barang',
  input: zDecide,
  answer: answer<DocumentRef>(),
  touches: billPosting,
  idempotent: true,
})

/** Double nota: other papers of the same supplier and amount within a day, and the same photos anywhere. */
export const findDuplicates = endpoint({
  method: 'POST',
  path: '/api/tagihan-pembelian/kembar',
  permission: ['create pembelian-barang', 'update pembelian-barang'],
  input: z.strictObject({
    supplierId: zOrNull(zId),
    supplierInvoiceNo: zOptionalText(60),
    date: zOrNull(zDay),
    total: z.optional(zMoneyOrZero),
    files: zFileIds(),
    /** The bill itself, when it is saved already. */
    billId: zOrNull(zId),
  }),
  answer: answer<{
    /** The same supplier and number: this will be refused. */
    readonly sameNumber: { readonly billId: string; readonly number: string; readonly date: string } | null
    readonly warnings: readonly DuplicateWarning[]
  }>(),
})
