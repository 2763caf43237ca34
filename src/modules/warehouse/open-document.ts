import type { Actor } from '#kit/access/actor.ts'
import type { Tx } from '#kit/db/tx.ts'
import { found } from '#kit/http/not-found.ts'
import type { StockDocument } from '#modules/warehouse/contract.ts'
import { documentHead, documentLines } from '#modules/warehouse/document-store.ts'

/** Shows a stock document; values only to those who may see cost. */
export async function openStockDocument(tx: Tx, actor: Actor, id: string): Promise<StockDocument> {
  const head = found(await documentHead(tx, actor, id))
  const lines = await documentLines(tx, actor.companyId, id)
  const seesCost = actor.can('view biaya')
  return {
    ...head,
    lines: lines.map(({ value, ...line }) => ({ ...line, ...(seesCost && { value: String(value) }) })),
    can: head.state === 'posted' && actor.can('delete stock') ? ['void'] : [],
  }
}
