import { minus, plus, type Money } from '#ground/money.ts'
import { percent } from '#ground/percent.ts'
import { price } from '#ground/price.ts'
import { plusQty, quantity, type Quantity } from '#ground/quantity.ts'
import { Refusal } from '#ground/refusal.ts'
import type { Actor } from '#kit/access/actor.ts'
import type { Tx } from '#kit/db/tx.ts'
import { expectVersion } from '#kit/posting/version.ts'
import type { OrderRef } from '../contract.ts'
import { overheadDue, type Overhead } from '../rules.ts'
import type { Stage } from '../words.ts'
import { stageWords } from '../words.ts'
import { changeOrder, lockOrder, type Order, type OrderChange } from './store.ts'

/** The words of an order in the stock book and in reservations. */
export const documentOf = (order: Pick<Order, 'id'>) => ({ kind: 'production-order', id: order.id })

/** Takes an order as it was seen, in one of the given stages. */
export async function takeOrder(
  tx: Tx,
  actor: Actor,
  asked: { readonly id: string; readonly version: number },
  ...stages: readonly Stage[]
): Promise<Order> {
  const order = await lockOrder(tx, actor, asked.id)
  expectVersion(
    { version: order.version, updatedByName: order.updated_by_name, updatedAt: order.updated_at },
    asked.version,
  )
  expectStage(order, ...stages)
  return order
}

/** Refuses an act that does not belong to the stage of an order. */
export function expectStage(order: Order, ...stages: readonly Stage[]): void {
  if (stages.includes(order.stage)) return
  const stage = stageWords[order.stage].toLowerCase()
  throw new Refusal('spk.wrong-stage', { number: order.number ?? '', stage })
}

/** Signs an act on an order and tells where it is now. */
export async function signed(tx: Tx, actor: Actor, id: string, change: OrderChange = {}): Promise<OrderRef> {
  const { number, version } = await changeOrder(tx, actor, id, change)
  return { id, number, version }
}

/** How the overhead of an order is counted. */
export function overheadOf(order: Pick<Order, 'overhead_kind' | 'overhead_rate'>): Overhead {
  if (order.overhead_kind === 'percent') return { kind: 'percent', percent: percent(order.overhead_rate) }
  // Kept with four decimals for the percent's sake; a price has two.
  if (order.overhead_kind === 'per-unit')
    return { kind: 'per-unit', price: price(order.overhead_rate.replace(/00$/, '')) }
  return { kind: 'none' }
}

/** Pieces of every grade so far. */
export function madeOf(order: Pick<Order, 'good_qty' | 'second_qty' | 'reject_qty'>): Quantity {
  return plusQty(quantity(order.good_qty), quantity(order.second_qty), quantity(order.reject_qty))
}

/** What is still to be laid on an order as overhead when so many pieces are made. */
export function overheadLeft(order: Order, made: Quantity): Money {
  const due = overheadDue(overheadOf(order), plus(order.material_cost, order.labour_cost), made)
  return minus(due, order.overhead_cost)
}
