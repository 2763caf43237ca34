import * as z from 'zod/mini'
import { answer, endpoint } from '#kit/http/endpoint.ts'
import {
  zDay,
  zId,
  zMoneyOrNothing,
  zOptionalText,
  zOrNull,
  zPercent,
  zPositiveMoney,
  zQuantity,
  zText,
} from '#kit/http/shapes.ts'
import type { DayText, MoneyText, PercentText } from '#kit/http/wire.ts'
import { costHeads, type CostHead } from '#modules/projects/contract.ts'
import { MOST_RAB_ROWS } from '../rab/rules.ts'

/** The opening of a project that was running when the books began; amounts before PPN. */
export interface ProjectOpening {
  readonly id: string
  readonly number: string | null
  readonly on: DayText
  readonly billed: MoneyText
  readonly downPayment: MoneyText
  readonly retention: MoneyText
  readonly isRetentionTaxed: boolean
  /** Of the whole, as it was measured then; null where nothing was built. */
  readonly pct: PercentText | null
  /** Cost to date by head; null for who may not see costs. */
  readonly costs: readonly { readonly head: CostHead; readonly amount: MoneyText }[] | null
  readonly notes: string | null
  readonly by: string
}

/** What the page says of an opening: the one that stands, or why there can be none. */
export interface ProjectOpeningSeen {
  readonly opening: ProjectOpening | null
  /** Whether one may be written now: a contract that binds, and nothing that happened. */
  readonly isOpenable: boolean
  /** The price of the contract before PPN; null without one. */
  readonly contractValue: MoneyText | null
  /** Of a contract by instalments: what was billed with each of them and those before it. */
  readonly instalments: readonly OpenedUpTo[]
}

/** An instalment, and what was billed up to it, before PPN. */
export interface OpenedUpTo {
  readonly name: string
  readonly upTo: MoneyText
}

const touches = ['billing', 'progress', 'projects', 'orders', 'journal', 'control', 'project-opening']

export const openProjectOpening = endpoint({
  method: 'GET',
  path: '/api/daftar-proyek/:id/saldo-awal',
  permission: 'view laporan-keuangan',
  input: z.strictObject({ id: zId }),
  answer: answer<ProjectOpeningSeen>(),
  reads: ['project-opening', 'billing', 'progress', 'journal'],
})

/**
 * Opens a project that was running when the books began, by one journal. What was built is told by volumes up to now, or
 * by one share of every line.
 */
export const postProjectOpening = endpoint({
  method: 'POST',
  path: '/api/daftar-proyek/:id/saldo-awal',
  permission: 'create laporan-keuangan',
  input: z.strictObject({
    id: zId,
    on: zDay,
    billed: zMoneyOrNothing,
    /** Received and not taken off an invoice yet. */
    downPayment: zMoneyOrNothing,
    /** Held back of what was billed, not billed yet. */
    retention: zMoneyOrNothing,
    /** PPN of the retention was billed with the work. */
    isRetentionTaxed: z._default(z.boolean(), false),
    /** Counted from the beginning of the project; null: by its first day. */
    week: z._default(z.nullable(z.int().check(z.minimum(1), z.maximum(1000))), null),
    progressPercent: zOrNull(zPercent),
    lines: z._default(
      z.array(z.strictObject({ workItemId: zId, volume: zQuantity })).check(z.maxLength(MOST_RAB_ROWS)),
      () => [],
    ),
    costs: z._default(
      z
        .array(
          z.strictObject({
            head: z.enum(Object.keys(costHeads) as [CostHead, ...CostHead[]]),
            amount: zPositiveMoney,
            workItemId: zOrNull(zId),
          }),
        )
        .check(z.maxLength(MOST_RAB_ROWS)),
      () => [],
    ),
    notes: zOptionalText(300),
  }),
  answer: answer<{ readonly id: string; readonly number: string | null }>(),
  touches,
  idempotent: true,
})

/** Takes an opening back by its mirror, while nothing followed it; the project may be opened anew. */
export const voidProjectOpening = endpoint({
  method: 'POST',
  path: '/api/daftar-proyek/:id/saldo-awal/batal',
  permission: 'approve laporan-keuangan',
  input: z.strictObject({ id: zId, reason: zText(300, 'Tulis alasannya.') }),
  answer: answer<{ readonly id: string }>(),
  touches,
  idempotent: true,
})
