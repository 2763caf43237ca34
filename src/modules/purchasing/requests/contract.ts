import * as z from 'zod/mini'
import { zFileIds } from '#kit/files/contract.ts'
import { answer, endpoint } from '#kit/http/endpoint.ts'
import { zBool, zDay, zId, zOptionalText, zOrNull, zPositiveQuantity, zPrice, zVersion } from '#kit/http/shapes.ts'
import { zListQuery, type ListAnswer } from '#kit/list/columns.ts'
import { zDecide } from '#kit/posting/decisions.ts'
import { zAct, zActWithReason, zLineQty, zOnlyId, type DocumentAct, type DocumentRef } from '../contract.ts'
import { requestColumns, requestViews } from './columns.ts'
import type { Leftover, RequestDetail, RequestRow, RequestStart } from './detail.ts'

export type * from './detail.ts'

const touches = ['purchase-requests']
const view = 'view pembelian-barang'

const zRequestLine = z.strictObject({
  itemId: zOrNull(zId),
  description: zOptionalText(500),
  qty: zPositiveQuantity,
  /** A unit of the item (base or other); free text for a line without item. */
  unit: zOptionalText(20),
  /** Per unit; the last price paid unless given. */
  estPrice: zOrNull(zPrice),
  reason: zOptionalText(300),
  /** Null: what the request itself says. */
  projectId: zOrNull(zId),
  /** Of the line's project. */
  workItemId: zOrNull(zId),
})

const requestFields = {
  date: zDay,
  neededBy: zDay,
  /** Who asks for it, where somebody else writes it down. Null: the writer; of a kept one, as it is. */
  requesterId: zOrNull(zId),
  warehouseId: zId,
  projectId: zOrNull(zId),
  notes: zOptionalText(2000),
  lines: z.array(zRequestLine).check(z.minLength(1), z.maxLength(500)),
}

const inView = { view: z.optional(z.enum(requestViews)) }

/** A request as it was saved, and which work items it would bring beyond their cost plan. */
export interface SavedRequest extends DocumentRef {
  readonly warnings: readonly string[]
}

export const listRequests = endpoint({
  method: 'GET',
  path: '/api/pembelian-barang/permintaan',
  permission: view,
  input: zListQuery<typeof requestColumns, typeof inView>(requestColumns, inView),
  answer: answer<ListAnswer<RequestRow>>(),
  reads: ['purchase-requests'],
})

const inFile = { ...inView, format: z.enum(['csv', 'xlsx']) }
export const exportRequests = endpoint({
  method: 'GET',
  path: '/api/pembelian-barang/permintaan/ekspor',
  permission: 'export pembelian-barang',
  input: zListQuery<typeof requestColumns, typeof inFile>(requestColumns, inFile),
  answer: answer<never>(),
})

/** What an empty request form needs. */
export const startRequest = endpoint({
  method: 'GET',
  path: '/api/pembelian-barang/permintaan/awal',
  permission: ['create pembelian-barang', 'update pembelian-barang', view],
  input: z.strictObject({}),
  answer: answer<RequestStart>(),
  reads: ['warehouses', 'users'],
})

export const openRequest = endpoint({
  method: 'GET',
  path: '/api/pembelian-barang/permintaan/:id',
  permission: view,
  input: zOnlyId,
  answer: answer<RequestDetail>(),
  reads: ['purchase-requests', 'purchases'],
})

/** What lies at other sites of the goods still to be bought, and of what may stand in for them. */
export const requestLeftovers = endpoint({
  method: 'GET',
  path: '/api/pembelian-barang/permintaan/:id/sisa-gudang-lain',
  permission: view,
  input: zOnlyId,
  answer: answer<readonly Leftover[]>(),
  reads: ['purchase-requests', 'stock'],
})

/** `submit` also hands it in: approved at once when its amount needs nobody's yes. */
export const createRequest = endpoint({
  method: 'POST',
  path: '/api/pembelian-barang/permintaan',
  permission: 'create pembelian-barang',
  input: z.strictObject({ ...requestFields, files: zFileIds(), submit: z._default(zBool, false) }),
  answer: answer<SavedRequest>(),
  touches,
  idempotent: true,
})

export const updateRequest = endpoint({
  method: 'PUT',
  path: '/api/pembelian-barang/permintaan/:id',
  permission: 'update pembelian-barang',
  input: z.strictObject({ id: zId, version: zVersion, ...requestFields, submit: z._default(zBool, false) }),
  answer: answer<SavedRequest>(),
  touches,
  idempotent: true,
})

export const submitRequest = endpoint({
  method: 'POST',
  path: '/api/pembelian-barang/permintaan/:id/ajukan',
  permission: ['create pembelian-barang', 'update pembelian-barang'],
  input: zAct,
  answer: answer<SavedRequest>(),
  touches,
  idempotent: true,
})

/** Takes a request back into a draft while nobody has decided. */
export const withdrawRequest = endpoint({
  method: 'POST',
  path: '/api/pembelian-barang/permintaan/:id/tarik',
  permission: ['create pembelian-barang', 'update pembelian-barang'],
  input: zAct,
  answer: answer<DocumentRef>(),
  touches,
  idempotent: true,
})

/** Setujui, setujui dengan catatan, kembalikan untuk revisi, tolak; never by who handed it in. */
export const decideRequest = endpoint({
  method: 'POST',
  path: '/api/pembelian-barang/permintaan/:id/putuskan',
  permission: 'approve pembelian-barang',
  input: zDecide,
  answer: answer<DocumentRef>(),
  touches,
  idempotent: true,
})

/** Makes a draft order of approved lines; several orders may come of one request. Absent lines: all that is left. */
export const orderRequest = endpoint({
  method: 'POST',
  path: '/api/pembelian-barang/permintaan/:id/pesan',
  permission: 'create pembelian-barang',
  input: z.strictObject({
    id: zId,
    version: zVersion,
    supplierId: zId,
    lines: z.optional(z.array(zLineQty).check(z.minLength(1), z.maxLength(500))),
  }),
  answer: answer<DocumentRef>(),
  touches: ['purchase-requests', 'purchases'],
  idempotent: true,
})

/** Nothing more will be ordered of it. */
export const closeRequest = endpoint({
  method: 'POST',
  path: '/api/pembelian-barang/permintaan/:id/tutup',
  permission: 'update pembelian-barang',
  input: zActWithReason,
  answer: answer<DocumentRef>(),
  touches,
  idempotent: true,
})

/** Takes a request back for good while nothing was ordered of it. */
export const voidRequest = endpoint({
  method: 'POST',
  path: '/api/pembelian-barang/permintaan/:id/batal',
  permission: 'delete pembelian-barang',
  input: zActWithReason,
  answer: answer<DocumentRef>(),
  touches,
  idempotent: true,
})

export const duplicateRequest = endpoint({
  method: 'POST',
  path: '/api/pembelian-barang/permintaan/:id/duplikat',
  permission: 'create pembelian-barang',
  input: zOnlyId,
  answer: answer<DocumentRef>(),
  touches,
  idempotent: true,
})

/** Removes a draft for good. */
export const deleteRequest = endpoint({
  method: 'DELETE',
  path: '/api/pembelian-barang/permintaan/:id',
  permission: 'delete pembelian-barang',
  input: zOnlyId,
  answer: answer<{ id: string }>(),
  touches,
})

export const requestHistory = endpoint({
  method: 'GET',
  path: '/api/pembelian-barang/permintaan/:id/riwayat',
  permission: view,
  input: zOnlyId,
  answer: answer<readonly DocumentAct[]>(),
  reads: ['purchase-requests', 'files', 'papers'],
})
