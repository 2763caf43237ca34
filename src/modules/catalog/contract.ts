import * as z from 'zod/mini'
import { answer, endpoint } from '#kit/http/endpoint.ts'
import { zDay, zId, zPrice, zText } from '#kit/http/shapes.ts'
import { recordEndpoints } from '#kit/record/endpoints.ts'
import type { AddIn, EditIn, WireOf } from '#kit/record/record.ts'
import { itemKinds, itemRecord } from '#modules/catalog/item.record.ts'

/** A row of the item list. */
export interface ItemRow {
  readonly id: string
  readonly code: string
  readonly name: string
  readonly kind: string
  readonly category: string
  readonly brand: string | null
  readonly baseUnit: string
  /** The price of today, or null. */
  readonly sellPrice: string | null
  /** Only with 'view biaya'. */
  readonly minPrice?: string | null
  readonly estCost?: string | null
  readonly taxCode: string | null
  readonly minStock: string | null
  readonly status: 'aktif' | 'nonaktif'
  readonly isArchived: boolean
  readonly version: number
}

/** An item as its page shows it. */
export type Item = WireOf<typeof itemRecord> & {
  /** True once stock moved: kind and base unit are fixed. */
  readonly hasMoves: boolean
  /** Sell prices, newest first; a price holds from its day until the next. */
  readonly prices: readonly { readonly from: string; readonly price: string; readonly level: string }[]
}

export type ItemInput = AddIn<typeof itemRecord>
export type ItemEdit = EditIn<typeof itemRecord>

const viewers = ['view bahan-baku', 'view pembelian-barang', 'view order', 'view stock'] as const
const makers = ['create bahan-baku', 'create pembelian-barang', 'create order'] as const

const generic = recordEndpoints<typeof itemRecord, ItemRow>(itemRecord, {
  base: '/api/barang',
  subject: 'bahan-baku',
  tag: 'catalog',
  may: { view: viewers, create: makers, update: ['update bahan-baku', 'update pembelian-barang'] },
})

/** The doors of items: bahan-baku and produk are filtered views of this one list (`kind`). */
export const items = {
  ...generic,
  open: endpoint({ ...generic.open, answer: answer<Item>() }),
}

/** What a picker shows of an item. */
export interface ItemChoice {
  readonly id: string
  readonly code: string
  readonly name: string
  readonly kind: string
  readonly baseUnit: string
  /** Price of today per base unit, or null. */
  readonly price: string | null
  readonly taxCode: string | null
  /** Other units: one of it is num/den base units. */
  readonly units: readonly { readonly unit: string; readonly num: number; readonly den: number }[]
}

/** At most twenty active items by name, code, brand or barcode. */
export const pickItem = endpoint({
  method: 'GET',
  path: '/api/barang/pilih',
  permission: [...viewers, ...makers],
  input: z.strictObject({
    q: z.optional(z.string().check(z.trim(), z.maxLength(100))),
    id: z.optional(zId),
    /** One or more kinds, separated by commas. */
    kind: z.optional(
      z
        .string()
        .check(z.regex(new RegExp(`^(${Object.keys(itemKinds).join('|')})(,(${Object.keys(itemKinds).join('|')}))*$`))),
    ),
  }),
  answer: answer<readonly ItemChoice[]>(),
  reads: ['catalog'],
})

/** A price that begins on a day, perhaps ahead. */
export const setItemPrice = endpoint({
  method: 'POST',
  path: '/api/barang/:id/harga',
  permission: ['update bahan-baku', 'update pembelian-barang'],
  input: z.strictObject({ id: zId, from: zDay, price: zPrice, level: z._default(zText(20), 'eceran') }),
  answer: answer<{ id: string }>(),
  touches: ['catalog'],
  idempotent: true,
})

export const itemCategories = endpoint({
  method: 'GET',
  path: '/api/barang/kategori',
  permission: [...viewers, ...makers],
  input: z.strictObject({}),
  answer: answer<readonly string[]>(),
  reads: ['catalog'],
})

/** Units to choose from: the usual ones and the company's own. */
export const units = endpoint({
  method: 'GET',
  path: '/api/satuan',
  permission: 'signed-in',
  input: z.strictObject({}),
  answer: answer<readonly string[]>(),
  reads: ['catalog'],
})

export const addUnit = endpoint({
  method: 'POST',
  path: '/api/satuan',
  permission: makers,
  input: z.strictObject({ name: zText(20) }),
  answer: answer<{ name: string }>(),
  touches: ['catalog'],
  idempotent: true,
})
