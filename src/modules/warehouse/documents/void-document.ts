import { Refusal } from '#ground/refusal.ts'
import type { Actor } from '#kit/access/actor.ts'
import { isWithin } from '#kit/access/within.ts'
import type { Tx } from '#kit/db/tx.ts'
import { recordHistory } from '#kit/history/history.ts'
import type { AskedOf } from '#kit/http/endpoint.ts'
import { found, NotFound } from '#kit/http/not-found.ts'
import { newId } from '#kit/id.ts'
import { expectState } from '#kit/posting/state.ts'
import { expectVersion } from '#kit/posting/version.ts'
import * as journal from '#modules/journal/face.ts'
import { differenceLines } from '#modules/journal/rules.ts'
import * as stock from '#modules/stock/face.ts'
import type * as contract from '#modules/warehouse/documents/contract.ts'
import { entryOf, stockDocument } from '#modules/warehouse/documents/post-document.ts'
import * as store from '#modules/warehouse/documents/store.ts'
import { instant, today } from '#kit/posting/today.ts'

/** Takes a stock document back at original cost, dated today. */
export async function voidStockDocument(
  tx: Tx,
  actor: Actor,
  asked: AskedOf<typeof contract.voidStockDocument>,
): Promise<{ id: string }> {
  const document = await lockPosted(tx, actor, asked)
  const source = { kind: stockDocument, id: asked.id }
  const on = today(actor)
  const moves = await stock.reverse(tx, actor, source, { on })
  const lines = await store.linesOf(tx, actor.companyId, asked.id)
  if (lines.some((line) => line.reversed_at)) {
    // Part of the entry was already taken back with its lines: what still moved is booked by itself.
    await journal.post(tx, actor, {
      ...bookingOf(document, on),
      source: { ...source, kind: `${stockDocument}.sisa` },
      lines: entryOf(document, moves),
    })
  } else {
    await journal.reverse(tx, actor, source, { on, reason: asked.reason })
    const rest = { kind: `${stockDocument}.selisih`, id: asked.id }
    await journal.post(tx, actor, { ...bookingOf(document, on), source: rest, lines: differenceLines(moves) })
  }
  const state = { state: 'void' as const, void_reason: asked.reason, voided_at: instant(), voided_by: actor.userId }
  await store.changeDocument(tx, actor, asked.id, state)
  await recordHistory(tx, actor, { subject: stockDocument, id: asked.id, act: 'void', reason: asked.reason })
  return { id: asked.id }
}

/** Takes one wrong line back at original cost and leaves the others as they are. */
export async function reverseStockLine(
  tx: Tx,
  actor: Actor,
  asked: AskedOf<typeof contract.reverseStockLine>,
): Promise<{ id: string }> {
  const document = await lockPosted(tx, actor, asked)
  const lines = await store.linesOf(tx, actor.companyId, asked.id)
  const line = found(lines.find((one) => one.id === asked.lineId))
  if (line.reversed_at) throw new Refusal('stock-document.line-stands', {})

  const on = today(actor)
  const correction = { kind: `${stockDocument}.koreksi`, id: newId() }
  // Of goods set aside both moves: out of the place apart, back to where they lay.
  const source = { kind: stockDocument, id: asked.id }
  const moves = await stock.reverse(tx, actor, source, { on, as: correction, lineId: line.id })
  await journal.post(tx, actor, {
    ...bookingOf(document, on),
    source: correction,
    lines: entryOf(document, moves),
  })
  await store.markReversed(tx, actor, line.id)
  await store.changeDocument(tx, actor, asked.id, {})
  await recordHistory(tx, actor, { subject: stockDocument, id: asked.id, act: 'reverse-line', reason: asked.reason })
  return { id: asked.id }
}

async function lockPosted(tx: Tx, actor: Actor, asked: { readonly id: string; readonly version: number }) {
  const document = found(await store.lockDocument(tx, actor.companyId, asked.id))
  if (!isWithin(actor.scope.warehouses, document.warehouse_id)) throw new NotFound()
  expectVersion(document, asked.version)
  expectState(document, 'posted')
  return document
}

type Posted = Awaited<ReturnType<typeof lockPosted>>

function bookingOf(document: Posted, on: ReturnType<typeof today>) {
  return { on, area: 'stock' as const, memo: `Pembatalan ${document.number}` }
}
