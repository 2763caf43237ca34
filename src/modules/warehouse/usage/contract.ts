import * as z from 'zod/mini'
import { answer, endpoint } from '#kit/http/endpoint.ts'
import { sensitiveColumns } from '#kit/http/sensitive.ts'
import { zDay, zId, zOptionalText, zOrNull, zPositiveQuantity, zText, zVersion } from '#kit/http/shapes.ts'
import type { DayText, MoneyText, QtyText } from '#kit/http/wire.ts'
import { zListQuery, type ListAnswer } from '#kit/list/columns.ts'
import { zOnlyId } from '#kit/posting/acts.ts'
import { usageColumns } from './columns.ts'

/** Material that was used: an item of a document. */
export interface UsageRow {
  readonly id: string
  readonly documentId: string
  readonly date: DayText
  readonly number: string
  readonly projectId: string
  readonly projectName: string
  readonly itemId: string
  readonly itemName: string
  /** In the base unit of the item. */
  readonly qty: QtyText
  readonly unit: string
  readonly workItemName: string | null
  readonly warehouseName: string
  /** Only with 'view biaya'. */
  readonly value?: MoneyText
  readonly by: string | null
}

/** A document of material used on a site. */
export interface Usage {
  readonly id: string
  readonly number: string
  readonly version: number
  readonly state: 'posted' | 'void'
  readonly date: DayText
  readonly projectId: string
  readonly projectName: string
  readonly warehouseName: string
  /** It was used from the store of the site: only such a document is written anew here. */
  readonly isOfSite: boolean
  readonly notes: string | null
  readonly by: string | null
  readonly lines: readonly {
    readonly itemId: string
    readonly itemName: string
    readonly qty: QtyText
    readonly unit: string
    readonly workItemId: string | null
    readonly workItemName: string | null
    readonly note: string | null
    readonly value?: MoneyText
  }[]
}

/** What became of an item on a site. */
export interface SiteMaterial {
  readonly itemId: string
  readonly itemName: string
  readonly unit: string
  /** Came to the store of the site from anywhere, less what went on to elsewhere. */
  readonly came: QtyText
  /** Was used for the project, from whichever store. */
  readonly used: QtyText
  /** Lies in the store of the site. */
  readonly left: QtyText
  /** Of what was used, at moving average; only with 'view biaya'. */
  readonly usedValue?: MoneyText
  readonly leftValue?: MoneyText
}

/** The material of a site, as its store and its usage tell it. */
export interface SiteMaterials {
  readonly projectId: string
  readonly projectName: string
  readonly warehouseId: string
  readonly warehouseName: string
  readonly rows: readonly SiteMaterial[]
}

const reads = ['stock', 'stock-documents', 'projects']
const view = 'view laporan-bahan-baku'

/** Material used on the sites one may see, the newest first. */
export const listUsage = endpoint({
  method: 'GET',
  path: '/api/laporan-bahan-baku',
  permission: view,
  input: zListQuery(usageColumns),
  answer: answer<ListAnswer<UsageRow>>(),
  sensitive: sensitiveColumns(usageColumns),
  reads,
})

/** The list as a file. */
export const exportUsage = endpoint({
  method: 'GET',
  path: '/api/laporan-bahan-baku/ekspor',
  permission: 'export laporan-bahan-baku',
  input: zListQuery(usageColumns, { format: z.enum(['csv', 'xlsx']) }),
  answer: answer<never>(),
})

/** What came to a site, was used and is left: at most 1,000 items, by name. */
export const siteMaterials = endpoint({
  method: 'GET',
  path: '/api/laporan-bahan-baku/rekap',
  permission: [view, 'create laporan-bahan-baku'],
  input: z.strictObject({ projectId: zId }),
  answer: answer<SiteMaterials>(),
  sensitive: { 'rows.usedValue': 'view biaya', 'rows.leftValue': 'view biaya' },
  reads,
})

/** One document of material used. */
export const openUsage = endpoint({
  method: 'GET',
  path: '/api/laporan-bahan-baku/:id',
  permission: view,
  input: zOnlyId,
  answer: answer<Usage>(),
  sensitive: { 'lines.value': 'view biaya' },
  reads,
})

const fields = {
  projectId: zId,
  date: zDay,
  notes: zOptionalText(500),
  lines: z
    .array(
      z.strictObject({
        itemId: zId,
        qty: zPositiveQuantity,
        workItemId: zOrNull(zId),
        note: zOptionalText(200),
      }),
    )
    .check(z.minLength(1, 'Isi paling sedikit satu bahan.'), z.maxLength(200)),
}
const touches = ['stock', 'stock-documents', 'warehouses', 'journal', 'catalog']

/** Writes down what was used from the store of a site; it leaves the store at moving average and becomes cost of the project. */
export const addUsage = endpoint({
  method: 'POST',
  path: '/api/laporan-bahan-baku',
  permission: 'create laporan-bahan-baku',
  input: z.strictObject(fields),
  answer: answer<{ readonly id: string; readonly number: string }>(),
  touches,
  idempotent: true,
})

/** Takes a usage back and writes down what was really used, in one act; both papers stay. */
export const reviseUsage = endpoint({
  method: 'PUT',
  path: '/api/laporan-bahan-baku/:id',
  permission: 'update laporan-bahan-baku',
  input: z.strictObject({ ...fields, id: zId, version: zVersion, reason: zText(300, 'Tulis alasannya.') }),
  answer: answer<{ readonly id: string; readonly number: string }>(),
  touches,
  idempotent: true,
})
