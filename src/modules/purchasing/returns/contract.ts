import * as z from 'zod/mini'
import { zFileIds } from '#kit/files/contract.ts'
import { answer, endpoint } from '#kit/http/endpoint.ts'
import { zPlate } from '#kit/http/plate.ts'
import { zDay, zId, zOptionalText, zOrNull, zPositiveQuantity } from '#kit/http/shapes.ts'
import { zListQuery, type ListAnswer } from '#kit/list/columns.ts'
import { zActWithReason, zOnlyId, zReason } from '../contract.ts'
import type { DayText, DocumentRef, DocumentState, InstantText, MoneyText, PriceText, QtyText } from '../contract.ts'
import { purchaseReturnColumns } from './columns.ts'

export interface PurchaseReturnRow {
  readonly id: string
  readonly version: number
  readonly label: string
  readonly date: DayText
  readonly supplierId: string
  readonly supplierName: string
  readonly receiptNumber: string | null
  readonly reason: string
  readonly state: DocumentState
  /** What the goods cost. */
  readonly value: MoneyText
  /** What is taken off the debt: the part that was billed, PPN included. */
  readonly total: MoneyText
  readonly unallocated: MoneyText
  /** Other goods are asked for instead of a credit. */
  readonly wantsReplacement: boolean
}

export interface PurchaseReturnLine {
  readonly id: string
  readonly position: number
  readonly receiptLineId: string
  readonly receiptId: string
  readonly receiptNumber: string | null
  readonly itemId: string
  readonly itemCode: string | null
  readonly description: string
  readonly qty: QtyText
  readonly unit: string
  /** Of the quantity: not yet billed, and billed. */
  readonly unbilledQty: QtyText
  readonly billedQty: QtyText
  readonly cost: MoneyText
  readonly price: PriceText
  /** Debit note of the billed part, before PPN, and its PPN. */
  readonly net: MoneyText
  readonly ppn: MoneyText
  /** What the supplier owes us in goods for what was billed of it. */
  readonly claim: MoneyText
  /** Of it, not yet come and not given up. */
  readonly awaitedQty: QtyText
}

export interface PurchaseReturnDetail extends PurchaseReturnRow {
  readonly number: string | null
  readonly warehouseId: string
  readonly warehouseName: string
  readonly supplierAddress: string | null
  readonly vehiclePlate: string | null
  readonly driverName: string | null
  readonly net: MoneyText
  readonly ppn: MoneyText
  readonly allocatedTotal: MoneyText
  readonly notes: string | null
  readonly voidReason: string | null
  readonly postedBy: string | null
  readonly postedAt: InstantText | null
  readonly lines: readonly PurchaseReturnLine[]
  /** Bills that became smaller by it. */
  readonly settlements: readonly {
    readonly id: string
    readonly billId: string
    readonly billNumber: string
    readonly date: DayText
    readonly amount: MoneyText
  }[]
  /** Billed goods whose replacement has not come: what giving up on them takes off the debt, PPN included. */
  readonly awaited: MoneyText
  readonly closings: readonly {
    readonly id: string
    readonly date: DayText
    readonly reason: string
    readonly total: MoneyText
    readonly by: string
  }[]
  readonly can: readonly ('allocate' | 'void' | 'close-replacement')[]
}

/** A received line that may go back. */
export interface ReturnableLine {
  readonly receiptLineId: string
  readonly receiptId: string
  readonly receiptNumber: string | null
  readonly itemId: string
  readonly itemCode: string | null
  readonly description: string
  readonly unit: string
  readonly acceptedQty: QtyText
  readonly returnedQty: QtyText
  readonly openQty: QtyText
  readonly billedQty: QtyText
}

const posting = ['purchase-returns', 'receipts', 'bills', 'purchases', 'stock', 'journal', 'payables', 'suppliers']

export const listPurchaseReturns = endpoint({
  method: 'GET',
  path: '/api/retur-beli',
  permission: 'view pembelian-barang',
  input: zListQuery(purchaseReturnColumns),
  answer: answer<ListAnswer<PurchaseReturnRow>>(),
  reads: ['purchase-returns'],
})

const inFile = { format: z.enum(['csv', 'xlsx']) }
export const exportPurchaseReturns = endpoint({
  method: 'GET',
  path: '/api/retur-beli/ekspor',
  permission: 'export pembelian-barang',
  input: zListQuery<typeof purchaseReturnColumns, typeof inFile>(purchaseReturnColumns, inFile),
  answer: answer<never>(),
})

export const openPurchaseReturn = endpoint({
  method: 'GET',
  path: '/api/retur-beli/:id',
  permission: 'view pembelian-barang',
  input: zOnlyId,
  answer: answer<PurchaseReturnDetail>(),
  reads: ['purchase-returns', 'bills'],
})

/** Every return of an order, newest first. */
export const orderReturns = endpoint({
  method: 'GET',
  path: '/api/pembelian-barang/:id/retur',
  permission: 'view pembelian-barang',
  input: zOnlyId,
  answer: answer<readonly PurchaseReturnRow[]>(),
  reads: ['purchase-returns'],
})

/** What of an order may still go back. */
export const listReturnable = endpoint({
  method: 'GET',
  path: '/api/pembelian-barang/:id/bisa-retur',
  permission: 'view pembelian-barang',
  input: zOnlyId,
  answer: answer<readonly ReturnableLine[]>(),
  reads: ['purchase-returns', 'receipts'],
})

/**
 * Sends goods back at what they cost; what was billed of them is taken off the debt, the rest of it becomes an advance.
 * With `wantsReplacement` nothing is taken off: the order awaits them again.
 */
export const createPurchaseReturn = endpoint({
  method: 'POST',
  path: '/api/retur-beli',
  permission: 'create pembelian-barang',
  input: z.strictObject({
    date: zOrNull(zDay),
    reason: zReason,
    wantsReplacement: z._default(z.boolean(), false),
    vehiclePlate: zPlate,
    driverName: zOptionalText(80),
    notes: zOptionalText(1000),
    lines: z
      .array(z.strictObject({ receiptLineId: zId, qty: zPositiveQuantity }))
      .check(z.minLength(1), z.maxLength(500)),
    files: zFileIds(),
  }),
  answer: answer<DocumentRef>(),
  touches: posting,
  idempotent: true,
})

/** The rest of a replacement will not come: it is taken off the debt as a return is, and no longer awaited. */
export const closeReplacement = endpoint({
  method: 'POST',
  path: '/api/retur-beli/:id/tutup-pengganti',
  permission: 'update pembelian-barang',
  input: zActWithReason,
  answer: answer<DocumentRef>(),
  touches: [...posting, 'purchase-requests'],
  idempotent: true,
})

export const voidPurchaseReturn = endpoint({
  method: 'POST',
  path: '/api/retur-beli/:id/batal',
  permission: 'delete pembelian-barang',
  input: zActWithReason,
  answer: answer<DocumentRef>(),
  touches: posting,
  idempotent: true,
})
