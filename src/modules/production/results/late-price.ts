import { NO_DIMS, rowDims } from '#ground/dims.ts'
import type { Day } from '#ground/day.ts'
import { mulDiv, sum, ZERO, type Money } from '#ground/money.ts'
import { quantity } from '#ground/quantity.ts'
import type { Actor } from '#kit/access/actor.ts'
import type { Tx } from '#kit/db/tx.ts'
import { found } from '#kit/http/not-found.ts'
import { newId } from '#kit/id.ts'
import { post } from '#modules/journal/face.ts'
import { accounts, credit, debit, stockLines } from '#modules/journal/rules.ts'
import { carryValue, tellLateTaker, type LateCost } from '#modules/stock/face.ts'
import { madeOf } from '../orders/state.ts'
import { addTo, countUsed, entryLinesOf, lockOrderOfEntry, materialsOf, type Order } from '../orders/store.ts'
import { coveredQty, type Used } from '../rules.ts'
import { kindOf, processLines, writeAct } from './entries.ts'
import { close, spread } from './finish.ts'

const REASON = 'Harga bahan menyusul'

interface Late {
  readonly on: Day
  /** The use of material. */
  readonly documentId: string
  readonly costs: readonly LateCost[]
}

/**
 * Lets what was made of material bear a price of it that came after its use: pieces that still lie somewhere are worth
 * more, those that left cost more, and what is not made yet keeps its part in process. Whoever booked the price had it
 * as cost of goods sold.
 */
async function bearLatePrice(tx: Tx, actor: Actor, late: Late): Promise<void> {
  const { order, entry } = found(await lockOrderOfEntry(tx, actor.companyId, late.documentId))
  const value = sum(late.costs.map((cost) => cost.value))
  if (value === 0n) return
  // Its material lies in the raw warehouse again, and takes the price there.
  if (entry.is_void) return carriedToMaterial(tx, actor, order, late)

  const before = await materialsOf(tx, order.id)
  const lines = (await entryLinesOf(tx, order.id)).filter((line) => line.entry_id === entry.id)
  const priced = late.costs.map((cost) => ({
    material_id: found(lines.find((line) => line.item_id === cost.itemId)).material_id,
    grade: null,
    item_id: cost.itemId,
    qty: '0',
    value: cost.value,
  }))
  await countUsed(
    tx,
    priced.map((line) => ({ id: line.material_id ?? '', qty: '0', cost: line.value, released: '0' })),
  )
  await writeAct(tx, actor, order, {
    id: newId(),
    kind: 'late',
    on: late.on,
    facts: { cost: value, of_entry_id: entry.id },
    lines: priced,
    books: [debit(accounts.workInProcess, value, rowDims(order)), credit(accounts.costOfGoodsSold, value, NO_DIMS)],
    isFollowing: true,
  })
  if (order.stage !== 'running') return close(tx, actor, order, { on: late.on, reason: REASON, late: value })
  await addTo(tx, order, { material_cost: value })
  const used = before.map(({ planned_qty, used_qty, cost }) => ({
    planned: quantity(planned_qty),
    used: quantity(used_qty),
    cost,
  }))
  await ontoMade(tx, actor, order, { on: late.on, share: shareOfMade(order, used, value) })
}

tellLateTaker(kindOf('use'), bearLatePrice)

/** What the pieces made so far bear of a price: the share that they are of what the used material is enough for. */
function shareOfMade(order: Order, used: readonly Used[], value: Money): Money {
  const made = madeOf(order)
  const covered = coveredQty(quantity(order.planned_qty), used)
  if (made === 0n) return ZERO
  return covered > made ? (mulDiv(value, made, covered) as Money) : value
}

async function ontoMade(
  tx: Tx,
  actor: Actor,
  order: Order,
  { on, share }: { readonly on: Day; readonly share: Money },
): Promise<void> {
  const id = newId()
  const moves = share === 0n ? [] : await spread(tx, actor, order, { id, on, rest: share })
  if (moves.length === 0) return
  await writeAct(tx, actor, order, {
    id,
    kind: 'finish',
    on,
    facts: { value: share, reason: REASON },
    lines: [],
    books: processLines(order, moves),
    isFollowing: true,
  })
  await addTo(tx, order, { output_value: share })
}

async function carriedToMaterial(tx: Tx, actor: Actor, order: Order, { on, costs }: Late): Promise<void> {
  const document = { kind: kindOf('late'), id: newId() }
  const lines = costs.map(({ itemId, value }) => ({
    ...NO_DIMS,
    itemId,
    warehouseId: order.raw_warehouse_id,
    lineId: newId(),
    value,
  }))
  const moves = await carryValue(tx, actor, { document, on, lines })
  const books = stockLines(moves, accounts.costOfGoodsSold)
  await post(tx, actor, {
    on,
    area: 'stock',
    source: document,
    memo: `${REASON} SPK ${order.number ?? ''}`,
    lines: books,
  })
}
