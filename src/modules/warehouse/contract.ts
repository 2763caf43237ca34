import * as z from 'zod/mini'
import { answer, endpoint } from '#kit/http/endpoint.ts'
import {
  zBool, zDay, zId, zMoneyOrZero, zOptionalText, zOrNull, zPositiveQuantity, zQuantityOrZero, zText, zVersion,
} from '#kit/http/shapes.ts'
import { zListQuery, type ListAnswer } from '#kit/list/columns.ts'
import { stockColumns, warehouseColumns, warehouseTypes } from '#modules/warehouse/columns.ts'

export { stockColumns, stockStatuses, warehouseColumns, warehouseTypes } from '#modules/warehouse/columns.ts'

type Quantity = string
type Money = string

/** A row of tab gudang. */
export interface WarehouseRow {
  readonly id: string
  readonly code: string
  readonly name: string
  readonly type: keyof typeof warehouseTypes
  readonly city: string | null
  readonly address: string | null
  readonly keeper: string | null
  readonly itemCount: number
  /** Items at or below their minimum. */
  readonly lowCount: number
  /** Only with 'view biaya'. */
  readonly value?: Money
  readonly isArchived: boolean
  readonly version: number
}

/** A row of tab stock: one item in one warehouse. `id` is the stockId of the routes. */
export interface StockRow {
  readonly id: string
  readonly itemId: string
  readonly itemName: string
  readonly itemCode: string
  readonly itemKind: string
  readonly category: string
  readonly unit: string
  readonly warehouseId: string
  readonly warehouseName: string
  readonly onHand: Quantity
  readonly reserved: Quantity
  readonly available: Quantity
  readonly incoming: Quantity
  readonly minQty: Quantity | null
  readonly rack: string | null
  /** Rupiah per unit, two decimals; null when nothing is there. Only with 'view biaya'. */
  readonly averageCost?: string | null
  /** Only with 'view biaya'. */
  readonly value?: Money
  readonly lastMoveAt: string | null
  readonly status: 'aman' | 'menipis' | 'habis'
}

/** A stock with what its page shows beside the card. */
export interface StockDetail extends StockRow {
  readonly version: number
  /** On hand at the end of each of the last 90 days with a move, oldest first; before the first it is `openingQty`. */
  readonly trend: { readonly openingQty: Quantity; readonly days: readonly { day: string; qty: Quantity }[] }
}

/** A line of the stock card, newest first. */
export interface CardLine {
  readonly id: string
  /** Order in which the book took it; the card is read in this order. */
  readonly seq: string
  readonly on: string
  readonly postedAt: string
  readonly document: { readonly kind: string; readonly id: string; readonly number: string | null }
  readonly isReversal: boolean
  readonly in: Quantity | null
  readonly out: Quantity | null
  readonly balance: Quantity
  readonly by: string | null
  /** Signed value of the move and value left; only with 'view biaya'. */
  readonly value?: Money
  readonly unitCost?: string
  readonly balanceValue?: Money
}

/** A page of the stock card; `opening` is the balance below the last line shown. */
export interface StockCard {
  readonly lines: readonly CardLine[]
  readonly next?: string
  /** Balance at the end of the asked day (or now). */
  readonly closing: { readonly qty: Quantity; readonly value?: Money }
}

/** Words of what a stock document does. */
export const stockDocumentTypes = {
  saldo_awal: 'Saldo awal',
  penerimaan: 'Penerimaan lain',
  pengeluaran: 'Pengeluaran lain',
} as const
export type StockDocumentType = keyof typeof stockDocumentTypes

/** A stock document as its page shows it. */
export interface StockDocument {
  readonly id: string
  readonly number: string | null
  readonly type: StockDocumentType
  readonly state: 'draft' | 'posted' | 'void'
  readonly on: string
  readonly warehouseId: string
  readonly warehouseName: string
  readonly notes: string | null
  readonly voidReason: string | null
  readonly version: number
  readonly postedAt: string | null
  readonly postedBy: string | null
  readonly lines: readonly {
    readonly id: string
    readonly itemId: string
    readonly itemName: string
    readonly itemCode: string
    readonly unit: string
    readonly qty: Quantity
    /** Only with 'view biaya'. */
    readonly value?: Money
  }[]
  readonly can: readonly ('void')[]
}

const zWarehouse = {
  code: zText(20, 'Isi kode gudang.'),
  name: zText(100, 'Isi nama gudang.'),
  type: z._default(z.enum(Object.keys(warehouseTypes) as (keyof typeof warehouseTypes)[]), 'utama'),
  address: zOptionalText(300),
  city: zOptionalText(80),
  keeper: zOptionalText(100),
}

/** Tab gudang. */
export const listWarehouses = endpoint({
  method: 'GET',
  path: '/api/gudang',
  permission: 'view gudang',
  input: zListQuery(warehouseColumns),
  answer: answer<ListAnswer<WarehouseRow>>(),
  reads: ['warehouses', 'stock'],
})

/** Warehouses to choose from; those of the person's scope. */
export const pickWarehouse = endpoint({
  method: 'GET',
  path: '/api/gudang/pilih',
  permission: ['view gudang', 'view stock', 'create stock', 'view order', 'create order', 'update order'],
  input: z.strictObject({}),
  answer: answer<readonly { id: string; code: string; name: string; type: keyof typeof warehouseTypes }[]>(),
  reads: ['warehouses'],
})

/** Tambah gudang, from the side sheet. */
export const addWarehouse = endpoint({
  method: 'POST',
  path: '/api/gudang',
  permission: 'create gudang',
  input: z.strictObject(zWarehouse),
  answer: answer<{ id: string }>(),
  touches: ['warehouses'],
  idempotent: true,
})

/** Ubah gudang; archiving is refused while goods lie there. */
export const changeWarehouse = endpoint({
  method: 'PUT',
  path: '/api/gudang/:id',
  permission: 'update gudang',
  input: z.strictObject({ ...zWarehouse, id: zId, version: zVersion, isArchived: z._default(zBool, false) }),
  answer: answer<{ id: string }>(),
  touches: ['warehouses'],
})

/** One warehouse with its figures. */
export const openWarehouse = endpoint({
  method: 'GET',
  path: '/api/gudang/:id',
  permission: 'view gudang',
  input: z.strictObject({ id: zId }),
  answer: answer<WarehouseRow>(),
  reads: ['warehouses', 'stock'],
})

/** Tab stock; `warehouseId` and the other filters as columns say. */
export const listStock = endpoint({
  method: 'GET',
  path: '/api/stock',
  permission: 'view stock',
  input: zListQuery(stockColumns),
  answer: answer<ListAnswer<StockRow>>(),
  reads: ['stock', 'warehouses', 'catalog'],
})

/** Tambah stok: a document that is posted at once. Values belong to what comes in; what goes out is valued by the book. */
export const addStock = endpoint({
  method: 'POST',
  path: '/api/stock',
  permission: 'create stock',
  input: z.strictObject({
    type: z.enum(Object.keys(stockDocumentTypes) as StockDocumentType[]),
    on: zDay,
    warehouseId: zId,
    notes: zOptionalText(500),
    lines: z
      .array(
        z.strictObject({
          itemId: zId,
          qty: zPositiveQuantity,
          /** Base unit unless one of the item's other units is named. */
          unit: zOptionalText(20),
          /** Whole rupiah for the whole line; needed for saldo_awal and penerimaan. */
          value: zOrNull(zMoneyOrZero),
        }),
      )
      .check(z.minLength(1, 'Isi paling sedikit satu baris.'), z.maxLength(500)),
  }),
  answer: answer<{ id: string; number: string }>(),
  touches: ['stock', 'warehouses', 'journal', 'catalog'],
  idempotent: true,
})

/** One stock with its figures. */
export const openStock = endpoint({
  method: 'GET',
  path: '/api/stock/:id',
  permission: 'view stock',
  input: z.strictObject({ id: zId }),
  answer: answer<StockDetail>(),
  reads: ['stock'],
})

/** Kartu stok, newest first; `after` is the `next` of the page before; `until` shows it as of a day. */
export const stockCard = endpoint({
  method: 'GET',
  path: '/api/stock/:id/kartu',
  permission: 'view stock',
  input: z.strictObject({
    id: zId,
    until: z.optional(zDay),
    after: z.optional(z.string().check(z.regex(/^\d{1,18}$/, 'Muat ulang kartu ini.'))),
  }),
  answer: answer<StockCard>(),
  reads: ['stock'],
})

/** Minimum and rack; quantities are never edited in place. */
export const changeStockSettings = endpoint({
  method: 'PUT',
  path: '/api/stock/:id',
  permission: 'update stock',
  input: z.strictObject({ id: zId, version: zVersion, minQty: zOrNull(zQuantityOrZero), rack: zOptionalText(40) }),
  answer: answer<{ id: string }>(),
  touches: ['stock', 'warehouses'],
})

/** One stock document. */
export const openStockDocument = endpoint({
  method: 'GET',
  path: '/api/stock/dokumen/:id',
  permission: 'view stock',
  input: z.strictObject({ id: zId }),
  answer: answer<StockDocument>(),
  reads: ['stock'],
})

/** Takes a stock document back at original cost. */
export const voidStockDocument = endpoint({
  method: 'POST',
  path: '/api/stock/dokumen/:id/batal',
  permission: 'delete stock',
  input: z.strictObject({ id: zId, version: zVersion, reason: zText(300, 'Tulis alasannya.') }),
  answer: answer<{ id: string }>(),
  touches: ['stock', 'warehouses', 'journal'],
  idempotent: true,
})
