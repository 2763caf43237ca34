import { minus, money, mulDiv, sum } from '#ground/money.ts'
import { priceText } from '#ground/price.ts'
import { percentText, type Percent } from '#ground/percent.ts'
import { minusQty, plusQty, quantity, quantityText, sumQty, ZERO_QTY, type Quantity } from '#ground/quantity.ts'
import type { Actor } from '#kit/access/actor.ts'
import type { Tx } from '#kit/db/tx.ts'
import { NotFound } from '#kit/http/not-found.ts'
import { itemsOf } from '#modules/catalog/face.ts'
import { goodsOfOrder, soldOrder } from '#modules/sales/face.ts'
import { costsOf } from '#modules/stock/face.ts'
import { today } from '#kit/posting/today.ts'
import type { OrderMargin, OrderProduction } from './contract.ts'
import { unitCost } from '../rules.ts'
import { goodShare, lineCost, type Made } from './line-cost.ts'
import { madeFor, materialsFor, withRecipe, type MadeFor } from './store.ts'

/** Tells what a sales order asks to be made, and what is being made for it. */
export async function productionOf(tx: Tx, actor: Actor, orderId: string): Promise<OrderProduction> {
  if (!actor.can('view order')) throw new NotFound()
  const order = await soldOrder(tx, actor, orderId)
  const made = await madeFor(tx, actor, orderId)
  const goods = order.lines.flatMap((line) => (line.itemId === null ? [] : [{ ...line, itemId: line.itemId }]))
  const ids = goods.map((line) => line.itemId)
  const known = await withRecipe(tx, actor.companyId, ids, today(actor))
  const items = await itemsOf(tx, actor.companyId, ids)
  return {
    lines: goods.map((line) => {
      const own = made.filter((each) => each.orderLineId === line.id)
      const planned = sumQty(own.map((each) => quantity(each.plannedQty)))
      const left = minusQty(line.qty, plusQty(sumQty(own.map(stillToCome)), most(line.delivered, own)))
      return {
        orderLineId: line.id,
        itemId: line.itemId,
        itemName: line.description,
        unit: items.get(line.itemId)?.baseUnit ?? '',
        qty: quantityText(line.qty),
        delivered: quantityText(line.delivered),
        planned: quantityText(planned),
        toMake: quantityText(left > 0n ? left : ZERO_QTY),
        hasRecipe: known.has(line.itemId),
      }
    }),
    dueDate: order.promisedDate,
    canPlan: order.isOpen && actor.can('create rumah-produksi'),
    orders: made.map(({ id, houseId, houseName, label, stage, orderLineId, itemName, unit, ...row }) => {
      const { plannedQty, goodQty, dueDate, actual: cost } = row
      return { id, houseId, houseName, label, stage, orderLineId, itemName, unit, plannedQty, goodQty, dueDate, cost }
    }),
    materials: await materialsFor(
      tx,
      actor.companyId,
      made.map((each) => each.id),
    ),
  }
}

// What an open order has yet to make; a finished one makes no more.
function stillToCome({ stage, plannedQty, goodQty }: MadeFor): Quantity {
  const left = minusQty(quantity(plannedQty), quantity(goodQty))
  return stage === 'done' || left < 0n ? ZERO_QTY : left
}

// What left may have been made for it: neither is counted twice.
function most(delivered: Quantity, own: readonly MadeFor[]): Quantity {
  const made = sumQty(own.map((each) => quantity(each.goodQty)))
  return made > delivered ? made : delivered
}

function goodsMade(row: MadeFor): Made {
  const graded = { good: money(row.goodValue), second: money(row.secondValue) }
  return { qty: quantity(row.goodQty), cost: goodShare(money(row.outputValue), graded) }
}

/**
 * Tells what a sales order earns on what was delivered. Pieces that were made for a line cost what making them cost; the
 * rest costs what the stock book took it out for. What the ledger has as cost of all of it stands beside.
 */
export async function marginOf(tx: Tx, actor: Actor, orderId: string): Promise<OrderMargin> {
  if (!actor.can('view order')) throw new NotFound()
  const order = await soldOrder(tx, actor, orderId)
  const left = await costsOf(tx, actor.companyId, await goodsOfOrder(tx, actor, orderId))
  const delivered = sum(order.lines.map((line) => line.deliveredNet))
  const made = await madeFor(tx, actor, orderId)
  const lines = order.lines.flatMap((line) => {
    if (line.itemId === null) return []
    const own = made.filter((each) => each.orderLineId === line.id).map(goodsMade)
    return [lineCost(line.delivered, own, left.get(line.itemId))]
  })
  const cost = sum(lines)
  const margin = minus(delivered, cost)
  return {
    orderNet: String(sum(order.lines.map((line) => line.net))),
    deliveredNet: String(delivered),
    cost: String(cost),
    bookCost: String(sum([...left.values()].map((each) => each.cost))),
    margin: String(margin),
    marginPercent: delivered === 0n ? null : percentText(mulDiv(margin, 1_000_000n, delivered) as Percent),
    production: made.map((row) => {
      const { id, houseId, label, stage, itemName, unit, estimated, actual, loss } = row
      const good = goodsMade(row)
      const each = unitCost(good.cost, good.qty)
      return {
        ...{ id, houseId, label, stage, itemName, unit, estimated, actual, loss },
        unitCost: each === null ? null : priceText(each),
      }
    }),
  }
}
