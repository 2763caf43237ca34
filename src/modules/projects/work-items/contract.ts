import * as z from 'zod/mini'
import { answer, endpoint } from '#kit/http/endpoint.ts'
import { zId, zOrNull, zText, zVersion } from '#kit/http/shapes.ts'
import type { Saved } from '#kit/record/endpoints.ts'
import { costHeads, type CostHead } from '../words.ts'

/** A cost code of a project, in the order of its tree. */
export interface WorkItem {
  readonly id: string
  readonly parentId: string | null
  readonly code: string
  readonly name: string
  readonly unit: string | null
  readonly costHead: CostHead | null
  /** Has others below it: nothing is booked on it. */
  readonly isGroup: boolean
  readonly isArchived: boolean
  readonly version: number
}

const heads = Object.keys(costHeads) as [CostHead, ...CostHead[]]

const words = {
  parentId: zOrNull(zId),
  code: zText(40),
  name: zText(200),
  unit: zOrNull(zText(20)),
  costHead: zOrNull(z.enum(heads)),
}

/** So many cost codes a project has at most. */
export const MOST_WORK_ITEMS = 10_000

/** The cost codes of a project, each after what it stands under. */
export const listWorkItems = endpoint({
  method: 'GET',
  path: '/api/daftar-proyek/:id/pekerjaan',
  permission: 'view daftar-proyek',
  input: z.strictObject({ id: zId }),
  answer: answer<readonly WorkItem[]>(),
  reads: ['projects', 'work-items'],
})

export const addWorkItem = endpoint({
  method: 'POST',
  path: '/api/daftar-proyek/:id/pekerjaan',
  permission: 'update daftar-proyek',
  input: z.strictObject({ id: zId, ...words }),
  answer: answer<Saved>(),
  touches: ['work-items', 'projects'],
  idempotent: true,
})

export const editWorkItem = endpoint({
  method: 'PATCH',
  path: '/api/daftar-proyek/:id/pekerjaan/:itemId',
  permission: 'update daftar-proyek',
  input: z.strictObject({ id: zId, itemId: zId, version: zVersion, ...words }),
  answer: answer<Saved>(),
  touches: ['work-items', 'projects'],
})

/** Puts a cost code out of the choices, or back; what was booked on it stays. */
export const archiveWorkItem = endpoint({
  method: 'POST',
  path: '/api/daftar-proyek/:id/pekerjaan/:itemId/arsip',
  permission: 'update daftar-proyek',
  input: z.strictObject({ id: zId, itemId: zId, version: zVersion, isArchived: z.boolean() }),
  answer: answer<Saved>(),
  touches: ['work-items', 'projects'],
})

/** Takes away a cost code that nothing was booked on and that has nothing below it. */
export const removeWorkItem = endpoint({
  method: 'DELETE',
  path: '/api/daftar-proyek/:id/pekerjaan/:itemId',
  permission: 'update daftar-proyek',
  input: z.strictObject({ id: zId, itemId: zId }),
  answer: answer<{ readonly id: string }>(),
  touches: ['work-items', 'projects'],
})
