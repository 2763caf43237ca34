import type { Actor } from '#kit/access/actor.ts'
import type { Tx } from '#kit/db/tx.ts'
import { changesOf } from '#kit/history/changes.ts'
import { recordHistory } from '#kit/history/history.ts'
import type { AskedOf } from '#kit/http/endpoint.ts'
import { cardVersion, countSave } from '#kit/posting/settings-card.ts'
import * as stock from '#modules/stock/face.ts'
import type { saveStockRules, StockRules } from '#modules/warehouse/stock-rules-contract.ts'

const cardOf = ({ companyId }: Actor) => ({ companyId, card: 'stock' })

/** How this company writes down its goods. */
export async function openRules(tx: Tx, actor: Actor): Promise<StockRules> {
  return {
    version: await cardVersion(tx, cardOf(actor)),
    backdateDays: await stock.backdateDays(tx, actor.companyId),
  }
}

/** Changes it; what was written down before stays. */
export async function saveRules(tx: Tx, actor: Actor, asked: AskedOf<typeof saveStockRules>): Promise<StockRules> {
  const { version: _before, ...before } = await openRules(tx, actor)
  await countSave(tx, cardOf(actor), asked.version, actor.userId)
  await stock.keepBackdateDays(tx, { companyId: actor.companyId, by: actor.userId }, asked.backdateDays)
  const changes = changesOf(before, { backdateDays: asked.backdateDays })
  await recordHistory(tx, actor, { subject: 'stock-setting', id: actor.companyId, act: 'update', changes })
  return openRules(tx, actor)
}
