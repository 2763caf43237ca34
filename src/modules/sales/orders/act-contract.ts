import * as z from 'zod/mini'
import { answer, endpoint } from '#kit/http/endpoint.ts'
import { zId, zVersionInAddress } from '#kit/http/shapes.ts'
import { zDecide } from '#kit/posting/decisions.ts'
import { zAct, zActWithReason, zOnlyId, type DocumentRef, type SavedDocument } from '../contract.ts'

// What is done to an order as a whole, once it is written.

const touches = ['orders', 'sales-statement']
const posting = ['orders', 'sales-statement', 'stock', 'parties']

export const confirmOrder = endpoint({
  method: 'POST',
  path: '/api/order/:id/konfirmasi',
  permission: 'update order',
  input: zAct,
  answer: answer<SavedDocument>(),
  touches: posting,
  idempotent: true,
})

/** A decision on an order that waits; whoever handed it in is refused, unless nobody else could. */
export const decideOrder = endpoint({
  method: 'POST',
  path: '/api/order/:id/keputusan',
  permission: 'approve order',
  input: zDecide,
  answer: answer<SavedDocument>(),
  touches: posting,
  idempotent: true,
})

/** Takes an order that waits back into a draft. */
export const withdrawOrder = endpoint({
  method: 'POST',
  path: '/api/order/:id/tarik',
  permission: 'update order',
  input: zAct,
  answer: answer<DocumentRef>(),
  touches,
  idempotent: true,
})

export const holdOrder = endpoint({
  method: 'POST',
  path: '/api/order/:id/tahan',
  permission: 'update order',
  input: zActWithReason,
  answer: answer<DocumentRef>(),
  touches,
  idempotent: true,
})

export const resumeOrder = endpoint({
  method: 'POST',
  path: '/api/order/:id/lanjutkan',
  permission: 'update order',
  input: zAct,
  answer: answer<DocumentRef>(),
  touches,
  idempotent: true,
})

/** Tutup sisa: nothing more will be delivered or billed. */
export const closeOrder = endpoint({
  method: 'POST',
  path: '/api/order/:id/tutup',
  permission: 'update order',
  input: zActWithReason,
  answer: answer<DocumentRef>(),
  touches: posting,
  idempotent: true,
})

export const voidOrder = endpoint({
  method: 'POST',
  path: '/api/order/:id/batal',
  permission: 'delete order',
  input: zActWithReason,
  answer: answer<DocumentRef>(),
  touches: posting,
  idempotent: true,
})

/** Voids the order and answers a fresh draft with the same content. */
export const reviseOrder = endpoint({
  method: 'POST',
  path: '/api/order/:id/revisi',
  permission: 'delete order',
  input: zActWithReason,
  answer: answer<DocumentRef>(),
  touches: posting,
  idempotent: true,
})

export const duplicateOrder = endpoint({
  method: 'POST',
  path: '/api/order/:id/duplikat',
  permission: 'create order',
  input: zOnlyId,
  answer: answer<DocumentRef>(),
  touches,
  idempotent: true,
})

/** Removes a draft for good; a confirmed order is voided instead. */
export const deleteOrder = endpoint({
  method: 'DELETE',
  path: '/api/order/:id',
  permission: 'delete order',
  input: z.strictObject({ id: zId, version: z.optional(zVersionInAddress) }),
  answer: answer<{ id: string }>(),
  touches,
})
