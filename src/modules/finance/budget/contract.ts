import * as z from 'zod/mini'
import { answer, endpoint } from '#kit/http/endpoint.ts'
import { zMoneyOrZero, zVersion } from '#kit/http/shapes.ts'
import { zMonth } from '../vat/contract.ts'

/** What was planned and what was booked, in rupiah; `percent` is of the budget with one decimal, null without a budget. */
export interface BudgetFigures {
  readonly budget: string
  readonly actual: string
  /** Budget less actual: below zero it is overspent. */
  readonly left: string
  readonly percent: string | null
}

/** An account of overhead: its twelve planned months, the month asked for, and the book year until its end. */
export interface BudgetRow {
  readonly account: string
  readonly name: string
  /** Of the book year, in the order of its months. */
  readonly months: readonly string[]
  readonly month: BudgetFigures
  readonly year: BudgetFigures
}

/** Overhead of a month and of its book year, planned and booked. */
export interface OverheadBudget {
  readonly period: string
  /** The first month of the book year. */
  readonly first: string
  readonly version: number
  readonly updatedBy: string | null
  readonly rows: readonly BudgetRow[]
  readonly total: { readonly month: BudgetFigures; readonly year: BudgetFigures }
}

const touches = ['overhead-budget']

/** Budget of overhead beside what was booked, for a month (absent: this one) and its book year. */
export const overheadBudget = endpoint({
  method: 'GET',
  path: '/api/laporan-keuangan/anggaran',
  permission: 'view laporan-keuangan',
  input: z.strictObject({ period: z.optional(zMonth) }),
  answer: answer<OverheadBudget>(),
  reads: ['overhead-budget', 'journal'],
})

const asked = { period: z.optional(zMonth) }

/** The same as a file; reports give it. */
export const exportBudget = endpoint({
  method: 'GET',
  path: '/api/laporan-keuangan/anggaran/ekspor',
  permission: 'export laporan-keuangan',
  input: z.strictObject({ ...asked, format: z.enum(['csv', 'xlsx']) }),
  answer: answer<never>(),
})

/** The same as a paper; reports give it. */
export const printBudget = endpoint({
  method: 'GET',
  path: '/api/laporan-keuangan/anggaran/cetak',
  permission: 'view laporan-keuangan',
  input: z.strictObject(asked),
  answer: answer<never>(),
})

/** Says what accounts of overhead may cost in each month of a book year; other accounts stay as they are. */
export const saveOverheadBudget = endpoint({
  method: 'PUT',
  path: '/api/laporan-keuangan/anggaran',
  permission: ['create laporan-keuangan', 'update laporan-keuangan'],
  input: z.strictObject({
    first: zMonth,
    version: zVersion,
    rows: z
      .array(
        z.strictObject({
          account: z.string().check(z.regex(/^\d-\d{4}$/, 'Pilih akunnya.')),
          /** Twelve, beginning with the first month of the book year. */
          months: z.array(zMoneyOrZero).check(z.minLength(12), z.maxLength(12)),
        }),
      )
      .check(z.minLength(1), z.maxLength(300, 'Paling banyak 300 akun.')),
  }),
  answer: answer<{ readonly version: number }>(),
  touches,
})

/** Takes over the twelve months before a book year: what was planned, or what was booked. What stands in the year is replaced. */
export const copyOverheadBudget = endpoint({
  method: 'POST',
  path: '/api/laporan-keuangan/anggaran/salin',
  permission: ['create laporan-keuangan', 'update laporan-keuangan'],
  input: z.strictObject({ first: zMonth, version: zVersion, of: z.enum(['anggaran', 'realisasi']) }),
  answer: answer<{ readonly version: number; readonly accounts: number }>(),
  touches,
  idempotent: true,
})
