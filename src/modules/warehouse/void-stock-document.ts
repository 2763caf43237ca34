import { dayIn } from '#ground/day.ts'
import type { Actor } from '#kit/access/actor.ts'
import { isWithin } from '#kit/access/scoped.ts'
import { now } from '#kit/clock.ts'
import type { Tx } from '#kit/db/tx.ts'
import { recordHistory } from '#kit/history/history.ts'
import type { AskedOf } from '#kit/http/endpoint.ts'
import { found, NotFound } from '#kit/http/not-found.ts'
import { expectState } from '#kit/posting/state.ts'
import { expectVersion } from '#kit/posting/version.ts'
import * as journal from '#modules/journal/face.ts'
import { differenceLines } from '#modules/journal/rules.ts'
import * as stock from '#modules/stock/face.ts'
import { stockDocument } from '#modules/warehouse/add-stock.ts'
import type { voidStockDocument as endpoint } from '#modules/warehouse/contract.ts'
import * as store from '#modules/warehouse/store.ts'

/** Takes a stock document back at original cost, dated today. */
export async function voidStockDocument(
  tx: Tx,
  actor: Actor,
  asked: AskedOf<typeof endpoint>,
): Promise<{ id: string }> {
  const document = found(await store.lockDocument(tx, actor.companyId, asked.id))
  if (!isWithin(actor.scope.warehouses, document.warehouseId)) throw new NotFound()
  expectVersion(document, asked.version)
  expectState(document, 'posted')

  const source = { kind: stockDocument, id: asked.id }
  const on = dayIn(actor.zone, now())
  await store.markVoid(tx, actor, asked.id, asked.reason)
  const moves = await stock.reverse(tx, actor, source, { on })
  await journal.reverse(tx, actor, source, { on, reason: asked.reason })
  await journal.post(tx, actor, {
    on,
    area: 'stock',
    source: { kind: `${stockDocument}.selisih`, id: asked.id },
    memo: `Selisih harga pembatalan ${document.number}`,
    lines: differenceLines(moves),
  })
  await recordHistory(tx, actor, { subject: stockDocument, id: asked.id, act: 'void', reason: asked.reason })
  return { id: asked.id }
}
