import * as z from 'zod/mini'
import { answer, endpoint } from '#kit/http/endpoint.ts'
import { zId } from '#kit/http/shapes.ts'
import type { DayText, MoneyText } from '#kit/http/wire.ts'

export const expectedKinds = {
  invoice: 'Invoice terbuka',
  down_payment: 'Uang muka belum ditagih',
  termin: 'Rencana termin',
  instalment: 'Angsuran belum ditagih',
  retention: 'Retensi',
  bill: 'Tagihan pemasok',
  order: 'PO belum ditagih',
  subcontract: 'SPK belum ditagih',
  subcontract_retention: 'Retensi subkon',
  rap: 'Sisa RAP',
} as const
export type ExpectedKind = keyof typeof expectedKinds

/** Money that is expected to come or go for a project. */
export interface ExpectedCash {
  readonly id: string
  readonly kind: ExpectedKind
  readonly isIn: boolean
  readonly number: string | null
  readonly text: string
  /** Null: nobody can tell yet; it stands after the last week. */
  readonly on: DayText | null
  readonly amount: MoneyText
  /** The page of the document, where it has one. */
  readonly href: string | null
}

/** Seven days ahead, or everything after them. */
export interface CashWeek {
  readonly from: DayText
  /** Null: all that comes after. */
  readonly to: DayText | null
  readonly cashIn: MoneyText
  readonly cashOut: MoneyText
  /** What came less what went, from today up to its end. */
  readonly left: MoneyText
}

/** The cash of a project, weeks ahead. */
export interface CashOutlook {
  readonly weeks: readonly CashWeek[]
  /** What the figures are made of, by day. */
  readonly rows: readonly ExpectedCash[]
  /** This person sees no orders, so that nothing is told of what comes in. */
  readonly isIncomeHidden: boolean
  /** There is no approved cost plan, so that only what was promised goes out. */
  readonly isUnplanned: boolean
}

/** Kas ke depan of a project: what is expected in and out, thirteen weeks ahead and after. */
export const openOutlook = endpoint({
  method: 'GET',
  path: '/api/daftar-proyek/:id/kas-ke-depan',
  permission: 'view biaya',
  input: z.strictObject({ id: zId }),
  answer: answer<CashOutlook>(),
  reads: [
    'journal',
    'purchases',
    'bills',
    'subcontracts',
    'rab',
    'rap',
    'stock',
    'projects',
    'orders',
    'invoices',
    'schedule',
  ],
})
