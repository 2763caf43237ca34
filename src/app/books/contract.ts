import * as z from 'zod/mini'
import { answer, endpoint } from '#kit/http/endpoint.ts'

/** How the books of this company stood when every law was last asked. */
export interface BooksChecked {
  /** Instant; null when they never were. */
  readonly checkedAt: string | null
  /** How many laws were asked. */
  readonly laws: number
  readonly isUnderWay: boolean
  /** Where one did not hold: which, and the figures. */
  readonly breaches: readonly { readonly law: string; readonly detail: string }[]
}

const reads = ['books-check']

export const openBooksCheck = endpoint({
  method: 'GET',
  path: '/api/pemeriksaan-buku',
  permission: 'view pengaturan-website',
  input: z.strictObject({}),
  answer: answer<BooksChecked>(),
  sensitive: { 'breaches.detail': 'view biaya' },
  reads,
})

/** Has every law asked now, in the background; once is enough when it is asked for twice. */
export const checkBooksNow = endpoint({
  method: 'POST',
  path: '/api/pemeriksaan-buku',
  permission: 'update pengaturan-website',
  input: z.strictObject({}),
  answer: answer<{ readonly isUnderWay: true }>(),
  touches: reads,
  idempotent: true,
})
