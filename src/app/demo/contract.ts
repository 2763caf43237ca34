import * as z from 'zod/mini'
import { answer, endpoint } from '#kit/http/endpoint.ts'
import { zBool } from '#kit/http/shapes.ts'

/** Where the example data stands. */
export interface DemoState {
  /** 'none' also after it was put away. */
  readonly state: 'none' | 'filling' | 'ready' | 'failed'
  /** Of `total` steps. */
  readonly done: number
  readonly total: number
  /** The example company, once it is ready. */
  readonly companyId: string | null
  /** Papers and masters that people made in it themselves; they go with it. */
  readonly own: number
}

/** Whether there is an example company, and how far its filling has come. */
export const openDemo = endpoint({
  method: 'GET',
  path: '/api/data-contoh',
  permission: 'create perusahaan',
  input: z.strictObject({}),
  answer: answer<DemoState>(),
  reads: ['demo', 'companies'],
})

/** Isi data contoh: makes an example company beside the real ones, in the background. */
export const fillDemoCompany = endpoint({
  method: 'POST',
  path: '/api/data-contoh',
  permission: 'create perusahaan',
  input: z.strictObject({}),
  answer: answer<DemoState>(),
  touches: ['demo'],
  idempotent: true,
})

/**
 * Hapus data contoh: nobody can open it any more; real companies never held a row of it. What people made in it themselves
 * goes with it only when they say that they know.
 */
export const removeDemoCompany = endpoint({
  method: 'DELETE',
  path: '/api/data-contoh',
  permission: 'create perusahaan',
  input: z.strictObject({ withOwn: z.optional(zBool) }),
  answer: answer<DemoState>(),
  touches: ['demo', 'companies', 'account'],
})
