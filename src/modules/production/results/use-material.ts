import { NO_DIMS } from '#ground/dims.ts'
import { money, negate, sum, type Money } from '#ground/money.ts'
import { percent } from '#ground/percent.ts'
import { minQty, plusQty, quantity, quantityText, ZERO_QTY, type Quantity } from '#ground/quantity.ts'
import { Refusal } from '#ground/refusal.ts'
import type { Day } from '#ground/day.ts'
import type { Actor } from '#kit/access/actor.ts'
import type { Tx } from '#kit/db/tx.ts'
import type { AskedOf } from '#kit/http/endpoint.ts'
import { found } from '#kit/http/not-found.ts'
import { newId } from '#kit/id.ts'
import { itemsOf } from '#modules/catalog/face.ts'
import { release, takeForUse, type Moved } from '#modules/stock/face.ts'
import type { OrderRef } from '../contract.ts'
import { namesOf } from '../orders/content.ts'
import { documentOf, signed, takeOrder } from '../orders/state.ts'
import { addTo, countUsed, insertMaterials, materialsOf, type KeptMaterial, type Order } from '../orders/store.ts'
import { checkTolerance } from '../rules.ts'
import { today } from '#kit/posting/today.ts'
import type { useMaterial } from './contract.ts'
import './late-price.ts'
import { kindOf, processLines, writeAct } from './entries.ts'

interface UsedLine {
  readonly itemId: string
  readonly qty: Quantity
}

/** Takes material into work in process, as much as was really used. */
export async function use(tx: Tx, actor: Actor, asked: AskedOf<typeof useMaterial>): Promise<OrderRef> {
  const order = await takeOrder(tx, actor, asked, 'running')
  await takeIn(tx, actor, order, {
    on: asked.date ?? today(actor),
    lines: asked.lines,
    reason: asked.reason,
    takeKept: asked.takeKept,
  })
  return signed(tx, actor, order.id)
}

/** The same for whoever holds the order already; answers the order as it is then. */
export async function takeIn(
  tx: Tx,
  actor: Actor,
  order: Order,
  asked: {
    readonly on: Day
    readonly lines: readonly UsedLine[]
    readonly reason: string | null
    readonly takeKept?: boolean | undefined
  },
): Promise<Order> {
  refuseTwice(asked.lines)
  const materials = await materialsFor(tx, actor, order, asked.lines)
  const used = asked.lines.map((line) => ({ ...line, material: found(materials.get(line.itemId)) }))
  for (const { material, qty } of used) {
    const total = plusQty(quantity(material.used_qty), qty)
    const facts = { name: material.item_name, planned: quantity(material.planned_qty), used: total }
    checkTolerance(facts, percent(order.tolerance_percent), asked.reason)
  }
  const id = newId()
  const moves = await leave(tx, actor, order, { id, on: asked.on, used, takeKept: asked.takeKept })
  const cost = negate(sum(moves.map((move) => move.value)))

  await writeAct(tx, actor, order, {
    id,
    kind: 'use',
    on: asked.on,
    facts: { cost, reason: asked.reason },
    lines: used.map(({ material, qty }) => ({
      material_id: material.id,
      grade: null,
      item_id: material.item_id,
      qty: quantityText(qty),
      value: costOf(moves, material.id),
    })),
    books: processLines(order, moves),
  })
  return addTo(tx, order, { material_cost: cost })
}

interface Leaving {
  readonly id: string
  readonly on: Day
  readonly used: readonly (UsedLine & { readonly material: KeptMaterial })[]
  readonly takeKept?: boolean | undefined
}

async function leave(tx: Tx, actor: Actor, order: Order, { id, on, used, takeKept }: Leaving): Promise<Moved[]> {
  const kept = used
    .map(({ material, qty }) => ({ lineId: material.id, qty: minQty(qty, quantity(material.reserved_qty)) }))
    .filter((each) => each.qty > 0n)
  if (kept.length > 0) await release(tx, actor, documentOf(order), kept)
  // Into process, for no project yet: a price of it that comes late follows it there, and is no project's cost before.
  const lines = used.map(({ material, qty }) => ({
    ...NO_DIMS,
    itemId: material.item_id,
    warehouseId: order.raw_warehouse_id,
    qty,
    lineId: material.id,
  }))
  const moves = await takeForUse(tx, actor, { document: { kind: kindOf('use'), id }, on, lines, takeKept })
  const released = new Map(kept.map((each) => [each.lineId, each.qty]))
  await countUsed(
    tx,
    used.map(({ material, qty }) => ({
      id: material.id,
      qty: quantityText(qty),
      cost: costOf(moves, material.id),
      released: quantityText(released.get(material.id) ?? ZERO_QTY),
    })),
  )
  return moves
}

// Material that the recipe did not foresee joins the order with nothing planned.
async function materialsFor(
  tx: Tx,
  actor: Actor,
  order: Order,
  lines: readonly UsedLine[],
): Promise<Map<string, KeptMaterial>> {
  const known = await materialsOf(tx, order.id)
  const has = new Set(known.map((each) => each.item_id))
  const extra = lines.filter((line) => !has.has(line.itemId))
  if (extra.length === 0) return byItem(known)
  const items = await itemsOf(
    tx,
    actor.companyId,
    extra.map((line) => line.itemId),
  )
  const rows = extra.map(({ itemId }, at) => {
    const item = found(items.get(itemId))
    if (item.kind === 'jasa' || item.id === order.item_id) throw new Refusal('spk.unknown-material')
    const about = { id: newId(), company_id: actor.companyId, order_id: order.id, planned_qty: '0' }
    return { ...about, ...namesOf(item), position: known.length + at + 1 }
  })
  await insertMaterials(tx, rows)
  return byItem(await materialsOf(tx, order.id))
}

function byItem(materials: readonly KeptMaterial[]): Map<string, KeptMaterial> {
  return new Map(materials.map((each) => [each.item_id, each]))
}

function costOf(moves: readonly Moved[], lineId: string): Money {
  return money(-sum(moves.filter((move) => move.lineId === lineId).map((move) => move.value)))
}

function refuseTwice(lines: readonly UsedLine[]): void {
  const twice = lines.findIndex((line, at) => lines.findIndex((each) => each.itemId === line.itemId) !== at)
  if (twice >= 0) throw new Refusal('recipe.twice', { item: 'Satu bahan' }, { field: `lines.${twice}.itemId` })
}
