import { NO_DIMS } from '#ground/dims.ts'
import { money, plus, type Money } from '#ground/money.ts'
import { quantity, type Quantity } from '#ground/quantity.ts'
import type { Actor } from '#kit/access/actor.ts'
import type { Tx } from '#kit/db/tx.ts'
import { recordHistory } from '#kit/history/history.ts'
import type { AskedOf } from '#kit/http/endpoint.ts'
import { purchasePricesOf } from '#modules/catalog/face.ts'
import * as journal from '#modules/journal/face.ts'
import { accounts, differenceLines, stockLines } from '#modules/journal/rules.ts'
import * as stock from '#modules/stock/face.ts'
import type * as contract from '#modules/warehouse/opname/contract.ts'
import { lockIn, stockCount, type Saved } from '#modules/warehouse/opname/count-stock.ts'
import { refuseOwnCount } from '#modules/warehouse/opname/may-approve.ts'
import { correctionOf, worthOf, type Correction, type Worth } from '#modules/warehouse/opname/rules.ts'
import { entryBack } from '#modules/warehouse/opname/reverse-line.ts'
import * as store from '#modules/warehouse/opname/store.ts'
import { refuseUnexplained } from '#modules/warehouse/opname/unexplained.ts'
import { instant, today } from '#kit/posting/today.ts'
import { bookDifference } from '#modules/warehouse/transfers/book.ts'
import { tellCountDecided } from '#modules/warehouse/opname/tell-count.ts'

/** Books the differences of a count, dated today; what was held still moves again. */
export async function approveCount(tx: Tx, actor: Actor, asked: AskedOf<typeof contract.approveCount>): Promise<Saved> {
  const count = await lockIn(tx, actor, asked, 'review')
  const lines = await store.countedLines(tx, actor.companyId, asked.id)
  await refuseOwnCount(tx, actor, { submittedBy: count.submitted_by, countedBy: lines.map((line) => line.countedBy) })
  await refuseUnexplained(tx, actor, lines)
  const itemIds = lines.map((line) => line.itemId)
  // In key order before anything moves, so that two counts never wait for each other.
  await stock.freeze(tx, actor, { warehouseId: count.warehouse_id, by: asked.id, itemIds, isStill: false })
  if (count.is_still) await stock.unfreeze(tx, actor, asked.id)

  const correction = correctionOf(lines)
  const worth = await worths(tx, actor, count.warehouse_id, itemIds)
  await correct(tx, actor, count, { correction, worth })
  await recordHistory(tx, actor, {
    subject: stockCount,
    id: asked.id,
    act: 'approve',
    ...(asked.note && { reason: asked.note }),
  })
  await tellCountDecided(tx, actor, count, { decision: 'approve', note: asked.note })
  return store.changeCount(tx, actor, asked.id, {
    state: 'posted',
    approved_at: instant(),
    approved_by: actor.userId,
    approved_by_name: actor.name,
    approval_note: asked.note,
  })
}

/** Gives a count up, or takes an approved one back at original cost. */
export async function voidCount(tx: Tx, actor: Actor, asked: AskedOf<typeof contract.voidCount>): Promise<Saved> {
  const count = await lockIn(tx, actor, asked, 'counting', 'review', 'posted')
  if (count.state === 'posted') await takeBack(tx, actor, count, asked.reason)
  else if (count.is_still) await stock.unfreeze(tx, actor, asked.id)
  await recordHistory(tx, actor, { subject: stockCount, id: asked.id, act: 'void', reason: asked.reason })
  return store.changeCount(tx, actor, asked.id, { state: 'void', void_reason: asked.reason })
}

/** What the goods of a warehouse are worth now, and what they cost last. */
export async function worths(
  tx: Tx,
  actor: Actor,
  warehouseId: string,
  itemIds: readonly string[],
): Promise<ReadonlyMap<string, Worth>> {
  const places = await stock.availability(tx, actor.companyId, itemIds, warehouseId)
  const held = new Map(places.map((place) => [place.itemId, place]))
  const paid = await purchasePricesOf(tx, actor.companyId, itemIds)
  return new Map(
    itemIds.map((id) => {
      const place = held.get(id)
      const last = paid.get(id)
      return [
        id,
        {
          onHand: place?.onHand ?? quantity('0'),
          value: place?.value ?? money(0),
          // Prices are hundredths of a rupiah: a hundred units cost that many rupiah.
          last: last ? { value: money(last.price), per: quantity('100') } : null,
        },
      ]
    }),
  )
}

async function correct(
  tx: Tx,
  actor: Actor,
  count: store.Count,
  { correction, worth }: { readonly correction: Correction; readonly worth: ReadonlyMap<string, Worth> },
): Promise<void> {
  const document = { kind: stockCount, id: count.id }
  const on = today(actor)
  const goods = (part: { readonly id: string; readonly itemId: string; readonly qty: Quantity }) => ({
    ...NO_DIMS,
    itemId: part.itemId,
    qty: part.qty,
    lineId: part.id,
    warehouseId: count.warehouse_id,
  })
  const surplus = correction.surplus.map((part) => ({
    ...goods(part),
    value: worthOf(part.qty, worth.get(part.itemId)),
  }))
  const lost = await stock.issue(tx, actor, { document, on, lines: correction.missing.map(goods) })
  const gained = await stock.receive(tx, actor, { document, on, lines: surplus })
  const about = { on, source: document, memo: `Opname ${count.number}` }
  await journal.post(tx, actor, {
    ...about,
    area: 'stock',
    lines: [...stockLines(lost, accounts.otherExpense), ...stockLines(gained, accounts.otherIncome)],
  })
  await store.setValues(tx, actor.companyId, [...lost, ...gained].map(worthOfMove))
  if (correction.damaged.length === 0) return
  const aside = await stock.ownPlace(tx, actor, 'rusak')
  if (aside.id === count.warehouse_id) return
  const route = { from: count.warehouse_id, to: aside.id }
  const moves = await stock.transfer(tx, actor, { document, on, ...route, lines: correction.damaged.map(goods) })
  await bookDifference(tx, actor, { ...about, source: { ...document, kind: `${stockCount}.rusak` } }, moves)
}

function worthOfMove(move: stock.Moved): { id: string; value: Money } {
  return { id: move.lineId ?? '', value: plus(move.value, move.difference) }
}

async function takeBack(tx: Tx, actor: Actor, count: store.Count, reason: string): Promise<void> {
  const source = { kind: stockCount, id: count.id }
  const on = today(actor)
  const moves = await stock.reverse(tx, actor, source, { on })
  const lines = await store.countedLines(tx, actor.companyId, count.id)
  if (lines.some((line) => line.isReversed)) {
    // Part of the entry was already taken back with its lines: what still moved is booked by itself.
    const rest = { ...source, kind: `${stockCount}.sisa` }
    const memo = `Pembatalan ${count.number}`
    await journal.post(tx, actor, { on, area: 'stock', source: rest, memo, lines: entryBack(lines, moves) })
    return
  }
  await journal.reverse(tx, actor, source, { on, reason })
  await journal.reverse(tx, actor, { ...source, kind: `${stockCount}.rusak` }, { on, reason })
  await journal.post(tx, actor, {
    on,
    area: 'stock',
    source: { ...source, kind: `${stockCount}.selisih` },
    memo: `Selisih harga pembatalan ${count.number}`,
    lines: differenceLines(moves),
  })
}
