import { minus, plus, type Money } from '#ground/money.ts'
import { priceText } from '#ground/price.ts'
import { plusQty, quantityText } from '#ground/quantity.ts'
import type { Actor } from '#kit/access/actor.ts'
import type { Tx } from '#kit/db/tx.ts'
import { readDocuments } from '#kit/document/load.ts'
import { workBudgetsOf } from '../../rap/work-budgets.ts'
import type { Subcontract } from '../subcontract.ts'
import { addendumStatuses, subcontractAddendum, type SubcontractAddendum } from './addendum.ts'
import type { OverPlan, SubcontractAddendumSeen } from './seen.ts'
import { addendaOf, type AddendumRow } from './store.ts'

/** Shows the addenda of a subcontract in the order they were approved, and of the open one what it would cost beyond the plan. */
export async function showAddenda(tx: Tx, actor: Actor, doc: Subcontract): Promise<SubcontractAddendumSeen[]> {
  const rows = await addendaOf(tx, actor.companyId, doc.id)
  const ids = rows.map(({ id }) => id)
  const whole: ReadonlyMap<string, SubcontractAddendum> = await readDocuments(
    tx,
    subcontractAddendum,
    actor.companyId,
    ids,
  )
  const last = rows.findLast(({ state }) => state === 'posted')
  const shown: SubcontractAddendumSeen[] = []
  for (const row of rows) {
    const one = whole.get(row.id)
    if (!one) continue
    const isOpen = row.state === 'draft' || row.state === 'pending_approval'
    shown.push({
      ...addendumSeen(actor, row, one),
      ...{ isLast: row === last, overPlan: isOpen ? await overPlan(tx, actor, doc, one) : [] },
    })
  }
  return shown
}

/** Reads the addenda of a subcontract that count, in the order they were approved. */
export async function standingAddenda(
  tx: Tx,
  companyId: string,
  subcontractId: string,
): Promise<SubcontractAddendum[]> {
  const rows = (await addendaOf(tx, companyId, subcontractId)).filter(({ state }) => state === 'posted')
  const ids = rows.map(({ id }) => id)
  const whole: ReadonlyMap<string, SubcontractAddendum> = await readDocuments(tx, subcontractAddendum, companyId, ids)
  return ids.flatMap((id) => whole.get(id) ?? [])
}

function addendumSeen(
  actor: Actor,
  row: AddendumRow,
  one: SubcontractAddendum,
): Omit<SubcontractAddendumSeen, 'isLast' | 'overPlan'> {
  const text = (value: Money | null) => (value === null ? null : String(value))
  return {
    ...{ id: one.id, version: one.version, number: one.number, state: addendumStatuses[row.state] },
    ...{ date: one.date, reason: one.reason, remark: one.remark, voidReason: one.voidReason },
    ...{ net: String(one.net), totalBefore: text(one.totalBefore), totalAfter: text(one.totalAfter) },
    ...{ writtenBy: one.updatedByName, approvedBy: one.approvedByName },
    isOwn: row.writers.includes(actor.userId),
    lines: one.lines.map((line) => ({
      ...{ lineId: line.lineId, isNew: line.isNew, workItemId: line.workItemId, code: line.workItemCode },
      ...{ description: line.description, unit: line.unit, volume: quantityText(line.volume) },
      ...{ volumeBefore: quantityText(line.volumeBefore), price: priceText(line.price) },
      volumeAfter: quantityText(plusQty(line.volumeBefore, line.volume)),
      ...{ priceBefore: priceText(line.priceBefore), amount: String(line.amount) },
    })),
  }
}

async function overPlan(tx: Tx, actor: Actor, doc: Subcontract, one: SubcontractAddendum): Promise<OverPlan[]> {
  const more = Map.groupBy(one.lines, (line) => line.workItemId)
  const of = { projectId: doc.projectId, workItemIds: [...more.keys()] }
  const budgets = await workBudgetsOf(tx, actor.companyId, of)
  return [...more].flatMap(([workItemId, lines]) => {
    const budget = budgets.get(workItemId)
    const added = lines.reduce((total, line) => plus(total, line.amount), 0n as Money)
    if (!budget || added <= 0n) return []
    const over = minus(plus(budget.used, added), budget.budget)
    return over > 0n ? [{ name: budget.name, over: String(over) }] : []
  })
}
