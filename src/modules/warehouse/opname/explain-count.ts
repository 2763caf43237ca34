import type { Actor } from '#kit/access/actor.ts'
import { isWithin } from '#kit/access/within.ts'
import type { Tx } from '#kit/db/tx.ts'
import { recordHistory } from '#kit/history/history.ts'
import type { AskedOf } from '#kit/http/endpoint.ts'
import { found, NotFound } from '#kit/http/not-found.ts'
import type * as contract from '#modules/warehouse/opname/contract.ts'
import { stockCount } from '#modules/warehouse/opname/count-stock.ts'
import { expectPhase } from '#modules/warehouse/opname/rules.ts'
import * as store from '#modules/warehouse/opname/store.ts'
import { toldReasons } from '#modules/warehouse/opname/unexplained.ts'

/** Writes why lines differ, while they are counted or reviewed; what was counted stays as it is. */
export async function explainCount(
  tx: Tx,
  actor: Actor,
  asked: AskedOf<typeof contract.explainCount>,
): Promise<{ id: string; saved: number }> {
  const count = found(await store.holdCount(tx, actor.companyId, asked.id))
  if (!isWithin(actor.scope.warehouses, count.warehouse_id)) throw new NotFound()
  expectPhase(count, 'counting', 'review')
  const last = [...new Map(asked.lines.map((line) => [line.itemId, line])).values()]
  const saved = await store.writeReasons(tx, actor.companyId, asked.id, last)
  if (saved < last.length) throw new NotFound()
  // While it is counted, what stands at the end is told when it is handed in.
  if (count.state === 'review') {
    const reason = await toldReasons(tx, actor, last)
    await recordHistory(tx, actor, { subject: stockCount, id: asked.id, act: 'explain', ...(reason && { reason }) })
  }
  return { id: asked.id, saved }
}
