import { dimsRow, NO_DIMS } from '#ground/dims.ts'
import { percent } from '#ground/percent.ts'
import { price, type Price } from '#ground/price.ts'
import { quantity, quantityText } from '#ground/quantity.ts'
import { Refusal } from '#ground/refusal.ts'
import type { Day } from '#ground/day.ts'
import { daysBetween, day } from '#ground/day.ts'
import type { Actor } from '#kit/access/actor.ts'
import type { Tx } from '#kit/db/tx.ts'
import type { AskedOf } from '#kit/http/endpoint.ts'
import { found } from '#kit/http/not-found.ts'
import { itemsOf, purchasePricesOf, type ItemFacts } from '#modules/catalog/face.ts'
import { soldOrderOfLine } from '#modules/sales/face.ts'
import { availability } from '#modules/stock/face.ts'
import { houseRow, type HouseRow } from '../houses/store.ts'
import { recipeOn } from '../recipes/store.ts'
import { estimateCost, neededQty } from '../rules.ts'
import { today } from '#kit/posting/today.ts'
import type { createOrder } from './contract.ts'
import { overheadOf } from './state.ts'

type Asked = AskedOf<typeof createOrder>

/** Decides what an order says: the terms of its house, the materials of its recipe, what it would cost. */
export async function contentOf(tx: Tx, actor: Actor, asked: Asked) {
  const on = asked.date ?? today(actor)
  if (asked.dueDate !== null && asked.dueDate < on) throw new Refusal('spk.due-early', {}, { field: 'dueDate' })
  const house = await houseRow(tx, actor, asked.houseId, true)
  if (house.archived_at !== null) throw new Refusal('house.closed', { name: house.name }, { field: 'houseId' })

  const item = found((await itemsOf(tx, actor.companyId, [asked.itemId])).get(asked.itemId))
  const kept = await recipeOn(tx, actor.companyId, asked.itemId, on)
  if (!kept) throw new Refusal('spk.no-recipe', { item: item.name }, { field: 'itemId' })

  const outputQty = quantity(kept.recipe.output_qty)
  const needed = kept.lines.map((line) => {
    const facts = { baseQty: quantity(line.base_qty), wastePercent: percent(line.waste_percent), outputQty }
    return { itemId: line.item_id, qty: neededQty(facts, asked.plannedQty) }
  })
  const items = await itemsOf(
    tx,
    actor.companyId,
    needed.map((each) => each.itemId),
  )
  const terms = termsOf(house, kept.recipe.piece_rate)
  const prices = await pricesOf(tx, actor.companyId, items, house.raw_warehouse_id)
  const estimated = estimateCost(
    needed.map(({ itemId, qty }) => ({ qty, price: prices.get(itemId) ?? null })),
    { planned: asked.plannedQty, pieceRate: price(kept.recipe.piece_rate), overhead: overheadOf(terms) },
  )
  const row = {
    order_date: on,
    due_date: asked.dueDate,
    house_id: house.id,
    house_name: house.name,
    raw_warehouse_id: house.raw_warehouse_id,
    finished_warehouse_id: house.finished_warehouse_id,
    item_id: item.id,
    item_code: item.code,
    item_name: item.name,
    unit: item.baseUnit,
    second_item_id: kept.recipe.second_item_id,
    recipe_id: kept.recipe.id,
    planned_qty: quantityText(asked.plannedQty),
    notes: asked.notes,
    ...(await linkOf(tx, actor, asked)),
    ...terms,
    estimated_cost: estimated,
  }
  const materials = needed.map(({ itemId, qty }, at) => ({
    position: at + 1,
    planned_qty: quantityText(qty),
    ...namesOf(found(items.get(itemId))),
  }))
  return { row, materials }
}

/** An item as a material of an order names it. */
export function namesOf(item: ItemFacts) {
  return { item_id: item.id, item_code: item.code, item_name: item.name, unit: item.baseUnit }
}

/** Where an order begins in the queue of its house: by the day it is due, those without one last. */
export function placeInQueue(due: Day | null, before: number): bigint {
  const days = due === null ? 99_999 : daysBetween(day('2000-01-01'), due)
  return BigInt(days) * 1_000_000n + BigInt(before)
}

function termsOf(house: HouseRow, pieceRate: string) {
  const rate = { none: '0', percent: house.overhead_percent, 'per-unit': house.overhead_per_unit }[house.overhead_kind]
  return {
    overhead_kind: house.overhead_kind,
    overhead_rate: rate ?? '0',
    second_percent: house.second_percent,
    tolerance_percent: house.tolerance_percent,
    piece_rate: pieceRate,
  }
}

// What material costs today: its average here, else what was last paid, else what was guessed.
async function pricesOf(
  tx: Tx,
  companyId: string,
  items: ReadonlyMap<string, ItemFacts>,
  warehouseId: string,
): Promise<Map<string, Price>> {
  const ids = [...items.keys()]
  const here = await availability(tx, companyId, ids, warehouseId)
  const anywhere = await availability(tx, companyId, ids)
  const paid = await purchasePricesOf(tx, companyId, ids)
  const average = (list: typeof here, id: string) =>
    list.find((each) => each.itemId === id && each.averageCost !== null)?.averageCost
  const each = ids.map((id): [string, Price | null | undefined] => [
    id,
    average(here, id) ?? average(anywhere, id) ?? paid.get(id)?.price ?? items.get(id)?.estCost,
  ])
  return new Map(each.flatMap(([id, found]) => (found ? [[id, found] as const] : [])))
}

async function linkOf(tx: Tx, actor: Actor, asked: Asked) {
  if (asked.orderLineId === null)
    return { order_line_id: null, order_id: null, order_number: null, customer_name: null, ...dimsRow(NO_DIMS) }
  const order = await soldOrderOfLine(tx, actor, asked.orderLineId)
  const line = found(order.lines.find((each) => each.id === asked.orderLineId))
  if (!order.isOpen) throw new Refusal('spk.order-closed', { number: order.number ?? '' }, { field: 'orderLineId' })
  if (line.itemId !== asked.itemId) throw new Refusal('spk.other-item', { item: line.description }, { field: 'itemId' })
  return {
    order_line_id: line.id,
    order_id: order.id,
    order_number: order.number,
    customer_name: order.customerName,
    ...dimsRow(line),
  }
}
