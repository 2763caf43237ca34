import { minusQty, quantity, quantityText, ZERO_QTY, type Quantity } from '#ground/quantity.ts'
import type { Actor } from '#kit/access/actor.ts'
import type { Tx } from '#kit/db/tx.ts'
import { recordHistory } from '#kit/history/history.ts'
import type { AskedOf } from '#kit/http/endpoint.ts'
import { nextNumber } from '#kit/posting/number.ts'
import { release, reserve } from '#modules/stock/face.ts'
import { instant } from '#kit/posting/today.ts'
import { placeInQueue } from './content.ts'
import type { Planned, planOrder, Shortage } from './contract.ts'
import { countOfHouse } from './queue-store.ts'
import { documentOf, signed, takeOrder } from './state.ts'
import { changeOrder, materialsOf, setReserved, type Order } from './store.ts'

type Asked = AskedOf<typeof planOrder>

/** Plans a draft: its material is kept in the raw warehouse, it joins the queue and gets its number. */
export async function plan(tx: Tx, actor: Actor, asked: Asked): Promise<Planned> {
  const order = await takeOrder(tx, actor, asked, 'draft')
  const shortages = await keepMaterial(tx, actor, order)
  const place = placeInQueue(order.due_date, await countOfHouse(tx, actor.companyId, order.house_id))
  await recordHistory(tx, actor, { subject: 'production-order', id: order.id, act: 'plan' })
  const number = await nextNumber(tx, {
    companyId: actor.companyId,
    doc: 'SPK',
    day: order.order_date,
    document: documentOf(order),
  })
  const saved = await changeOrder(tx, actor, order.id, {
    stage: 'planned',
    number,
    queue_no: place,
    planned_at: instant(),
  })
  return { id: order.id, number, version: saved.version, shortages }
}

/** Keeps material again, after some came in or was given back. */
export async function reserveAgain(tx: Tx, actor: Actor, asked: Asked): Promise<Planned> {
  const order = await takeOrder(tx, actor, asked, 'planned', 'running')
  const shortages = await keepMaterial(tx, actor, order)
  return { ...(await signed(tx, actor, order.id)), shortages }
}

/** Begins to make; what has come in since is kept as well. */
export async function start(tx: Tx, actor: Actor, asked: Asked): Promise<Planned> {
  const order = await takeOrder(tx, actor, asked, 'planned')
  const shortages = await keepMaterial(tx, actor, order)
  await recordHistory(tx, actor, { subject: 'production-order', id: order.id, act: 'start' })
  return { ...(await signed(tx, actor, order.id, { stage: 'running', started_at: instant() })), shortages }
}

/** Keeps what is still needed of each material, as far as there is any; tells what is short. */
export async function keepMaterial(tx: Tx, actor: Actor, order: Order): Promise<Shortage[]> {
  const document = documentOf(order)
  await release(tx, actor, document)
  const materials = await materialsOf(tx, order.id)
  const lines = materials
    .map((each) => ({
      lineId: each.id,
      itemId: each.item_id,
      warehouseId: order.raw_warehouse_id,
      qty: stillNeeded(each),
    }))
    .filter((line) => line.qty > 0n)
  const kept = new Map(
    (await reserve(tx, actor, { document, lines, partial: true })).map((each) => [each.lineId, each.qty]),
  )
  await setReserved(
    tx,
    order.id,
    [...kept].map(([id, qty]) => ({ id, qty: quantityText(qty) })),
  )
  return materials.flatMap((each) => {
    const [needed, held] = [stillNeeded(each), kept.get(each.id) ?? ZERO_QTY]
    if (held >= needed) return []
    const names = { itemId: each.item_id, itemName: each.item_name, unit: each.unit }
    return [
      { ...names, needed: quantityText(needed), kept: quantityText(held), short: quantityText(minusQty(needed, held)) },
    ]
  })
}

/** Lets go of all that is kept for an order. */
export async function letGo(tx: Tx, actor: Actor, order: Order): Promise<void> {
  await release(tx, actor, documentOf(order))
  await setReserved(tx, order.id, [])
}

function stillNeeded(material: { planned_qty: string; used_qty: string }): Quantity {
  const left = minusQty(quantity(material.planned_qty), quantity(material.used_qty))
  return left > 0n ? left : ZERO_QTY
}
