import { rowDims } from '#ground/dims.ts'
import { mulDiv, plus, sum, type Money } from '#ground/money.ts'
import { percent } from '#ground/percent.ts'
import { minusQty, plusQty, quantity, quantityText, type Quantity } from '#ground/quantity.ts'
import { Refusal } from '#ground/refusal.ts'
import type { Day } from '#ground/day.ts'
import type { Actor } from '#kit/access/actor.ts'
import type { Tx } from '#kit/db/tx.ts'
import { claimFiles } from '#kit/files/drafts.ts'
import type { AskedOf } from '#kit/http/endpoint.ts'
import { newId } from '#kit/id.ts'
import { secondGradeOf } from '#modules/catalog/face.ts'
import { receive } from '#modules/stock/face.ts'
import type { OrderRef } from '../contract.ts'
import { madeOf, overheadLeft, signed, takeOrder } from '../orders/state.ts'
import { addTo, materialsOf, stockSecondsAs, type KeptMaterial, type Order } from '../orders/store.ts'
import { coveredQty, valueOutput, type Graded, type Valued } from '../rules.ts'
import { instant, today } from '#kit/posting/today.ts'
import type { recordOutput } from './contract.ts'
import { kindOf, overheadLines, processLines, writeAct } from './entries.ts'
import { close } from './finish.ts'
import { holdAsker, keepMade } from './keep-made.ts'
import { takeIn } from './use-material.ts'

type Asked = AskedOf<typeof recordOutput>

/** Records pieces by grade; they enter the finished warehouse at what they cost. May take material and finish as well. */
export async function record(tx: Tx, actor: Actor, asked: Asked): Promise<OrderRef> {
  const order = await takeOrder(tx, actor, asked, 'running')
  const on = asked.date ?? today(actor)
  const pieces = plusQty(asked.good, asked.second, asked.reject)
  if (pieces === 0n) throw new Refusal('spk.nothing-made', {}, { field: 'good' })
  await holdAsker(tx, actor, order)

  await claimFiles(tx, actor, { ids: asked.files, subject: 'spk', ownerId: order.id })
  const graded = asked.second > 0n ? await withSecond(tx, actor, order) : order
  const supplied = asked.useRecipe
    ? await takeByRecipe(tx, actor, graded, { on, pieces, reason: asked.reason, takeKept: asked.takeKept })
    : graded
  const materials = await materialsOf(tx, order.id)
  refuseFromNothing(materials, asked)
  const made = await makePieces(tx, actor, supplied, { on, materials, step: asked, asked })
  const valued = await keepMade(tx, actor, made)
  if (!asked.finish) return signed(tx, actor, order.id)

  await close(tx, actor, valued, { on, reason: asked.reason })
  return signed(tx, actor, order.id, { stage: 'done', finished_at: instant(), finished_by: actor.name })
}

// Seconds lie apart from good ones: an item, an average and a price of their own.
async function withSecond(tx: Tx, actor: Actor, order: Order): Promise<Order> {
  if (order.second_item_id !== null) return order
  const second = await secondGradeOf(tx, actor, order.item_id)
  await stockSecondsAs(tx, order, second)
  return { ...order, second_item_id: second }
}

/** What the recipe says for these pieces and was not taken yet. */
async function takeByRecipe(
  tx: Tx,
  actor: Actor,
  order: Order,
  asked: {
    readonly on: Day
    readonly pieces: Quantity
    readonly reason: string | null
    readonly takeKept?: boolean | undefined
  },
): Promise<Order> {
  const made = plusQty(madeOf(order), asked.pieces)
  const lines = (await materialsOf(tx, order.id)).flatMap((each) => {
    const due = mulDiv(quantity(each.planned_qty), made, quantity(order.planned_qty)) as Quantity
    const used = quantity(each.used_qty)
    return due > used ? [{ itemId: each.item_id, qty: minusQty(due, used) }] : []
  })
  return lines.length === 0 ? order : takeIn(tx, actor, order, { ...asked, lines })
}

async function makePieces(
  tx: Tx,
  actor: Actor,
  order: Order,
  {
    on,
    materials,
    step,
    asked,
  }: { on: Day; materials: readonly KeptMaterial[]; step: Graded; asked: Pick<Asked, 'finish' | 'reason'> },
): Promise<Order> {
  const pieces = plusQty(step.good, step.second, step.reject)
  const overhead = overheadLeft(order, plusQty(madeOf(order), pieces))
  const covered = coveredQty(
    quantity(order.planned_qty),
    materials.map((each) => ({
      planned: quantity(each.planned_qty),
      used: quantity(each.used_qty),
      cost: each.cost,
    })),
  )
  const standing = { wip: plus(order.wip, overhead), covered, made: madeOf(order) }
  const worth = valueOutput(standing, step, { isLast: asked.finish, secondPercent: percent(order.second_percent) })
  const id = newId()
  const lines = gradedLines(order, step, worth)
  const stocked = lines.filter((line) => line.grade !== 'reject')
  const moves = await receive(tx, actor, {
    document: { kind: kindOf('output'), id },
    on,
    lines: stocked.map((line) => ({
      ...rowDims(order),
      itemId: line.item_id,
      warehouseId: order.finished_warehouse_id,
      qty: quantity(line.qty),
      value: line.value,
      // One act has one line of a grade; the act and its grade name the move.
      lineId: line.grade === 'good' ? id : order.id,
    })),
  })
  const value = sum(stocked.map((line) => line.value))
  await writeAct(tx, actor, order, {
    id,
    kind: 'output',
    on,
    facts: { overhead, value, reason: asked.reason },
    lines,
    books: [...overheadLines(order, overhead), ...processLines(order, moves)],
  })
  return addTo(tx, order, {
    overhead_cost: overhead,
    output_value: value,
    good_qty: quantityText(step.good),
    second_qty: quantityText(step.second),
    reject_qty: quantityText(step.reject),
  })
}

function gradedLines(order: Order, step: Graded, worth: Valued) {
  const none = 0n as Money
  const all = [
    { grade: 'good' as const, item_id: order.item_id, qty: step.good, value: worth.good },
    { grade: 'second' as const, item_id: order.second_item_id ?? order.item_id, qty: step.second, value: worth.second },
    { grade: 'reject' as const, item_id: order.item_id, qty: step.reject, value: none },
  ]
  return all
    .filter((line) => line.qty > 0n)
    .map((line) => ({ ...line, material_id: null, qty: quantityText(line.qty) }))
}

function refuseFromNothing(materials: readonly KeptMaterial[], asked: Asked): void {
  if (materials.some((each) => quantity(each.used_qty) > 0n)) return
  if (asked.withoutMaterial && asked.reason !== null) return
  throw new Refusal('spk.no-material', {}, { field: asked.withoutMaterial ? 'reason' : 'useRecipe' })
}
