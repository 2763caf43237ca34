import * as z from 'zod/mini'
import { zFileIds } from '#kit/files/contract.ts'
import { answer, endpoint } from '#kit/http/endpoint.ts'
import { zPlate } from '#kit/http/plate.ts'
import {
  zBool,
  zDay,
  zId,
  zOptionalText,
  zOrNull,
  zPositiveQuantity,
  zQuantityOrZero,
  zVersion,
} from '#kit/http/shapes.ts'
import { zListQuery, type ListAnswer } from '#kit/list/columns.ts'
import { zOnlyId, type DocumentAct, type DocumentRef } from '../contract.ts'
import type { DayText, DocumentState, InstantText, MoneyText, PriceText, Progress, QtyText } from '../contract.ts'
import { receipt, receiptActs } from './receipt.ts'
import { receiptColumns, type receiptStatusWords } from './columns.ts'

const touches = ['receipts', 'purchases']
const view = 'view pembelian-barang'

export type ReceiptStatus = keyof typeof receiptStatusWords

/** A row of the list of receipts. */
export interface ReceiptRow {
  readonly id: string
  readonly number: string | null
  readonly label: string
  readonly status: ReceiptStatus
  readonly date: DayText
  readonly orderId: string
  readonly orderNumber: string | null
  readonly supplierId: string
  readonly supplierName: string
  readonly warehouseId: string
  readonly warehouseName: string
  readonly supplierSjNo: string | null
  readonly lineCount: number
  readonly hasRejects: boolean
  readonly value: MoneyText
  readonly version: number
}

export interface ReceiptLineDetail {
  readonly id: string
  readonly orderLineId: string
  readonly position: number
  readonly itemId: string
  readonly itemCode: string | null
  readonly description: string
  readonly unit: string
  readonly qtyReceived: QtyText
  readonly qtyAccepted: QtyText
  readonly qtyRejected: QtyText
  readonly rejectReason: string | null
  readonly rack: string | null
  readonly note: string | null
  /** Accepted, in the item's own unit. */
  readonly baseQty: QtyText
  readonly baseUnit: string
  /** Per base unit, and what the line brought into the books. */
  readonly unitCost: PriceText
  readonly value: MoneyText
  readonly billed: QtyText
  readonly returned: QtyText
  /** Of what counts as billed: in place of billed goods that went back. */
  readonly replacing: QtyText
  /** Accepted, not sent back and not yet billed. */
  readonly toBill: QtyText
}

export type ReceiptAct = 'edit' | 'post' | 'void' | 'bill' | 'return' | 'delete'

export interface ReceiptDetail extends ReceiptRow {
  readonly state: DocumentState
  readonly can: readonly ReceiptAct[]
  readonly shipTo: 'warehouse' | 'site'
  readonly projectId: string | null
  readonly billing: Progress | 'returned'
  readonly vehiclePlate: string | null
  readonly driverName: string | null
  readonly receivedBy: string | null
  readonly notes: string | null
  readonly voidReason: string | null
  readonly createdBy: string
  readonly createdAt: InstantText
  readonly postedBy: string | null
  readonly postedAt: InstantText | null
  readonly lines: readonly ReceiptLineDetail[]
}

/** What is still to come of an order: the receipt form begins with it. */
export interface ReceivableOrder {
  readonly orderId: string
  readonly orderNumber: string
  readonly orderVersion: number
  readonly supplierName: string
  readonly shipTo: 'warehouse' | 'site'
  readonly warehouseId: string
  readonly warehouseName: string
  readonly today: DayText
  /** How much more than ordered may come in. */
  readonly overReceiptPercent: string
  readonly lines: readonly {
    readonly orderLineId: string
    readonly itemId: string
    readonly itemCode: string | null
    readonly description: string
    readonly unit: string
    readonly ordered: QtyText
    readonly received: QtyText
    readonly rejected: QtyText
    readonly toReceive: QtyText
    /** The most that may be accepted now, tolerance included. */
    readonly most: QtyText
  }[]
}

export const listReceipts = endpoint({
  method: 'GET',
  path: '/api/pembelian-barang/penerimaan',
  permission: view,
  input: zListQuery<typeof receiptColumns, Record<never, never>>(receiptColumns, {}),
  answer: answer<ListAnswer<ReceiptRow>>(),
  reads: ['receipts'],
})

const inFile = { format: z.enum(['csv', 'xlsx']) }
export const exportReceipts = endpoint({
  method: 'GET',
  path: '/api/pembelian-barang/penerimaan/ekspor',
  permission: 'export pembelian-barang',
  input: zListQuery<typeof receiptColumns, typeof inFile>(receiptColumns, inFile),
  answer: answer<never>(),
})

export const startReceipt = endpoint({
  method: 'GET',
  path: '/api/pembelian-barang/:id/penerimaan/awal',
  permission: ['create pembelian-barang', 'update pembelian-barang', 'create stock'],
  input: zOnlyId,
  answer: answer<ReceivableOrder>(),
  reads: ['purchases', 'receipts'],
})

export const openReceipt = endpoint({
  method: 'GET',
  path: '/api/pembelian-barang/penerimaan/:id',
  permission: view,
  input: zOnlyId,
  answer: answer<ReceiptDetail>(),
  reads: ['receipts'],
})

export const zReceiptLine = z.strictObject({
  orderLineId: zId,
  /** All that came: accepted and rejected together. */
  qtyReceived: zPositiveQuantity,
  qtyRejected: z._default(zQuantityOrZero, 0n as never),
  /** Required with a rejected quantity. */
  rejectReason: zOptionalText(300),
  /** Where it was put; absent leaves the goods where they lie. On a site nothing is put away. */
  rack: z.optional(zOptionalText(40)),
  note: zOptionalText(300),
})

const receiptFields = {
  date: z.optional(zDay),
  /** Absent: where the order is sent to. */
  warehouseId: zOrNull(zId),
  supplierSjNo: zOptionalText(60),
  vehiclePlate: zPlate,
  driverName: zOptionalText(80),
  receivedBy: zOptionalText(80),
  notes: zOptionalText(2000),
  lines: z.array(zReceiptLine).check(z.minLength(1), z.maxLength(500)),
}

/** Receives goods of a posted order; `post` brings them into the books at once. */
export const createReceipt = endpoint({
  method: 'POST',
  path: '/api/pembelian-barang/:id/penerimaan',
  permission: ['create pembelian-barang', 'create stock'],
  input: z.strictObject({ id: zId, ...receiptFields, files: zFileIds(), post: z._default(zBool, false) }),
  answer: answer<DocumentRef>(),
  touches: receipt.touches,
  idempotent: true,
})

/** What came of receiving several orders: numbers of receipts, and the orders nothing was to come of any more. */
export interface ReceivedMany {
  readonly received: readonly string[]
  readonly skipped: readonly string[]
}

/** Receives all that is still to come of the ticked orders, none of it rejected; all of them or none. */
export const receiveMany = endpoint({
  method: 'POST',
  path: '/api/pembelian-barang/terima-banyak',
  permission: ['create pembelian-barang', 'create stock'],
  input: z.strictObject({ ids: z.array(zId).check(z.minLength(1), z.maxLength(50)) }),
  answer: answer<ReceivedMany>(),
  touches: receipt.touches,
  idempotent: true,
})

export const updateReceipt = endpoint({
  method: 'PUT',
  path: '/api/pembelian-barang/penerimaan/:id',
  permission: ['update pembelian-barang', 'create stock'],
  input: z.strictObject({ id: zId, version: zVersion, ...receiptFields }),
  answer: answer<DocumentRef>(),
  touches,
  idempotent: true,
})

export const deleteReceipt = endpoint({
  method: 'DELETE',
  path: '/api/pembelian-barang/penerimaan/:id',
  permission: 'delete pembelian-barang',
  input: zOnlyId,
  answer: answer<{ id: string }>(),
  touches,
})

export const receiptHistory = endpoint({
  method: 'GET',
  path: '/api/pembelian-barang/penerimaan/:id/riwayat',
  permission: view,
  input: zOnlyId,
  answer: answer<readonly DocumentAct[]>(),
  reads: ['receipts', 'files', 'papers'],
})

/** The doors of its acts. */
export const postReceipt = receiptActs.post.door
export const voidReceipt = receiptActs.void.door
