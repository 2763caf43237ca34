import * as z from 'zod/mini'
import { answer, endpoint } from '#kit/http/endpoint.ts'
import { zDay, zId } from '#kit/http/shapes.ts'

/** Papers are files: the browser fetches them as bytes and shows, prints or saves that very PDF. */
type Pdf = never

/** Which paper of the warehouse: the id is that of the document, the transfer, the count, or the stock. */
export const warehousePaperKinds = ['mutasi', 'transfer', 'kartu-stok', 'lembar-opname', 'berita-acara-opname'] as const
export type WarehousePaperKind = (typeof warehousePaperKinds)[number]

/** One paper as PDF; `until` is the day a stock card is read as of. */
export const openWarehousePaper = endpoint({
  method: 'GET',
  path: '/api/cetak-gudang/:kind/:id',
  permission: 'view stock',
  input: z.strictObject({ kind: z.enum(warehousePaperKinds), id: zId, until: z.optional(zDay) }),
  answer: answer<Pdf>(),
})

/** Nilai persediaan at the end of a day as PDF; of one warehouse when asked. */
export const openValuationPaper = endpoint({
  method: 'GET',
  path: '/api/cetak-gudang/nilai-persediaan',
  permission: 'view biaya',
  input: z.strictObject({ on: zDay, warehouseId: z.optional(zId) }),
  answer: answer<Pdf>(),
})
