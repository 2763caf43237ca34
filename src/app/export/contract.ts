import * as z from 'zod/mini'
import { answer, endpoint } from '#kit/http/endpoint.ts'
import { zId } from '#kit/http/shapes.ts'

/** A file with everything, on its way or ready. */
export interface DataExport {
  readonly id: string
  readonly state: 'waiting' | 'running' | 'done' | 'failed'
  readonly done: number
  readonly total: number
  readonly size: number | null
  readonly createdAt: string
  readonly expiresAt: string | null
}

const permission = 'update pengaturan-website'
const reads = ['data-exports']

/** The person's own files of the last week. */
export const listDataExports = endpoint({
  method: 'GET',
  path: '/api/ekspor-semua',
  permission,
  input: z.strictObject({}),
  answer: answer<readonly DataExport[]>(),
  reads,
})

/** Has everything this person may export written into one file. */
export const startDataExport = endpoint({
  method: 'POST',
  path: '/api/ekspor-semua',
  permission,
  input: z.strictObject({}),
  answer: answer<{ id: string }>(),
  touches: reads,
  idempotent: true,
  inClosed: true,
})

/** The file, to the person it was made for: it holds what that person may see. */
export const takeDataExport = endpoint({
  method: 'GET',
  path: '/api/ekspor-semua/:id/unduh',
  permission,
  input: z.strictObject({ id: zId }),
  answer: answer<never>(),
})
