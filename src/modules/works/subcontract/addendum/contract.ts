import * as z from 'zod/mini'
import { draftShape } from '#kit/document/shapes.ts'
import { answer, endpoint } from '#kit/http/endpoint.ts'
import { zId, zVersion } from '#kit/http/shapes.ts'
import type { DocumentRef } from '#kit/posting/acts.ts'
import { subcontractAddendum, subcontractAddendumActs } from './addendum.ts'

/** Writes the draft of an addendum; a subcontract has one open at a time. */
export const addSubcontractAddendum = endpoint({
  method: 'POST',
  path: '/api/addendum-subkon',
  permission: 'update daftar-proyek',
  input: z.strictObject(draftShape(subcontractAddendum)),
  answer: answer<DocumentRef>(),
  touches: subcontractAddendum.touches,
  idempotent: true,
})

export const updateSubcontractAddendum = endpoint({
  method: 'PUT',
  path: '/api/addendum-subkon/:id',
  permission: 'update daftar-proyek',
  input: z.strictObject({ ...draftShape(subcontractAddendum), id: zId, version: zVersion }),
  answer: answer<DocumentRef>(),
  touches: subcontractAddendum.touches,
  idempotent: true,
})

export const deleteSubcontractAddendum = endpoint({
  method: 'DELETE',
  path: '/api/addendum-subkon/:id',
  permission: 'update daftar-proyek',
  input: z.strictObject({ id: zId }),
  answer: answer<{ readonly id: string }>(),
  touches: [...subcontractAddendum.touches, 'trash'],
})

export const askSubcontractAddendum = subcontractAddendumActs.ask.door
export const approveSubcontractAddendum = subcontractAddendumActs.approve.door
export const returnSubcontractAddendum = subcontractAddendumActs.return.door
export const voidSubcontractAddendum = subcontractAddendumActs.void.door
