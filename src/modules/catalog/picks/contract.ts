import * as z from 'zod/mini'
import { answer, endpoint } from '#kit/http/endpoint.ts'
import { zId, zLastChosen, zSearch, zText } from '#kit/http/shapes.ts'
import { itemKinds } from '#modules/catalog/kinds.ts'
import { itemMakers, itemViewers, seesPurchases } from '#modules/catalog/rights.ts'

// The picker stands in every grid: this door comes without the record and the forms behind it.

/** What a picker shows of an item. */
export interface ItemChoice {
  readonly id: string
  readonly code: string
  readonly name: string
  readonly kind: string
  readonly baseUnit: string
  /** Price of today per base unit, or null. */
  readonly price: string | null
  /** The same for customers of other levels; a level without a price of its own is absent. */
  readonly levelPrices: Readonly<Record<string, string>>
  readonly taxCode: string | null
  /** Other units: one of it is num/den base units. */
  readonly units: readonly {
    readonly unit: string
    readonly num: number
    readonly den: number
    readonly isPurchase: boolean
    readonly isIssue: boolean
  }[]
  readonly brand: string | null
  readonly defaultSupplierId: string | null
  /** What is free to use, in base units: in the asked warehouse, else in all; null for services. */
  readonly available: string | null
  /** The last price paid per base unit; absent without the right. */
  readonly lastPrice?: string | null
}

/** The twenty active items that fit best by name, code, brand or barcode; or those that are chosen already, by their ids. */
export const pickItem = endpoint({
  method: 'GET',
  path: '/api/barang/pilih',
  permission: [...itemViewers, ...itemMakers],
  input: z.strictObject({
    q: z.optional(zSearch),
    id: z.optional(zId),
    /** Several, separated by commas, at most 500; what is no id is passed over. */
    ids: z.optional(zText(20_000)),
    last: zLastChosen,
    /** Of which the free quantity is told. */
    warehouseId: z.optional(zId),
    /** One or more kinds, separated by commas. */
    kind: z.optional(
      z
        .string()
        .check(z.regex(new RegExp(`^(${Object.keys(itemKinds).join('|')})(,(${Object.keys(itemKinds).join('|')}))*$`))),
    ),
  }),
  answer: answer<readonly ItemChoice[]>(),
  sensitive: { lastPrice: seesPurchases },
  reads: ['catalog', 'stock'],
})
