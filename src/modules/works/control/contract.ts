import * as z from 'zod/mini'
import { answer, endpoint } from '#kit/http/endpoint.ts'
import { zDay, zId, zMoneyOrZero, zOrNull, zText } from '#kit/http/shapes.ts'
import type { DayText, InstantText, MoneyText } from '#kit/http/wire.ts'
import { costHeads, type CostHead } from '#modules/projects/contract.ts'

/** A budget beside what is promised (committed: ordered and not come), spent, and still to come; amounts without PPN. */
export interface CostFigures {
  /** The budget as it was first approved. */
  readonly first: MoneyText
  /** What approved revisions added or took off since. */
  readonly changes: MoneyText
  /** The budget that holds. */
  readonly budget: MoneyText
  readonly committed: MoneyText
  readonly actual: MoneyText
  /** Still to come beyond what was spent and promised (ETC). */
  readonly toCome: MoneyText
  /** At completion (EAC): spent, promised and still to come. */
  readonly atCompletion: MoneyText
  /** What is left of the budget at completion; negative where it is overrun. */
  readonly variance: MoneyText
}

/** The cost of a work item. */
export interface CostOfItem extends CostFigures {
  /** Null: on no work item of the bill. */
  readonly workItemId: string | null
  readonly code: string
  readonly name: string
}

/** The cost of a head, and of each work item under it. */
export interface CostOfHead extends CostFigures {
  /** Null: on no head. */
  readonly head: CostHead | null
  /** What lies in the store of the site at what it cost: neither promised nor spent yet. */
  readonly onSite: MoneyText
  /** What is still to come was typed by somebody: see the judgements. */
  readonly isJudged: boolean
  readonly items: readonly CostOfItem[]
}

/** What somebody thought is still to come of a head, and why. */
export interface CostJudgement {
  readonly id: string
  readonly head: CostHead
  /** Null: back to what is worked out. */
  readonly amount: MoneyText | null
  readonly reason: string
  readonly by: string
  readonly at: InstantText
}

/** The cost of a project beside its budget. */
export interface ProjectControl extends CostFigures {
  /** What the budget is: the approved cost plan, the bill that holds where there is none, or nothing. */
  readonly basis: 'rap' | 'rab' | null
  readonly onSite: MoneyText
  /** What the bill that holds sells for, and what is left of it at completion, in percent of it with one decimal. */
  readonly sold: MoneyText
  readonly margin: string | null
  readonly plannedMargin: string | null
  readonly items: readonly CostOfItem[]
  readonly heads: readonly CostOfHead[]
  /** What people judged, newest first; the newest of a head holds. */
  readonly judgements: readonly CostJudgement[]
}

/** A row behind a figure of cost control: a line of the books, or of a purchase order. */
export interface CostRow {
  readonly id: string
  readonly kind: 'actual' | 'committed'
  readonly number: string
  readonly date: DayText
  readonly text: string
  readonly workItemId: string | null
  readonly head: CostHead | null
  readonly amount: MoneyText
  /** The page of the document, where it has one. */
  readonly href: string | null
}

/** With `on` what was booked, promised and lay on site by the end of that day, beside the plan and the judgements of that day; else now. */
const asOf = z.strictObject({ id: zId, on: z.optional(zDay) })

/** Tab Biaya of a project. */
export const openControl = endpoint({
  method: 'GET',
  path: '/api/daftar-proyek/:id/biaya',
  permission: 'view biaya',
  input: asOf,
  answer: answer<ProjectControl>(),
  reads: ['journal', 'purchases', 'subcontracts', 'rab', 'rap', 'stock', 'projects'],
})

/** The rows behind the figures of a project, newest first. */
export const controlRows = endpoint({
  method: 'GET',
  path: '/api/daftar-proyek/:id/biaya/rincian',
  permission: 'view biaya',
  input: asOf,
  answer: answer<readonly CostRow[]>(),
  reads: ['journal', 'purchases', 'subcontracts', 'rab', 'projects'],
})

const heads = Object.keys(costHeads) as [CostHead, ...CostHead[]]

/** Types what is still to come of a head, with the reason; null goes back to what is worked out. */
export const judgeCost = endpoint({
  method: 'POST',
  path: '/api/daftar-proyek/:id/biaya/etc',
  permission: 'update daftar-proyek',
  input: z.strictObject({
    id: zId,
    head: z.enum(heads),
    amount: zOrNull(zMoneyOrZero),
    reason: zText(300, 'Tulis alasannya.'),
  }),
  answer: answer<{ readonly id: string }>(),
  touches: ['rap'],
  idempotent: true,
})
