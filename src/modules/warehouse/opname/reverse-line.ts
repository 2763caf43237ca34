import { Refusal } from '#ground/refusal.ts'
import type { Actor } from '#kit/access/actor.ts'
import type { Tx } from '#kit/db/tx.ts'
import { recordHistory } from '#kit/history/history.ts'
import type { AskedOf } from '#kit/http/endpoint.ts'
import { found } from '#kit/http/not-found.ts'
import { newId } from '#kit/id.ts'
import { today } from '#kit/posting/today.ts'
import { itemsOf } from '#modules/catalog/face.ts'
import * as journal from '#modules/journal/face.ts'
import { accounts, stockLines, type EntryLine } from '#modules/journal/rules.ts'
import * as stock from '#modules/stock/face.ts'
import type * as contract from '#modules/warehouse/opname/contract.ts'
import { lockIn, stockCount, type Saved } from '#modules/warehouse/opname/count-stock.ts'
import type { Counted } from '#modules/warehouse/opname/rules.ts'
import * as store from '#modules/warehouse/opname/store.ts'

/** Takes one line of an approved count back at original cost, dated today; the others stand. */
export async function reverseCountLine(
  tx: Tx,
  actor: Actor,
  asked: AskedOf<typeof contract.reverseCountLine>,
): Promise<Saved> {
  const count = await lockIn(tx, actor, asked, 'posted')
  const line = found((await store.countedLines(tx, actor.companyId, asked.id)).find((one) => one.id === asked.lineId))
  if (line.isReversed) throw new Refusal('opname.line-reversed', {})

  const correction = { kind: `${stockCount}.koreksi`, id: newId() }
  const source = { kind: stockCount, id: asked.id }
  const on = today(actor)
  const moves = await stock.reverse(tx, actor, source, { on, as: correction, lineId: line.id })
  if (moves.length === 0) throw new Refusal('opname.line-same', {})
  const memo = `Pembatalan baris ${count.number}`
  await journal.post(tx, actor, { on, area: 'stock', source: correction, memo, lines: entryBack([line], moves) })
  await store.markReversed(tx, actor.companyId, line.id)
  const item = (await itemsOf(tx, actor.companyId, [line.itemId])).get(line.itemId)?.name ?? ''
  await recordHistory(tx, actor, {
    ...{ subject: stockCount, id: asked.id, act: 'reverse-line' },
    reason: `${item}: ${asked.reason}`,
  })
  return store.changeCount(tx, actor, asked.id, {})
}

/** What taking lines of a count back means to the ledger: what was missing comes out of loss, what turned up out of income. */
export function entryBack(lines: readonly Counted[], moves: readonly stock.Moved[]): EntryLine[] {
  const missing = new Set(lines.filter(({ counted, book }) => counted !== null && counted < book).map(({ id }) => id))
  const wasMissing = (move: stock.Moved) => missing.has(move.lineId ?? '')
  return [
    ...stockLines(moves.filter(wasMissing), accounts.otherExpense),
    ...stockLines(
      moves.filter((move) => !wasMissing(move)),
      accounts.otherIncome,
    ),
  ]
}
