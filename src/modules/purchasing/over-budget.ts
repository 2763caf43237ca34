import { rupiah } from '#ground/format.ts'
import { minus, money, plus, ZERO, type Money } from '#ground/money.ts'
import { Refusal } from '#ground/refusal.ts'
import type { Actor } from '#kit/access/actor.ts'
import type { Tx } from '#kit/db/tx.ts'
import { settingsOf } from './settings.ts'

/** What a work item may cost, and what was spent and promised of it. */
export interface WorkBudget {
  readonly name: string
  readonly budget: Money
  readonly used: Money
}

interface Asked {
  readonly projectId: string
  readonly workItemIds: readonly string[]
}

type WorkBudgets = (tx: Tx, companyId: string, of: Asked) => Promise<ReadonlyMap<string, WorkBudget>>

let known: WorkBudgets = () => Promise.resolve(new Map())

/** The department of cost plans says here what work items may cost, by id; what is not in it has no bound. */
export function tellWorkBudgets(told: WorkBudgets): void {
  known = told
}

/** A line that would cost a work item something, before PPN. */
export interface Costing {
  readonly project_id: string | null
  readonly work_item_id: string | null
  readonly amount: Money
}

/** A work item that would go beyond its budget, and by how much. */
export interface OverBudget {
  readonly name: string
  readonly budget: Money
  readonly by: Money
}

/** Finds the work items that lines would bring beyond their budget: spent, promised and asked more than planned. */
export async function findOverBudget(tx: Tx, companyId: string, lines: readonly Costing[]): Promise<OverBudget[]> {
  const found: OverBudget[] = []
  for (const [projectId, own] of Map.groupBy(lines, (line) => line.project_id)) {
    const asked = sumsByItem(own)
    if (projectId === null || asked.size === 0) continue
    const budgets = await known(tx, companyId, { projectId, workItemIds: [...asked.keys()] })
    for (const [id, amount] of asked) {
      const work = budgets.get(id)
      if (!work) continue
      const by = minus(plus(work.used, amount), work.budget)
      if (amount > 0n && by > 0n) found.push({ name: work.name, budget: work.budget, by })
    }
  }
  return found
}

/** Refuses lines beyond the budget of a work item where the company wants it so ('purchase.over-budget'). */
export async function refuseOverBudget(tx: Tx, actor: Actor, lines: readonly Costing[]): Promise<void> {
  if (!lines.some((line) => line.work_item_id !== null)) return
  if (!(await settingsOf(tx, actor.companyId)).refusesOverBudget) return
  const [first] = await findOverBudget(tx, actor.companyId, lines)
  if (first) throw new Refusal('purchase.over-budget', { text: overBudgetText(actor, first) })
}

/** Says that a work item would go beyond its budget, with the numbers for who may see costs. */
export function overBudgetText(actor: Actor, { name, budget, by }: OverBudget): string {
  if (!actor.can('view biaya')) return `${name}: dengan ini biayanya melewati RAP.`
  return `${name}: dengan ini biayanya lewat ${rupiah(by)} dari RAP ${rupiah(budget)}.`
}

function sumsByItem(lines: readonly Costing[]): Map<string, Money> {
  const sums = new Map<string, Money>()
  for (const { work_item_id: id, amount } of lines) {
    if (id !== null) sums.set(id, plus(sums.get(id) ?? ZERO, money(amount)))
  }
  return sums
}
