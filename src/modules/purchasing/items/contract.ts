import * as z from 'zod/mini'
import { answer, endpoint } from '#kit/http/endpoint.ts'
import { zId } from '#kit/http/shapes.ts'
import type { purchaseStatusWords } from '../orders/columns.ts'

/** A line of an order that asked for an item. */
export interface ItemPurchase {
  readonly lineId: string
  readonly orderId: string
  readonly number: string
  readonly on: string
  readonly supplierId: string
  readonly supplierName: string
  readonly qty: string
  readonly receivedQty: string
  readonly unit: string
  /** Per that unit. */
  readonly price: string
  readonly stage: keyof typeof purchaseStatusWords
}

/** The last fifty posted order lines of an item, newest first. */
export const itemPurchases = endpoint({
  method: 'GET',
  path: '/api/barang/:id/pembelian',
  permission: 'view pembelian-barang',
  input: z.strictObject({ id: zId }),
  answer: answer<readonly ItemPurchase[]>(),
  reads: ['purchases', 'catalog'],
})

/** How a supplier sells an item: what was asked the last time, and before. */
export interface SupplierItemPrice {
  readonly itemId: string
  readonly itemCode: string | null
  readonly name: string
  readonly unit: string
  /** Per that unit. */
  readonly last: string
  readonly lastOn: string
  readonly before: string | null
  readonly lowest: string
  readonly highest: string
  readonly times: number
}

/** Daftar harga: the items ordered of a supplier with their last prices, the latest first, at most 200. */
export const supplierPrices = endpoint({
  method: 'GET',
  path: '/api/supplier/:id/daftar-harga',
  permission: 'view pembelian-barang',
  input: z.strictObject({ id: zId }),
  answer: answer<readonly SupplierItemPrice[]>(),
  reads: ['purchases', 'suppliers'],
})
