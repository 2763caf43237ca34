import * as z from 'zod/mini'
import { answer, endpoint } from '#kit/http/endpoint.ts'
import { zId, zText } from '#kit/http/shapes.ts'
import type { InstantText, MoneyText, PercentText } from '#kit/http/wire.ts'
import { revenueMethods, type RevenueMethod } from './rules.ts'

/** The revenue of a project to the end of a month; rupiah before PPN. */
export interface ProjectRevenueRow {
  readonly projectId: string
  readonly code: string
  readonly name: string
  /** The contract with the changes that were approved by then. */
  readonly contract: MoneyText
  readonly cost: MoneyText
  /** What the project will come to (EAC). */
  readonly atCompletion: MoneyText
  /** By an approved cost plan (RAP); else by the bill that holds, so that no profit counts before it is known. */
  readonly isPlanned: boolean
  readonly pct: PercentText
  readonly earned: MoneyText
  readonly billed: MoneyText
  /** Earned less billed; below zero more was billed. */
  readonly apart: MoneyText
  /** Of an expected loss, what the result does not show yet. */
  readonly provision: MoneyText
  /** What the month changes of revenue, and of the provision. */
  readonly change: MoneyText
  readonly provided: MoneyText
}

/** The step of a month's closing that recognises revenue by percentage of completion. */
export interface MonthRevenue {
  readonly period: string
  /** The month is over, so that it may be booked. */
  readonly isOver: boolean
  readonly method: RevenueMethod
  /** The first month of the book year, from which another method would hold. */
  readonly yearFrom: string
  /** No month of this book year or after it is booked, so that another method may be chosen. */
  readonly mayChoose: boolean
  readonly booked: {
    readonly id: string
    /** Of the journal; null where nothing changed. */
    readonly number: string | null
    readonly by: string
    readonly at: InstantText
    /** No later month is booked, so that it may be taken back. */
    readonly isLast: boolean
    /** What the rows say now is not what was booked. */
    readonly isStale: boolean
  } | null
  /** A later month that is booked: this one waits until that is taken back. */
  readonly later: string | null
  /** As booked, or as they would be booked now; at most 500. */
  readonly rows: readonly ProjectRevenueRow[]
}

const zMonth = z.string().check(z.regex(/^\d{4}-(0[1-9]|1[0-2])$/, 'Pilih bulannya.'))
const touches = ['project-revenue', 'journal']

/** The revenue of all projects in a month; also needs 'view biaya', because it tells what they cost. */
export const monthRevenue = endpoint({
  method: 'GET',
  path: '/api/laporan-keuangan/pendapatan-proyek',
  permission: 'view laporan-keuangan',
  input: z.strictObject({ period: zMonth }),
  answer: answer<MonthRevenue>(),
  reads: [
    'project-revenue',
    'journal',
    'invoices',
    'billing',
    'rab',
    'rap',
    'progress',
    'purchases',
    'subcontracts',
    'projects',
  ],
})

/** Books the revenue of a month that is over, by one journal of its last day. */
export const bookRevenue = endpoint({
  method: 'POST',
  path: '/api/laporan-keuangan/pendapatan-proyek',
  permission: ['create laporan-keuangan', 'update laporan-keuangan'],
  input: z.strictObject({ period: zMonth }),
  answer: answer<{ readonly id: string; readonly number: string | null }>(),
  touches,
  idempotent: true,
})

/** Takes the revenue of the last month that was booked back, by the mirror of its journal on its own day. */
export const reopenRevenue = endpoint({
  method: 'POST',
  path: '/api/laporan-keuangan/pendapatan-proyek/:id/buka',
  permission: 'delete laporan-keuangan',
  input: z.strictObject({ id: zId, reason: zText(300, 'Tulis alasannya.') }),
  answer: answer<{ readonly id: string }>(),
  touches,
  idempotent: true,
})

/** Chooses when the revenue of projects counts, for the book year of a month and after it. */
export const chooseRevenueMethod = endpoint({
  method: 'PUT',
  path: '/api/laporan-keuangan/pendapatan-proyek/metode',
  permission: 'approve laporan-keuangan',
  input: z.strictObject({
    period: zMonth,
    method: z.enum(Object.keys(revenueMethods) as [RevenueMethod, ...RevenueMethod[]]),
  }),
  answer: answer<{ readonly from: string }>(),
  touches,
  idempotent: true,
})
