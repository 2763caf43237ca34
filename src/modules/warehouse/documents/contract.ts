import * as z from 'zod/mini'
import { zFileIds } from '#kit/files/contract.ts'
import { answer, endpoint } from '#kit/http/endpoint.ts'
import { sensitiveColumns } from '#kit/http/sensitive.ts'
import {
  zBool,
  zDay,
  zId,
  zMoneyOrZero,
  zOptionalText,
  zOrNull,
  zPositiveQuantity,
  zText,
  zVersion,
} from '#kit/http/shapes.ts'
import { zListQuery, type ListAnswer } from '#kit/list/columns.ts'
import {
  conditions,
  documentColumns,
  stockDocumentTypes,
  type Condition,
  type StockDocumentType,
} from '#modules/warehouse/columns.ts'

/** A row of the list of stock documents. */
export interface StockDocumentListRow {
  readonly id: string
  readonly number: string | null
  readonly date: string
  readonly type: StockDocumentType
  readonly warehouseName: string
  readonly warehouseId: string
  readonly lineCount: number
  /** Only with 'view biaya'. */
  readonly value?: string
  readonly by: string | null
  readonly reference: string | null
  readonly state: 'draft' | 'posted' | 'void'
}

/** A line of a stock document, as typed. */
export interface StockDocumentLine {
  readonly id: string
  readonly itemId: string
  readonly itemName: string
  readonly itemCode: string
  readonly unit: string
  readonly qty: string
  readonly note: string | null
  readonly condition: Condition
  readonly rack: string | null
  readonly projectId: string | null
  readonly workItemId: string | null
  readonly isReversed: boolean
  /** Only with 'view biaya'. */
  readonly value?: string
}

/** A stock document as its page shows it. */
export interface StockDocument {
  readonly id: string
  readonly number: string | null
  readonly label: string
  readonly type: StockDocumentType
  readonly state: 'draft' | 'posted' | 'void'
  readonly on: string
  readonly warehouseId: string
  readonly warehouseName: string
  /** The place of damaged goods, or of those to be inspected, when they went there. */
  readonly toWarehouseName: string | null
  readonly projectId: string | null
  readonly requestedBy: string | null
  readonly receivedBy: string | null
  readonly reference: string | null
  readonly notes: string | null
  readonly voidReason: string | null
  readonly version: number
  readonly postedAt: string | null
  readonly postedBy: string | null
  readonly lines: readonly StockDocumentLine[]
  readonly can: readonly ('edit' | 'post' | 'delete' | 'void' | 'reverse-line')[]
}

const posting = ['stock', 'stock-documents', 'warehouses', 'journal', 'catalog']

/** The yes of who may approve it: goods kept for others are used as well, instead of the refusal 'stock.kept'. */
const takeKept = z.optional(zBool)

const fields = {
  type: z.enum(Object.keys(stockDocumentTypes) as StockDocumentType[]),
  on: zDay,
  warehouseId: zId,
  requestedBy: zOptionalText(120),
  receivedBy: zOptionalText(120),
  /** Null: the project of its warehouse, where it has one. */
  projectId: zOrNull(zId),
  /** The order, purchase or project it belongs to. */
  reference: z.optional(zOptionalText(80)),
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
        note: zOptionalText(200),
        /** Of what comes in: damaged goods, and those to be inspected, go to a place of their own. */
        condition: z.optional(z.enum(Object.keys(conditions) as Condition[])),
        /** Of what comes in: where it is put. */
        rack: z.optional(zOptionalText(40)),
        /** Null: what the document itself says. */
        projectId: zOrNull(zId),
        /** Of the line's project. */
        workItemId: zOrNull(zId),
      }),
    )
    .check(z.minLength(1, 'Isi paling sedikit satu baris.'), z.maxLength(500)),
  /** False keeps a draft. */
  post: z._default(zBool, true),
  takeKept,
}

const saved = answer<{ id: string; number: string; version: number }>()

/** Catat mutasi. Values belong to what comes in; what goes out is valued by the book. */
export const addStock = endpoint({
  method: 'POST',
  path: '/api/stock',
  permission: 'create stock',
  input: z.strictObject({ ...fields, files: zFileIds() }),
  answer: saved,
  touches: posting,
  idempotent: true,
})

/** Dokumen stok; `warehouseId` and the other filters as columns say. */
export const listStockDocuments = endpoint({
  method: 'GET',
  path: '/api/stock/dokumen',
  permission: 'view stock',
  input: zListQuery(documentColumns),
  answer: answer<ListAnswer<StockDocumentListRow>>(),
  sensitive: sensitiveColumns(documentColumns),
  reads: ['stock-documents'],
})

/** The stock documents of the filter, as a file. */
export const exportStockDocuments = endpoint({
  method: 'GET',
  path: '/api/stock/dokumen/ekspor',
  permission: 'export stock',
  input: zListQuery(documentColumns, { format: z.enum(['csv', 'xlsx']) }),
  answer: answer<never>(),
})

/** One stock document. */
export const openStockDocument = endpoint({
  method: 'GET',
  path: '/api/stock/dokumen/:id',
  permission: 'view stock',
  input: z.strictObject({ id: zId }),
  answer: answer<StockDocument>(),
  sensitive: { 'lines.value': 'view biaya' },
  reads: ['stock-documents'],
})

/** Writes a draft anew; `post` also posts it. */
export const updateStockDocument = endpoint({
  method: 'PUT',
  path: '/api/stock/dokumen/:id',
  permission: 'create stock',
  input: z.strictObject({ ...fields, id: zId, version: zVersion }),
  answer: saved,
  touches: posting,
  idempotent: true,
})

/** Posts a draft as it stands. */
export const postStockDocument = endpoint({
  method: 'POST',
  path: '/api/stock/dokumen/:id/posting',
  permission: 'create stock',
  input: z.strictObject({ id: zId, version: zVersion, takeKept }),
  answer: saved,
  touches: posting,
  idempotent: true,
})

/** Throws a draft away. */
export const deleteStockDocument = endpoint({
  method: 'DELETE',
  path: '/api/stock/dokumen/:id',
  permission: 'create stock',
  input: z.strictObject({ id: zId }),
  answer: answer<{ id: string }>(),
  touches: ['stock-documents'],
})

/** Takes a stock document back at original cost. */
export const voidStockDocument = endpoint({
  method: 'POST',
  path: '/api/stock/dokumen/:id/batal',
  permission: 'delete stock',
  input: z.strictObject({ id: zId, version: zVersion, reason: zText(300, 'Tulis alasannya.') }),
  answer: answer<{ id: string }>(),
  touches: posting,
  idempotent: true,
})

/** Takes one wrong line back and leaves the others. */
export const reverseStockLine = endpoint({
  method: 'POST',
  path: '/api/stock/dokumen/:id/baris/:lineId/balik',
  permission: 'delete stock',
  input: z.strictObject({ id: zId, lineId: zId, version: zVersion, reason: zText(300, 'Tulis alasannya.') }),
  answer: answer<{ id: string }>(),
  touches: posting,
  idempotent: true,
})
