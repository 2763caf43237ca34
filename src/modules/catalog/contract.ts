import * as z from 'zod/mini'
import { answer, endpoint } from '#kit/http/endpoint.ts'
import { zBool, zId, zText } from '#kit/http/shapes.ts'
import type { Audited } from '#kit/list/audited.ts'
import { zListQuery, type ListAnswer } from '#kit/list/columns.ts'
import { recordEndpoints } from '#kit/record/endpoints.ts'
import type { AddIn, EditIn, WireOf } from '#kit/record/record.ts'
import { withBeginnings, withKept, type WithKeptIn } from '#modules/catalog/beginnings/contract.ts'
import { itemRecord } from '#modules/catalog/item.record.ts'
import type { PaidPrice } from '#modules/catalog/prices/contract.ts'
import {
  itemKeepers as keepers,
  itemMakers as makers,
  itemViewers as viewers,
  seesPurchases,
} from '#modules/catalog/rights.ts'

/** A row of the item list. */
export interface ItemRow extends Audited {
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
  readonly rabPrice: string | null
  /** Only with 'view biaya' or 'view pembelian-barang'; null while never bought. */
  readonly lastPrice?: string | null
  readonly lastPriceOn?: string | null
  /** Only with 'view biaya'. */
  readonly averageCost?: string | null
  readonly supplierName: string | null
  /** The production houses that keep or use it; only with 'view rumah-produksi'. */
  readonly houseNames?: string | null
  /** In base units, of the warehouses this person may see. */
  readonly onHand: string
  readonly taxCode: string | null
  readonly minStock: string | null
  readonly shelfLocation: string | null
  readonly weightKg: string | null
  readonly barcode: string | null
  /** Null where nothing is stored: services. */
  readonly stockState: 'aman' | 'menipis' | 'habis' | null
  readonly status: 'aktif' | 'nonaktif'
  readonly defaultSupplierId: string | null
  /** The picture opens under /storage/:id. */
  readonly photoId: string | null
  readonly isArchived: boolean
  readonly version: number
}

/** An item as its page shows it. */
export type Item = WireOf<typeof itemRecord> & {
  /** True once stock moved: kind and base unit are fixed. */
  readonly hasMoves: boolean
  readonly supplierName: string | null
  /** What the suppliers it may be had from are called; without the right there are none. */
  readonly supplierNames: Readonly<Record<string, string>>
  /** The production houses that use it; only with 'view rumah-produksi'. */
  readonly houseIds?: readonly string[]
  readonly photoId: string | null
  /** The last price paid; absent without the right, null while never bought. */
  readonly lastPurchase?: PaidPrice | null
  readonly rabPrices: readonly { readonly from: string; readonly price: string }[]
  /** What may stand in for it. */
  readonly substitutes: readonly Substitute[]
  /** Sell prices, newest first; a price holds from its day until the next. */
  readonly prices: readonly { readonly from: string; readonly price: string; readonly level: string }[]
}

/** An item that may stand in for another. */
export interface Substitute {
  readonly id: string
  readonly code: string
  readonly name: string
  readonly baseUnit: string
  readonly kind: string
}

export type ItemInput = AddIn<typeof itemRecord> & z.input<ReturnType<typeof withBeginnings>>
export type ItemEdit = EditIn<typeof itemRecord> & WithKeptIn

const generic = recordEndpoints<typeof itemRecord, ItemRow>(itemRecord, {
  base: '/api/barang',
  subject: 'bahan-baku',
  tag: 'catalog',
  may: {
    view: viewers,
    create: makers,
    update: keepers,
    delete: ['delete bahan-baku', 'delete pembelian-barang'],
    export: ['export bahan-baku', 'export pembelian-barang'],
  },
})

/** Production houses, separated by commas. */
const zHouses = z.pipe(
  z.pipe(
    z.string().check(z.maxLength(2000)),
    z.transform((text: string) => text.split(',').filter((part) => part !== '')),
  ),
  z.array(zId).check(z.maxLength(50)),
)

const inView = {
  archived: z.optional(zBool),
  of: z.optional(z.enum(['bahan-baku', 'produk'])),
  house: z.optional(zHouses),
}
const inFormat = { ...inView, format: z.enum(['csv', 'xlsx']) }

const beside = ['supplier-prices', 'production', 'stock']
const booked = ['stock-documents', 'warehouses', 'journal']

/** The doors of items: bahan-baku and produk are two views (`of`) of this one list. */
export const items = {
  ...generic,
  list: endpoint({
    ...generic.list,
    input: zListQuery(itemRecord.columns, inView),
    answer: answer<ListAnswer<ItemRow>>(),
    reads: ['catalog', 'stock'],
  }),
  export: endpoint({ ...generic.export, input: zListQuery(itemRecord.columns, inFormat) }),
  /** Daftar harga of what the list shows, as PDF. */
  prices: endpoint({
    method: 'GET',
    path: '/api/barang/daftar-harga',
    permission: viewers,
    input: zListQuery(itemRecord.columns, inView),
    answer: answer<never>(),
  }),
  open: endpoint({
    ...generic.open,
    answer: answer<Item>(),
    sensitive: { ...generic.open.sensitive, lastPurchase: seesPurchases, houseIds: 'view rumah-produksi' },
    reads: ['catalog', ...beside],
  }),
  add: endpoint({
    ...generic.add,
    input: withBeginnings(generic.add.input),
    touches: ['catalog', ...beside, ...booked],
  }),
  edit: endpoint({ ...generic.edit, input: withKept(generic.edit.input), touches: ['catalog', ...beside] }),
}

/** Says that two items may stand in for each other. */
export const addSubstitute = endpoint({
  method: 'POST',
  path: '/api/barang/:id/pengganti',
  permission: keepers,
  input: z.strictObject({ id: zId, otherId: zId }),
  answer: answer<{ id: string }>(),
  touches: ['catalog'],
  idempotent: true,
})

export const removeSubstitute = endpoint({
  method: 'DELETE',
  path: '/api/barang/:id/pengganti/:otherId',
  permission: keepers,
  input: z.strictObject({ id: zId, otherId: zId }),
  answer: answer<{ id: string }>(),
  touches: ['catalog'],
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
