import * as z from 'zod/mini'
import { answer, endpoint } from '#kit/http/endpoint.ts'
import { zId } from '#kit/http/shapes.ts'
import type { DayText, MoneyText } from '#kit/http/wire.ts'
import type { CostHead } from '#modules/projects/contract.ts'

/** A budget beside what is promised (committed: ordered and not come) and spent; amounts without PPN. */
export interface CostFigures {
  readonly budget: MoneyText
  readonly committed: MoneyText
  readonly actual: MoneyText
  /** What is left of the budget. */
  readonly variance: MoneyText
}

/** The cost of a work item, or of the project as a whole. */
export interface CostOfItem extends CostFigures {
  /** Null: on no work item. */
  readonly workItemId: string | null
  readonly code: string
  readonly name: string
}

/** The cost of a head; budgets by head come with the RAP. */
export interface CostOfHead {
  /** Null: on no head. */
  readonly head: CostHead | null
  readonly committed: MoneyText
  readonly actual: MoneyText
}

/** The cost of a project beside its budget. */
export interface ProjectControl extends CostFigures {
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
  reads: ['journal', 'purchases', 'subcontracts', 'rab', 'projects'],
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
