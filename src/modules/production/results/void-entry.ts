import { NO_DIMS } from '#ground/dims.ts'
import type { Day } from '#ground/day.ts'
import { negate, ZERO } from '#ground/money.ts'
import { negateQty, quantity, quantityText, sumQty } from '#ground/quantity.ts'
import { Refusal } from '#ground/refusal.ts'
import type { Actor } from '#kit/access/actor.ts'
import type { Tx } from '#kit/db/tx.ts'
import { recordHistory } from '#kit/history/history.ts'
import type { AskedOf } from '#kit/http/endpoint.ts'
import { found } from '#kit/http/not-found.ts'
import * as journal from '#modules/journal/face.ts'
import { accounts, differenceLines, stockLines } from '#modules/journal/rules.ts'
import * as stock from '#modules/stock/face.ts'
import type { OrderRef } from '../contract.ts'
import type { cancelOrder, reopenOrder } from '../orders/contract.ts'
import { keepMaterial, letGo } from '../orders/plan-order.ts'
import { signed, takeOrder } from '../orders/state.ts'
import * as store from '../orders/store.ts'
import type { Grade } from '../words.ts'
import { entryWords } from '../words.ts'
import { today } from '#kit/posting/today.ts'
import type { voidEntry } from './contract.ts'
import { kindOf } from './entries.ts'
import { holdAsker, letGoOfMade } from './keep-made.ts'

/** Takes one act back: goods return at the cost they moved with, the entry is mirrored. */
export async function voided(tx: Tx, actor: Actor, asked: AskedOf<typeof voidEntry>): Promise<OrderRef> {
  const order = await takeOrder(tx, actor, asked, 'running')
  const entry = found((await store.entriesOf(tx, order.id)).find((each) => each.id === asked.entryId))
  if (entry.is_void) throw new Refusal('spk.entry-gone')
  if (entry.kind === 'late' || entry.kind === 'finish') throw new Refusal('spk.entry-follows')
  if (entry.kind === 'output') await holdAsker(tx, actor, order)
  if (entry.kind !== 'labour') await takeSpreadBack(tx, actor, order, asked.reason)
  await takeBack(tx, actor, order, { entry, reason: asked.reason })
  if (entry.kind === 'use') await keepMaterial(tx, actor, order)
  return signed(tx, actor, order.id)
}

/** Opens a finished order again: what finishing booked is taken back. */
export async function reopen(tx: Tx, actor: Actor, asked: AskedOf<typeof reopenOrder>): Promise<OrderRef> {
  const order = await takeOrder(tx, actor, asked, 'done')
  // First the stage: a finished order may not stand with something in process.
  await store.changeOrder(tx, actor, order.id, { stage: 'running', is_failed: false, finished_at: null })
  await takeSpreadBack(tx, actor, order, asked.reason)
  await keepMaterial(tx, actor, order)
  await remember(tx, actor, order.id, 'reopen', asked.reason)
  return signed(tx, actor, order.id, { reason: null, finished_by: null })
}

/** Cancels an order that made nothing; all that went in comes back. */
export async function cancel(tx: Tx, actor: Actor, asked: AskedOf<typeof cancelOrder>): Promise<OrderRef> {
  const order = await takeOrder(tx, actor, asked, 'planned', 'running')
  const standing = (await store.entriesOf(tx, order.id)).filter((each) => !each.is_void)
  if (standing.some((each) => each.kind === 'output')) throw new Refusal('spk.has-output')
  for (const entry of standing.filter((each) => each.kind !== 'late'))
    await takeBack(tx, actor, order, { entry, reason: asked.reason })
  await letGo(tx, actor, order)
  await remember(tx, actor, order.id, 'cancel', asked.reason)
  return signed(tx, actor, order.id, { stage: 'cancelled', reason: asked.reason })
}

// What was spread over pieces goes back into process, before pieces or material of them go; the latest first.
async function takeSpreadBack(tx: Tx, actor: Actor, order: store.Order, reason: string): Promise<void> {
  const entries = await store.entriesOf(tx, order.id)
  for (const entry of entries.toReversed().filter((each) => each.kind === 'finish' && !each.is_void))
    await takeBack(tx, actor, order, { entry, reason })
}

async function takeBack(
  tx: Tx,
  actor: Actor,
  order: store.Order,
  { entry, reason }: { entry: store.KeptEntry; reason: string },
): Promise<void> {
  const document = { kind: kindOf(entry.kind), id: entry.id }
  const back = { kind: `${document.kind}-void`, id: entry.id }
  const on = today(actor)
  const lines = (await store.entryLinesOf(tx, order.id)).filter((line) => line.entry_id === entry.id)
  if (entry.kind === 'output') await letGoOfMade(tx, actor, order, lines)
  const moves = await goodsBack(tx, actor, order, { entry, lines, on, back })
  await takeOffSums(tx, order, { entry, lines })
  await store.voidEntryRow(tx, actor, entry.id, reason)
  await remember(tx, actor, order.id, `void-${entry.kind}`, reason)
  await journal.reverse(tx, actor, document, { on, reason })
  await journal.post(tx, actor, {
    on,
    area: 'stock',
    source: back,
    memo: `Selisih harga pembatalan ${entryWords[entry.kind].toLowerCase()} SPK ${order.number ?? ''}`,
    lines: entry.kind === 'late' ? stockLines(moves, accounts.costOfGoodsSold) : differenceLines(moves),
  })
  if (entry.kind === 'use') await takeLateBack(tx, actor, order, { entry, reason })
}

// Material that came back takes along what bills had made it dearer by.
async function takeLateBack(
  tx: Tx,
  actor: Actor,
  order: store.Order,
  { entry, reason }: { readonly entry: store.KeptEntry; readonly reason: string },
): Promise<void> {
  const entries = await store.entriesOf(tx, order.id)
  for (const late of entries.filter((each) => each.of_entry_id === entry.id && !each.is_void))
    await takeBack(tx, actor, order, { entry: late, reason })
}

async function goodsBack(
  tx: Tx,
  actor: Actor,
  order: store.Order,
  { entry, lines, on, back }: Back & { readonly on: Day; readonly back: stock.Document },
): Promise<stock.Moved[]> {
  if (entry.kind === 'labour') return []
  if (entry.kind !== 'late')
    return stock.reverse(tx, actor, { kind: kindOf(entry.kind), id: entry.id }, { on, as: back })
  const values = lines.map((line) => ({
    ...NO_DIMS,
    itemId: line.item_id,
    warehouseId: order.raw_warehouse_id,
    lineId: line.id,
    value: line.value,
  }))
  return stock.carryValue(tx, actor, { document: back, on, lines: values })
}

interface Back {
  readonly entry: store.KeptEntry
  readonly lines: readonly store.KeptEntryLine[]
}

async function takeOffSums(tx: Tx, order: store.Order, { entry, lines }: Back): Promise<void> {
  const graded = (grade: Grade) =>
    quantityText(negateQty(sumQty(lines.filter((line) => line.grade === grade).map((line) => quantity(line.qty)))))
  await store.addTo(tx, order, {
    material_cost: entry.kind === 'use' || entry.kind === 'late' ? negate(entry.cost) : ZERO,
    labour_cost: entry.kind === 'labour' ? negate(entry.cost) : ZERO,
    overhead_cost: negate(entry.overhead),
    output_value: negate(entry.value),
    loss: negate(entry.loss),
    good_qty: graded('good'),
    second_qty: graded('second'),
    reject_qty: graded('reject'),
  })
  await store.countUsed(
    tx,
    lines.flatMap((line) =>
      line.material_id === null
        ? []
        : [
            {
              id: line.material_id,
              qty: quantityText(negateQty(quantity(line.qty))),
              cost: negate(line.value),
              released: '0',
            },
          ],
    ),
  )
}

function remember(tx: Tx, actor: Actor, id: string, act: string, reason: string): Promise<void> {
  return recordHistory(tx, actor, { subject: 'production-order', id, act, reason })
}
