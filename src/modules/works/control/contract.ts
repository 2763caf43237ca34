import * as z from 'zod/mini'
import { answer, endpoint } from '#kit/http/endpoint.ts'
import { zId } from '#kit/http/shapes.ts'
import type { DayText, MoneyText } from '#kit/http/wire.ts'
import type { CostHead } from '#modules/projects/contract.ts'

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
  readonly items: readonly CostOfItem[]
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

/** Tab Biaya of a project. */
export const openControl = endpoint({
  method: 'GET',
  path: '/api/daftar-proyek/:id/biaya',
  permission: 'view biaya',
  input: z.strictObject({ id: zId }),
  answer: answer<ProjectControl>(),
  reads: ['journal', 'purchases', 'subcontracts', 'rab', 'rap', 'stock', 'projects'],
})

/** The rows behind the figures of a project, newest first. */
export const controlRows = endpoint({
  method: 'GET',
  path: '/api/daftar-proyek/:id/biaya/rincian',
  permission: 'view biaya',
  input: z.strictObject({ id: zId }),
  answer: answer<readonly CostRow[]>(),
  reads: ['journal', 'purchases', 'subcontracts', 'rab', 'projects'],
})
