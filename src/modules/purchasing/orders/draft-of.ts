import type { Actor } from '#kit/access/actor.ts'
import type { Tx } from '#kit/db/tx.ts'
import { dealableSupplier } from '#modules/parties/face.ts'
import { checkDims } from '#modules/projects/face.ts'
import { buyerFact, itemFacts, warehouseFor, type ItemFact } from '../facts.ts'
import { knownRequests } from '../requests/check.ts'
import { settingsOf } from '../settings.ts'
import { decideDraft, type Draft, type PurchaseAsked } from './draft.ts'

/** Decides what an order would be, on the facts of its day. */
export async function draftOf(
  tx: Tx,
  actor: Actor,
  asked: PurchaseAsked,
): Promise<{ draft: Draft; items: ReadonlyMap<string, ItemFact> }> {
  const requested = asked.lines.map((line) => line.requestLineId)
  await knownRequests(tx, actor, requested)
  const supplier = await dealableSupplier(tx, actor.companyId, asked.supplierId)
  const buyer = await buyerFact(tx, actor, asked.date)
  const ids = asked.lines.flatMap((line) => line.itemId ?? [])
  const items = await itemFacts(tx, actor, ids, supplier.id)
  const warehouse = await warehouseFor(tx, actor, asked.warehouseId, asked.shipTo === 'site' ? asked.projectId : null)
  await checkDims(tx, actor, asked)
  const { termDays } = await settingsOf(tx, actor.companyId)
  return { draft: decideDraft(asked, { supplier, buyer, items, warehouse, termDays }), items }
}
