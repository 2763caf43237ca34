import { dimsOf } from '#ground/dims.ts'
import type { Day } from '#ground/day.ts'
import { negate, plus, type Money } from '#ground/money.ts'
import type { Actor } from '#kit/access/actor.ts'
import type { Tx } from '#kit/db/tx.ts'
import { recordHistory } from '#kit/history/history.ts'
import { refuseAhead } from '#kit/posting/ahead.ts'
import { nextNumber } from '#kit/posting/number.ts'
import * as journal from '#modules/journal/face.ts'
import { differenceLines, stockLines, type EntryLine } from '#modules/journal/rules.ts'
import * as stock from '#modules/stock/face.ts'
import { stockDocumentTypes, type Condition, type StockDocumentType } from '#modules/warehouse/columns.ts'
import { counterAccount, directionOf, placeApart } from '#modules/warehouse/documents/rules.ts'
import * as store from '#modules/warehouse/documents/store.ts'
import { instant } from '#kit/posting/today.ts'

/** The name under which stock documents stand in the books. */
export const stockDocument = 'stock-document'

/** What a document is about when its goods move. */
export interface AboutDocument {
  readonly id: string
  readonly type: StockDocumentType
  readonly on: Day
  readonly warehouse: Pick<stock.Warehouse, 'id'>
  /** Goods kept for others may go as well. */
  readonly takeKept?: boolean | undefined
}

/** Moves the goods of a draft, books their value, and gives it its number. */
export async function postDraft(
  tx: Tx,
  actor: Actor,
  about: AboutDocument,
  lines: readonly store.DocumentLine[],
): Promise<{ number: string; version: number }> {
  refuseAhead(actor, about.on, 'on')
  // Opening stock is of the day before the books began: that day is over for everybody.
  if (about.type !== 'saldo_awal') await stock.assertMayBackdate(tx, actor, about.on)
  const document = { kind: stockDocument, id: about.id }
  const apart = placeApart(about.type)
  const aside = apart && (await stock.ownPlace(tx, actor, apart))
  const moves = await moved(tx, actor, about, { lines, asideId: aside?.id })
  await store.setValues(tx, actor.companyId, valuesOf(moves))
  await journal.post(tx, actor, {
    on: about.on,
    area: 'stock',
    source: document,
    memo: stockDocumentTypes[about.type],
    lines: entryOf(about, moves),
  })
  await recordHistory(tx, actor, { subject: stockDocument, id: about.id, act: 'post' })

  const number = await nextNumber(tx, { companyId: actor.companyId, doc: 'ST', day: about.on, document })
  const posted = { number, state: 'posted' as const, posted_at: instant(), posted_by: actor.userId }
  const { version } = await store.changeDocument(tx, actor, about.id, { ...posted, to_warehouse_id: aside?.id ?? null })
  return { number, version }
}

/** What moves of a document mean to the ledger. */
export function entryOf({ type }: Pick<AboutDocument, 'type'>, moves: readonly stock.Moved[]): EntryLine[] {
  if (directionOf(type) === 'aside') return differenceLines(moves)
  const isOfProject = ({ projectId }: stock.Moved) => projectId !== null
  const others = moves.filter((move) => !isOfProject(move))
  return [
    ...stockLines(moves.filter(isOfProject), counterAccount(type, true)),
    ...stockLines(others, counterAccount(type, false)),
  ]
}

async function moved(
  tx: Tx,
  actor: Actor,
  about: AboutDocument,
  { lines, asideId }: { readonly lines: readonly store.DocumentLine[]; readonly asideId: string | undefined },
): Promise<stock.Moved[]> {
  const document = { kind: stockDocument, id: about.id }
  const places = await placesOf(tx, actor, lines)
  const goods = lines.map((line) => ({
    itemId: line.itemId,
    qty: line.qty,
    lineId: line.id,
    ...dimsOf(line),
    warehouseId: places.get(line.condition) ?? about.warehouse.id,
    value: line.value,
    rack: line.rack,
  }))
  if (asideId) {
    const route = { from: about.warehouse.id, to: asideId }
    return stock.transfer(tx, actor, { document, on: about.on, ...route, lines: goods })
  }
  if (about.type === 'pengeluaran') {
    return stock.takeForUse(tx, actor, { document, on: about.on, lines: goods, takeKept: about.takeKept })
  }
  if (directionOf(about.type) === 'out') return stock.issue(tx, actor, { document, on: about.on, lines: goods })
  const moves = await stock.receive(tx, actor, { document, on: about.on, lines: goods })
  await stock.putOnRacks(tx, actor, goods)
  return moves
}

// What comes damaged, or is to be inspected, lies apart from the first moment.
async function placesOf(tx: Tx, actor: Actor, lines: readonly store.DocumentLine[]): Promise<Map<Condition, string>> {
  const places = new Map<Condition, string>()
  for (const { condition } of lines) {
    if (condition === 'baik' || places.has(condition)) continue
    places.set(condition, (await stock.ownPlace(tx, actor, condition)).id)
  }
  return places
}

// Of goods set aside the first of the two moves tells what they were worth; what came to a stock below zero is worth also
// what of it paid for the shortage.
function valuesOf(moves: readonly stock.Moved[]): { id: string; value: Money }[] {
  const first = new Map(moves.toReversed().map((move) => [move.lineId, move]))
  return [...first.values()].map((move) => {
    const value = plus(move.value, move.difference)
    return { id: move.lineId ?? '', value: value < 0n ? negate(value) : value }
  })
}
