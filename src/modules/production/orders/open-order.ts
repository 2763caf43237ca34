import { plus } from '#ground/money.ts'
import { priceText } from '#ground/price.ts'
import { mulDiv } from '#ground/money.ts'
import { minusQty, plusQty, quantity, quantityText, ZERO_QTY, type Quantity } from '#ground/quantity.ts'
import type { Actor } from '#kit/access/actor.ts'
import type { Tx } from '#kit/db/tx.ts'
import { labelOf } from '#kit/posting/label.ts'
import { availability } from '#modules/stock/face.ts'
import { unitCost } from '../rules.ts'
import type { Material, OrderAct, OrderCosts, OrderDetail } from './contract.ts'
import { openedEntries } from './open-store.ts'
import { madeOf } from './state.ts'
import { materialsOf, readOrder, type KeptMaterial, type Order } from './store.ts'

/** Shows an order whole: what it needs, what happened, what it cost; the door leaves out what somebody may not see. */
export async function open(tx: Tx, actor: Actor, id: string): Promise<OrderDetail> {
  const order = await readOrder(tx, actor, id)
  return {
    id: order.id,
    version: order.version,
    number: order.number,
    label: labelOf(order.number),
    stage: order.stage,
    date: order.order_date,
    dueDate: order.due_date,
    houseId: order.house_id,
    houseName: order.house_name,
    rawWarehouseId: order.raw_warehouse_id,
    finishedWarehouseId: order.finished_warehouse_id,
    itemId: order.item_id,
    itemCode: order.item_code,
    itemName: order.item_name,
    unit: order.unit,
    plannedQty: text(order.planned_qty),
    goodQty: text(order.good_qty),
    secondQty: text(order.second_qty),
    rejectQty: text(order.reject_qty),
    keptQty: text(order.kept_qty),
    orderLineId: order.order_line_id,
    orderId: order.order_id,
    orderNumber: order.order_number,
    customerName: order.customer_name,
    overheadKind: order.overhead_kind,
    tolerancePercent: text(order.tolerance_percent),
    pieceRate: order.piece_rate.replace(/\.?0+$/, '') || '0',
    isFailed: order.is_failed,
    notes: order.notes,
    reason: order.reason,
    updatedByName: order.updated_by_name,
    plannedAt: order.planned_at,
    startedAt: order.started_at,
    finishedAt: order.finished_at,
    finishedBy: order.finished_by,
    materials: await materials(tx, actor, order),
    entries: await openedEntries(tx, order.id),
    costs: costsOf(order),
    can: actsOf(order, actor),
  }
}

async function materials(tx: Tx, actor: Actor, order: Order): Promise<Material[]> {
  const rows = await materialsOf(tx, order.id)
  const ids = rows.map((row) => row.item_id)
  const here = await availability(tx, actor.companyId, ids, order.raw_warehouse_id)
  const free = new Map(here.map((each) => [each.itemId, each.available]))
  return rows.map((row) => {
    const available = free.get(row.item_id) ?? ZERO_QTY
    return {
      id: row.id,
      itemId: row.item_id,
      itemCode: row.item_code,
      itemName: row.item_name,
      unit: row.unit,
      planned: text(row.planned_qty),
      reserved: text(row.reserved_qty),
      used: text(row.used_qty),
      short: quantityText(shortOf(order, row, available)),
      available: quantityText(available),
      variance: quantityText(varianceOf(order, row)),
      cost: String(row.cost),
    }
  })
}

function shortOf(order: Order, row: KeptMaterial, available: Quantity): Quantity {
  if (order.stage === 'done' || order.stage === 'cancelled') return ZERO_QTY
  const held = order.stage === 'draft' ? available : quantity(row.reserved_qty)
  const short = minusQty(quantity(row.planned_qty), plusQty(quantity(row.used_qty), held))
  return short > 0n ? short : ZERO_QTY
}

// Used less what the recipe says for what was made; it means nothing before something was made.
function varianceOf(order: Order, row: KeptMaterial): Quantity {
  const made = madeOf(order)
  if (made === 0n) return ZERO_QTY
  const due = mulDiv(quantity(row.planned_qty), made, quantity(order.planned_qty)) as Quantity
  return minusQty(quantity(row.used_qty), due)
}

function costsOf(order: Order): OrderCosts {
  const made = plusQty(quantity(order.good_qty), quantity(order.second_qty))
  const unit = unitCost(order.output_value, made)
  return {
    estimated: String(order.estimated_cost),
    materials: String(order.material_cost),
    labour: String(order.labour_cost),
    overhead: String(order.overhead_cost),
    total: String(plus(order.material_cost, order.labour_cost, order.overhead_cost)),
    output: String(order.output_value),
    loss: String(order.loss),
    wip: String(order.wip),
    unitCost: unit === null ? null : priceText(unit),
  }
}

function actsOf(order: Order, actor: Actor): OrderAct[] {
  const [isDraft, isPlanned, isRunning] = (['draft', 'planned', 'running'] as const).map((s) => s === order.stage)
  const hasOutput = quantity(order.good_qty) > 0n || quantity(order.second_qty) > 0n
  const mayUpdate = actor.can('update rumah-produksi')
  const mayDelete = actor.can('delete rumah-produksi')
  const allowed: [OrderAct, boolean | undefined][] = [
    ['edit', isDraft && mayUpdate],
    ['plan', isDraft && mayUpdate],
    ['reserve', (isPlanned || isRunning) && mayUpdate],
    ['start', isPlanned && mayUpdate],
    ['use', isRunning && mayUpdate],
    ['output', isRunning && mayUpdate],
    ['labour', isRunning && mayUpdate],
    ['finish', isRunning && hasOutput && mayUpdate],
    ['fail', isRunning && !hasOutput && mayUpdate],
    ['reopen', order.stage === 'done' && mayDelete],
    ['cancel', (isPlanned || isRunning) && !hasOutput && mayDelete],
    ['delete', isDraft && mayDelete],
  ]
  return allowed.flatMap(([act, isAllowed]) => (isAllowed ? [act] : []))
}

function text(kept: string): string {
  return quantityText(quantity(kept))
}
