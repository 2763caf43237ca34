import * as z from 'zod/mini'
import { answer, endpoint } from '#kit/http/endpoint.ts'
import { zDay, zId, zOrNull, zText } from '#kit/http/shapes.ts'
import { zListQuery, type ListAnswer } from '#kit/list/columns.ts'
import { areaWords, entryColumns } from '#modules/journal/columns.ts'

export { areaWords } from '#modules/journal/columns.ts'

/** A row of jurnal umum. */
export interface EntryRow {
  readonly id: string
  readonly number: string
  readonly entryDate: string
  readonly memo: string
  readonly area: keyof typeof areaWords
  readonly sourceKind: string
  readonly sourceId: string
  readonly sourceNumber: string | null
  readonly total: string
  readonly isReversal: boolean
}

/** An entry with its lines, as a document shows it under "Jurnal". */
export interface EntryDetail {
  readonly id: string
  readonly number: string
  readonly on: string
  readonly memo: string
  readonly isReversal: boolean
  readonly reason: string | null
  readonly postedAt: string
  readonly total: string
  readonly lines: readonly {
    readonly account: string
    readonly name: string
    /** '0' on the other side. */
    readonly debit: string
    readonly credit: string
    readonly memo: string | null
  }[]
}

/** A row of neraca saldo. */
export interface TrialRow {
  readonly account: string
  readonly name: string
  readonly debit: string
  readonly credit: string
  /** Debit minus credit. */
  readonly balance: string
}

/** One area's lock: nothing may be dated on or before `lockedUntil`. */
export interface LockRow {
  readonly area: keyof typeof areaWords
  readonly lockedUntil: string | null
  readonly reason: string | null
  readonly lockedAt: string | null
  readonly lockedBy: string | null
}

/** Cash and bank of a month, in rupiah. */
export interface CashMonth {
  /** 'YYYY-MM' */
  readonly period: string
  readonly cashIn: string
  readonly cashOut: string
  /** At the end of the month. */
  readonly left: string
}

/** Arus kas of the last twelve months, the present one last. */
export const cashFlow = endpoint({
  method: 'GET',
  path: '/api/arus-kas',
  permission: 'view laporan-keuangan',
  input: z.strictObject({}),
  answer: answer<readonly CashMonth[]>(),
  reads: ['journal'],
})

/** Jurnal umum. */
export const listEntries = endpoint({
  method: 'GET',
  path: '/api/jurnal',
  permission: 'view laporan-keuangan',
  input: zListQuery(entryColumns),
  answer: answer<ListAnswer<EntryRow>>(),
  reads: ['journal'],
})

/** Every entry of one document, in the order they were booked; reversals stand among them. */
export const documentEntries = endpoint({
  method: 'GET',
  path: '/api/jurnal/dokumen/:id',
  permission: 'view laporan-keuangan',
  input: z.strictObject({ id: zId }),
  answer: answer<readonly EntryDetail[]>(),
  reads: ['journal'],
})

/** Neraca saldo of every account that moved, up to a day or until now. */
export const trialBalance = endpoint({
  method: 'GET',
  path: '/api/neraca-saldo',
  permission: 'view laporan-keuangan',
  input: z.strictObject({ until: z.optional(zDay) }),
  answer: answer<{
    readonly rows: readonly TrialRow[]
    readonly debit: string
    readonly credit: string
    /** False without 'view biaya': the entries that book a cost are left out, whole, so that the sides are equal. */
    readonly isWhole: boolean
  }>(),
  reads: ['journal'],
})

/** Which periods are closed. */
export const listPeriodLocks = endpoint({
  method: 'GET',
  path: '/api/kunci-periode',
  permission: 'view laporan-keuangan',
  input: z.strictObject({}),
  answer: answer<readonly LockRow[]>(),
  reads: ['period-locks'],
})

/** Closes an area up to a day, or opens it again (an earlier day, or none). */
export const setPeriodLock = endpoint({
  method: 'PUT',
  path: '/api/kunci-periode',
  permission: 'approve laporan-keuangan',
  input: z.strictObject({
    area: z.enum(Object.keys(areaWords) as (keyof typeof areaWords)[]),
    until: zOrNull(zDay),
    reason: zText(300, 'Tulis alasannya.'),
  }),
  answer: answer<{ readonly area: string }>(),
  touches: ['period-locks'],
})
