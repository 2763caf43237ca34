import * as z from 'zod/mini'
import { answer, endpoint } from '#kit/http/endpoint.ts'
import type { ToldLine } from '#kit/history/contract.ts'
import { zBool, zId, zText, zVersion } from '#kit/http/shapes.ts'
import type { DayText, MoneyText } from '#kit/http/wire.ts'
import type { DocumentRef } from '#kit/posting/acts.ts'
import { zMonth } from '../vat/contract.ts'

/** What a recurring entry repeats: a cash entry, or a manual journal. */
export type RecurringKind = 'cash-entry' | 'manual-journal'

/** Something that is paid or booked the same each month; amounts in rupiah. */
export interface RecurringEntry {
  readonly id: string
  readonly version: number
  readonly name: string
  readonly kind: RecurringKind
  /** What it repeats, and the number of that. */
  readonly sourceId: string
  readonly sourceNumber: string
  /** False where what it repeats was taken back: it falls due no more. */
  readonly stands: boolean
  readonly amount: MoneyText
  readonly day: number
  readonly isStopped: boolean
}

/** A month of a recurring entry that has come and that nobody has booked. */
export interface RecurringDue {
  readonly recurringId: string
  readonly name: string
  readonly kind: RecurringKind
  /** 'YYYY-MM' */
  readonly period: string
  readonly date: DayText
  readonly amount: MoneyText
}

const touches = ['recurring']
const booking = [...touches, 'cash-entries', 'manual-journals', 'journal', 'cash']
const writers = ['create laporan-keuangan', 'update laporan-keuangan'] as const
const zDayOfMonth = z
  .int('Tulis tanggal 1 sampai 31.')
  .check(z.gte(1, 'Tulis tanggal 1 sampai 31.'), z.lte(31, 'Tulis tanggal 1 sampai 31.'))

/** What is repeated each month, at most 200, and what of it waits to be booked, the oldest first. */
export const listRecurring = endpoint({
  method: 'GET',
  path: '/api/laporan-keuangan/berulang',
  permission: 'view laporan-keuangan',
  input: z.strictObject({}),
  answer: answer<{ readonly entries: readonly RecurringEntry[]; readonly due: readonly RecurringDue[] }>(),
  reads: ['recurring', 'cash-entries', 'manual-journals'],
})

/** Repeats a booked cash entry or manual journal each month; nothing is booked before somebody says so. */
export const addRecurring = endpoint({
  method: 'POST',
  path: '/api/laporan-keuangan/berulang',
  permission: 'create laporan-keuangan',
  input: z.strictObject({
    kind: z.enum(['cash-entry', 'manual-journal']),
    sourceId: zId,
    name: zText(120),
    day: zDayOfMonth,
    from: zMonth,
  }),
  answer: answer<{ readonly id: string }>(),
  touches,
  idempotent: true,
})

/** Names it, moves its day, stops it, or goes on with it. */
export const changeRecurring = endpoint({
  method: 'PATCH',
  path: '/api/laporan-keuangan/berulang/:id',
  permission: writers,
  input: z.strictObject({ id: zId, version: zVersion, name: zText(120), day: zDayOfMonth, isStopped: zBool }),
  answer: answer<{ readonly id: string; readonly version: number }>(),
  touches,
})

/** Books a month of it on its day, once; `post` false keeps a draft to be changed before it is booked. */
export const bookRecurring = endpoint({
  method: 'POST',
  path: '/api/laporan-keuangan/berulang/:id/catat',
  permission: 'create laporan-keuangan',
  input: z.strictObject({
    id: zId,
    period: zMonth,
    post: z._default(zBool, true),
    /** It was compared with the entry that looks the same, and is another. */
    confirmDuplicates: z._default(zBool, false),
  }),
  answer: answer<DocumentRef>(),
  touches: booking,
  idempotent: true,
})

/** Leaves a month out. */
export const skipRecurring = endpoint({
  method: 'POST',
  path: '/api/laporan-keuangan/berulang/:id/lewati',
  permission: writers,
  input: z.strictObject({ id: zId, period: zMonth }),
  answer: answer<{ readonly id: string }>(),
  touches,
  idempotent: true,
})

/** Who repeated something, changed it, stopped it, went on with it, and booked or left out its months; the newest first. */
export const recurringHistory = endpoint({
  method: 'GET',
  path: '/api/laporan-keuangan/berulang/:id/riwayat',
  permission: 'view laporan-keuangan',
  input: z.strictObject({ id: zId }),
  answer: answer<readonly ToldLine[]>(),
  reads: ['recurring'],
})
