import * as z from 'zod/mini'
import { answer, endpoint } from '#kit/http/endpoint.ts'
import { zText } from '#kit/http/shapes.ts'

/** A month: '2025-03'. */
export const zMonth = z.string().check(z.regex(/^\d{4}-(0[1-9]|1[0-2])$/, 'Pilih bulannya.'))

/** Settles the PPN of a month against itself by a journal of its last day. */
export const closeVat = endpoint({
  method: 'POST',
  path: '/api/laporan-keuangan/tutup-ppn',
  permission: ['create laporan-keuangan', 'update laporan-keuangan'],
  input: z.strictObject({ period: zMonth }),
  answer: answer<{
    readonly id: string
    readonly number: string
    readonly owed: string
    readonly carried: string
  }>(),
  touches: ['manual-journals', 'journal'],
  idempotent: true,
})

/** Opens the PPN of a month again: its journal is taken back by its mirror on its own day. */
export const reopenVat = endpoint({
  method: 'POST',
  path: '/api/laporan-keuangan/tutup-ppn/buka',
  permission: 'delete laporan-keuangan',
  input: z.strictObject({ period: zMonth, reason: zText(300) }),
  answer: answer<{ readonly id: string }>(),
  touches: ['manual-journals', 'journal'],
  idempotent: true,
})
