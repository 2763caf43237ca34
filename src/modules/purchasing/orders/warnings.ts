import { sql } from 'kysely'
import { rupiah } from '#ground/format.ts'
import { ZERO, type Money } from '#ground/money.ts'
import { percentFormat } from '#ground/format.ts'
import { oneDecimal, percentText } from '#ground/percent.ts'
import { price } from '#ground/price.ts'
import type { Actor } from '#kit/access/actor.ts'
import type { Tx } from '#kit/db/tx.ts'
import type { Warning } from '../contract.ts'
import { perUnit, type ItemFact } from '../facts.ts'
import { findOverBudget, overBudgetText, type Costing } from '../over-budget.ts'
import { own } from '../store.ts'
import { NOTABLE_CHANGE, priceChange } from './rules.ts'
import type { Purchase, PurchaseLine } from './store.ts'

/** What is worth saying of an order: prices that rose, work that goes beyond its budget, and the same order twice. */
export async function warningsOf(
  tx: Tx,
  actor: Actor,
  order: Purchase,
  lines: readonly PurchaseLine[],
  items: ReadonlyMap<string, ItemFact>,
): Promise<Warning[]> {
  const beyond = order.state === 'posted' ? [] : await beyondBudget(tx, actor, costingOf(lines))
  return [...risen(lines, items), ...beyond, ...(await twice(tx, actor, order))]
}

/** Tells the work items that lines would bring beyond their budget. */
export async function beyondBudget(tx: Tx, actor: Actor, costing: readonly Costing[]): Promise<Warning[]> {
  const over = await findOverBudget(tx, actor.companyId, costing)
  return over.map((one) => ({ code: 'over-budget' as const, text: overBudgetText(actor, one) }))
}

function risen(lines: readonly PurchaseLine[], items: ReadonlyMap<string, ItemFact>): Warning[] {
  return lines.flatMap((line, at) => {
    const item = line.item_id === null ? undefined : items.get(line.item_id)
    if (!item?.lastPrice) return []
    const last = perUnit(item.lastPrice, { name: line.unit, num: line.unit_num, den: line.unit_den })
    const change = priceChange(price(line.price), last)
    if (change === null || change <= NOTABLE_CHANGE) return []
    // To one decimal: what it amounts to, at a glance.
    const share = percentFormat(oneDecimal(percentText(change)))
    const text = `${line.description}: harga naik ${share} dari pembelian terakhir.`
    return [{ code: 'price-up', line: at, text }]
  })
}

// The same supplier and amount within three days is mostly one order taken down twice.
async function twice(tx: Tx, actor: Actor, order: Purchase): Promise<Warning[]> {
  const { rows } = await sql<{ label: string }>`
    select coalesce(number, 'Draf') as label from purchase_order
    where company_id = ${actor.companyId} and supplier_id = ${order.supplier_id} and id <> ${order.id} and state <> 'void'
      and total = ${order.total} and order_date between ${order.order_date}::date - 3 and ${order.order_date}::date + 3
    order by id desc limit 1
  `.execute(own(tx))
  return rows.map(({ label }) => ({
    code: 'duplicate-order',
    text: `${label} dari supplier yang sama juga bernilai ${rupiah(String(order.total))}. Periksa apakah ini pesanan yang sama.`,
  }))
}

interface Costly {
  readonly project_id?: string | null | undefined
  readonly work_item_id?: string | null | undefined
  readonly net?: Money | undefined
}

/** What the lines of an order would cost their work items, before PPN. */
export function costingOf(lines: readonly Costly[]): Costing[] {
  return lines.map((line) => ({
    project_id: line.project_id ?? null,
    work_item_id: line.work_item_id ?? null,
    amount: line.net ?? ZERO,
  }))
}
