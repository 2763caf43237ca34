import * as z from 'zod/mini'
import { answer, endpoint } from '#kit/http/endpoint.ts'
import { zId, zText } from '#kit/http/shapes.ts'

/** A year that was closed. */
export interface YearClosing {
  readonly id: string
  readonly year: number
  readonly state: 'posted' | 'void'
  /** What the year earned; a loss is below zero. */
  readonly result: string
  /** What the owners took out of it. */
  readonly drawings: string
  readonly at: string
  readonly by: string
  readonly voidReason: string | null
  /** It is the last one, so that it may be opened again. */
  readonly isLast: boolean
}

const touches = ['year-closings', 'period-locks', 'journal']
const right = 'approve laporan-keuangan'
const reason = zText(300, 'Tulis alasannya.')
const period = z.string().check(z.regex(/^\d{4}-(0[1-9]|1[0-2])$/, 'Pilih bulannya.'))

/** The years that were closed, the newest first. */
export const listYearClosings = endpoint({
  method: 'GET',
  path: '/api/tutup-buku/tahun',
  permission: 'view laporan-keuangan',
  input: z.strictObject({}),
  answer: answer<readonly YearClosing[]>(),
  reads: ['year-closings'],
})

/** Locks every area to the end of a month that is over. */
export const closeMonth = endpoint({
  method: 'POST',
  path: '/api/tutup-buku/bulan',
  permission: right,
  input: z.strictObject({ period, reason }),
  answer: answer<{ readonly period: string }>(),
  touches: ['period-locks'],
  idempotent: true,
})

/** Opens a closed month again, and those after it. */
export const reopenMonth = endpoint({
  method: 'POST',
  path: '/api/tutup-buku/bulan/buka',
  permission: right,
  input: z.strictObject({ period, reason }),
  answer: answer<{ readonly period: string }>(),
  touches: ['period-locks'],
  idempotent: true,
})

/** Closes a year that is over: its result goes to equity, and every area is locked to its last day. */
export const closeYear = endpoint({
  method: 'POST',
  path: '/api/tutup-buku/tahun',
  permission: right,
  input: z.strictObject({ year: z.int().check(z.minimum(1990), z.maximum(2199)), reason }),
  answer: answer<{ readonly id: string; readonly result: string }>(),
  touches,
  idempotent: true,
})

/** Opens the last closed year again: its entries are taken back by their mirrors on their own days. */
export const reopenYear = endpoint({
  method: 'POST',
  path: '/api/tutup-buku/tahun/:id/buka',
  permission: right,
  input: z.strictObject({ id: zId, reason }),
  answer: answer<{ readonly id: string }>(),
  touches,
  idempotent: true,
})
