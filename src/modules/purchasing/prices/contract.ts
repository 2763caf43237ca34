import * as z from 'zod/mini'
import { answer, endpoint } from '#kit/http/endpoint.ts'
import { zDay, zId, zPrice, zQuantityOrZero, zText, zVersion } from '#kit/http/shapes.ts'

/** A line of a supplier's price list. */
export interface ListPrice {
  readonly id: string
  readonly version: number
  readonly itemId: string
  readonly itemCode: string
  readonly itemName: string
  readonly baseUnit: string
  readonly unit: string
  /** Per that unit. */
  readonly price: string
  /** From this quantity on; '0' for any. */
  readonly minQty: string
  readonly validFrom: string
  readonly endedOn: string | null
  /** berlaku: true today · nanti: from a later day on · lewat: replaced or ended. */
  readonly standing: 'berlaku' | 'nanti' | 'lewat'
  readonly by: string
}

const reads = ['supplier-prices', 'suppliers', 'items']

/** The price list of a supplier with what it was before, by item; the newest first. */
export const priceList = endpoint({
  method: 'GET',
  path: '/api/supplier/:id/daftar-harga/berlaku',
  permission: 'view pembelian-barang',
  input: z.strictObject({ id: zId }),
  answer: answer<readonly ListPrice[]>(),
  reads,
})

/** Who may write what suppliers ask. */
export const listKeepers = ['create supplier', 'update supplier'] as const

const zListPrice = z.strictObject({
  /** Of a line that stands already, with the version it was read at. */
  id: z.optional(zId),
  version: z.optional(zVersion),
  itemId: zId,
  unit: zText(20),
  price: zPrice,
  minQty: z.optional(zQuantityOrZero),
  validFrom: zDay,
})

/**
 * Writes what holds today and later. A line with another day begins a new price and the old one stays in the history; a
 * line that is left out ends today, one that has not begun goes. Where `known` says which lines were read before, those
 * that somebody else added meanwhile stay.
 */
export const savePriceList = endpoint({
  method: 'PUT',
  path: '/api/supplier/:id/daftar-harga',
  permission: listKeepers,
  input: z.strictObject({
    id: zId,
    prices: z.array(zListPrice).check(z.maxLength(500)),
    known: z.optional(z.array(z.strictObject({ id: zId, version: zVersion })).check(z.maxLength(2000))),
  }),
  answer: answer<{ readonly count: number }>(),
  touches: ['supplier-prices', 'history'],
})

/** What a supplier's list says of items on a day: each unit and minimum by itself. */
export interface OfferedPrice {
  readonly itemId: string
  readonly unit: string
  readonly price: string
  /** The same for one base unit. */
  readonly basePrice: string
  readonly minQty: string
  readonly minBaseQty: string
  readonly validFrom: string
}

/** The list prices that hold on a day, for the proposal of an order line; ids separated by commas. */
export const offeredPrices = endpoint({
  method: 'GET',
  path: '/api/pembelian-barang/harga-supplier',
  permission: 'view pembelian-barang',
  input: z.strictObject({ supplierId: zId, itemIds: zText(20_000), date: z.optional(zDay) }),
  answer: answer<readonly OfferedPrice[]>(),
  reads,
})

/** What a supplier asks for one item today. */
export interface ItemOffer {
  readonly id: string
  readonly supplierId: string
  readonly supplierName: string
  readonly unit: string
  /** Per that unit. */
  readonly price: string
  /** The same for one base unit. */
  readonly basePrice: string
  /** From this quantity on; '0' for any. */
  readonly minQty: string
  readonly validFrom: string
}

/** Which suppliers offer an item today by their lists, the cheapest first, at most 50. */
export const itemOffers = endpoint({
  method: 'GET',
  path: '/api/barang/:id/harga-supplier',
  permission: 'view pembelian-barang',
  input: z.strictObject({ id: zId }),
  answer: answer<readonly ItemOffer[]>(),
  reads,
})
