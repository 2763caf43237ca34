import { negate } from '#ground/money.ts'
import type { Actor } from '#kit/access/actor.ts'
import { isWithin } from '#kit/access/scoped.ts'
import type { Tx } from '#kit/db/tx.ts'
import { recordHistory } from '#kit/history/history.ts'
import type { AskedOf } from '#kit/http/endpoint.ts'
import { NotFound } from '#kit/http/not-found.ts'
import { newId } from '#kit/id.ts'
import { nextNumber } from '#kit/posting/number.ts'
import { itemsOf } from '#modules/catalog/face.ts'
import * as journal from '#modules/journal/face.ts'
import { stockLines } from '#modules/journal/rules.ts'
import * as stock from '#modules/stock/face.ts'
import { stockDocumentTypes, type addStock as endpoint } from '#modules/warehouse/contract.ts'
import { countLines, counterAccounts, type CountedLine } from '#modules/warehouse/rules.ts'
import * as store from '#modules/warehouse/store.ts'

/** The name under which stock documents stand in the books. */
export const stockDocument = 'stock-document'

/** Brings goods in or out that no order explains, and books their value. */
export async function addStock(
  tx: Tx,
  actor: Actor,
  asked: AskedOf<typeof endpoint>,
): Promise<{ id: string; number: string }> {
  if (!isWithin(actor.scope.warehouses, asked.warehouseId)) throw new NotFound()
  const itemIds = asked.lines.map((line) => line.itemId)
  const items = await itemsOf(tx, actor.companyId, itemIds)
  const lines = countLines(asked.type, asked.lines, items).map((line) => ({ ...line, id: newId() }))

  const document = { kind: stockDocument, id: newId() }
  await store.insertDocument(tx, actor, { ...asked, id: document.id })
  const moves = await moved(tx, actor, { ...asked, document }, lines)
  await store.insertLines(tx, actor.companyId, document.id, valued(lines, moves))
  await journal.post(tx, actor, {
    on: asked.on,
    area: 'stock',
    source: document,
    memo: stockDocumentTypes[asked.type],
    lines: stockLines(moves, counterAccounts[asked.type]),
  })
  await recordHistory(tx, actor, { subject: stockDocument, id: document.id, act: 'post' })

  const number = await nextNumber(tx, { companyId: actor.companyId, doc: 'ST', day: asked.on, document })
  await store.markPosted(tx, actor, document.id, number)
  return { id: document.id, number }
}

type Line = CountedLine & { readonly id: string }
type About = Pick<AskedOf<typeof endpoint>, 'type' | 'on' | 'warehouseId'> & { readonly document: stock.Document }

async function moved(tx: Tx, actor: Actor, about: About, lines: readonly Line[]): Promise<stock.Moved[]> {
  const goods = lines.map((line) => ({ ...line, lineId: line.id, warehouseId: about.warehouseId }))
  const act = about.type === 'pengeluaran' ? stock.issue : stock.receive
  return act(tx, actor, { document: about.document, on: about.on, lines: goods })
}

function valued(lines: readonly Line[], moves: readonly stock.Moved[]): Line[] {
  const worth = new Map(moves.map((move) => [move.lineId, move.value < 0n ? negate(move.value) : move.value]))
  return lines.map((line) => ({ ...line, value: worth.get(line.id) ?? line.value }))
}
