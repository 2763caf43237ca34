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
  reads: ['purchasing', 'catalog'],
})
