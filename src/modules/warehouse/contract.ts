import * as z from 'zod/mini'
import { answer, endpoint } from '#kit/http/endpoint.ts'
import { sensitiveColumns } from '#kit/http/sensitive.ts'
import {
  zBool,
  zDay,
  zId,
  zOptionalText,
  zOrNull,
  zPositiveQuantity,
  zQuantityOrZero,
  zText,
  zVersion,
} from '#kit/http/shapes.ts'
import { zListQuery, type ListAnswer } from '#kit/list/columns.ts'
import type {
  StockCard,
  StockDetail,
  StockRow,
  ValuationRow,
  ValuationTotal,
  WarehouseRow,
} from '#modules/warehouse/answers.ts'
import { stockColumns, valuationColumns, warehouseColumns, warehouseTypes } from '#modules/warehouse/columns.ts'

export type {
  CardLine,
  StockCard,
  StockDetail,
  StockRow,
  ValuationRow,
  ValuationTotal,
  WarehouseRow,
} from '#modules/warehouse/answers.ts'
export {
  conditions,
  stockDocumentTypes,
  stockStatuses,
  warehouseTypes,
  type Condition,
  type StockDocumentType,
} from '#modules/warehouse/columns.ts'
export { addStock } from '#modules/warehouse/documents/contract.ts'

const zWarehouse = {
  code: zText(20, 'Isi kode gudang.'),
  name: zText(100, 'Isi nama gudang.'),
  type: z._default(z.enum(Object.keys(warehouseTypes) as (keyof typeof warehouseTypes)[]), 'utama'),
  address: zOptionalText(300),
  city: zOptionalText(80),
  keeper: zOptionalText(100),
  racks: z._default(z.array(zText(40, 'Isi nama rak.')).check(z.maxLength(200)), []),
  /** Only with 'approve stock' may it be turned on. */
  allowNegative: z._default(zBool, false),
}

/** Tab gudang. */
export const listWarehouses = endpoint({
  method: 'GET',
  path: '/api/gudang',
  permission: 'view gudang',
  input: zListQuery(warehouseColumns),
  answer: answer<ListAnswer<WarehouseRow>>(),
  sensitive: sensitiveColumns(warehouseColumns),
  reads: ['warehouses', 'stock'],
})

const inFormat = { format: z.enum(['csv', 'xlsx']) }

/** The warehouses of the filter, as a file. */
export const exportWarehouses = endpoint({
  method: 'GET',
  path: '/api/gudang/ekspor',
  permission: 'export gudang',
  input: zListQuery(warehouseColumns, inFormat),
  answer: answer<never>(),
})

/** The stock of the filter, as a file. */
export const exportStock = endpoint({
  method: 'GET',
  path: '/api/stock/ekspor',
  permission: 'export stock',
  input: zListQuery(stockColumns, inFormat),
  answer: answer<never>(),
})

/** The stock of the filter as a paper, warehouse by warehouse. */
export const printStock = endpoint({
  method: 'GET',
  path: '/api/stock/cetak',
  permission: 'view stock',
  input: zListQuery(stockColumns),
  answer: answer<never>(),
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
  sensitive: { value: 'view biaya' },
  reads: ['warehouses', 'stock'],
})

/** Tab stock; `warehouseId` and the other filters as columns say. */
export const listStock = endpoint({
  method: 'GET',
  path: '/api/stock',
  permission: 'view stock',
  input: zListQuery(stockColumns),
  answer: answer<ListAnswer<StockRow>>(),
  sensitive: sensitiveColumns(stockColumns),
  reads: ['stock', 'warehouses', 'catalog'],
})

/** One stock with its figures. */
export const openStock = endpoint({
  method: 'GET',
  path: '/api/stock/:id',
  permission: 'view stock',
  input: z.strictObject({ id: zId }),
  answer: answer<StockDetail>(),
  sensitive: { value: 'view biaya', averageCost: 'view biaya' },
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
  sensitive: {
    'lines.value': 'view biaya',
    'lines.unitCost': 'view biaya',
    'lines.chargedToUsed': 'view biaya',
    'lines.balanceValue': 'view biaya',
    'closing.value': 'view biaya',
  },
  reads: ['stock'],
})

/** Nilai persediaan at the end of a day, item by item. */
export const listValuation = endpoint({
  method: 'GET',
  path: '/api/stock/nilai',
  permission: 'view biaya',
  input: zListQuery(valuationColumns, { on: zDay }),
  answer: answer<ListAnswer<ValuationRow>>(),
  reads: ['stock'],
})

/** The whole of it as a file; needs 'view biaya' besides. */
export const exportValuation = endpoint({
  method: 'GET',
  path: '/api/stock/nilai/ekspor',
  permission: 'export stock',
  input: zListQuery(valuationColumns, { on: zDay, ...inFormat }),
  answer: answer<never>(),
})

/** The same, summed. */
export const valuationTotal = endpoint({
  method: 'GET',
  path: '/api/stock/nilai/jumlah',
  permission: 'view biaya',
  input: z.strictObject({ on: zDay, warehouseId: z.optional(zId) }),
  answer: answer<ValuationTotal>(),
  reads: ['stock'],
})

const settings = {
  reorderQty: zOrNull(zPositiveQuantity),
  /** From where on goods run low, and beyond what no more is bought; left out, they stay as they are. */
  minQty: z.optional(z.nullable(zQuantityOrZero)),
  maxQty: z.optional(z.nullable(zPositiveQuantity)),
  rack: zOptionalText(40),
}

/** How much of an item a warehouse keeps, also before any of it lies there. */
export const beginStockSettings = endpoint({
  method: 'POST',
  path: '/api/stock/batas',
  permission: 'update stock',
  input: z.strictObject({ itemId: zId, warehouseId: zId, ...settings }),
  answer: answer<{ id: string }>(),
  touches: ['stock', 'warehouses', 'catalog'],
  idempotent: true,
})

/** Minimum and rack; quantities are never edited in place. */
export const changeStockSettings = endpoint({
  method: 'PUT',
  path: '/api/stock/:id',
  permission: 'update stock',
  input: z.strictObject({
    id: zId,
    version: zVersion,
    ...settings,
  }),
  answer: answer<{ id: string }>(),
  touches: ['stock', 'warehouses'],
})
