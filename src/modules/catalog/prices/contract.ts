import * as z from 'zod/mini'
import { answer, endpoint } from '#kit/http/endpoint.ts'
import { zDay, zId, zPrice, zText } from '#kit/http/shapes.ts'
import { seesPurchases } from '#modules/catalog/rights.ts'
import { itemKeepers as keepers } from '#modules/catalog/rights.ts'

/** A price paid, per base unit. */
export interface PaidPrice {
  readonly on: string
  readonly price: string
  readonly supplierId: string | null
  readonly supplierName: string | null
  readonly documentId: string
}

/** A price that begins on a day, perhaps ahead. */
export const setItemPrice = endpoint({
  method: 'POST',
  path: '/api/barang/:id/harga',
  permission: keepers,
  input: z.strictObject({ id: zId, from: zDay, price: zPrice, level: z._default(zText(20), 'eceran') }),
  answer: answer<{ id: string }>(),
  touches: ['catalog'],
  idempotent: true,
})

/** An estimating price that begins on a day, perhaps ahead. */
export const setRabPrice = endpoint({
  method: 'POST',
  path: '/api/barang/:id/harga-rab',
  permission: keepers,
  input: z.strictObject({ id: zId, from: zDay, price: zPrice }),
  answer: answer<{ id: string }>(),
  touches: ['catalog'],
  idempotent: true,
})

/** How one supplier sold it. */
export interface SupplierPrice {
  readonly supplierId: string | null
  readonly supplierName: string | null
  readonly times: number
  readonly last: string
  readonly lastOn: string
  readonly lowest: string
  readonly highest: string
}

/** What was paid for an item in the last twelve months. */
export interface PriceHistory {
  /** The first day looked at, and today. */
  readonly from: string
  readonly to: string
  readonly unit: string
  /** Oldest first. */
  readonly paid: readonly PaidPrice[]
  readonly suppliers: readonly SupplierPrice[]
}

export const priceHistory = endpoint({
  method: 'GET',
  path: '/api/barang/:id/riwayat-harga',
  permission: seesPurchases,
  input: z.strictObject({ id: zId }),
  answer: answer<PriceHistory>(),
  reads: ['catalog', 'parties'],
})
