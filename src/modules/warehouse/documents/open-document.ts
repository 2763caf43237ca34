import type { Actor } from '#kit/access/actor.ts'
import type { Tx } from '#kit/db/tx.ts'
import { found } from '#kit/http/not-found.ts'
import type { StockDocument } from '#modules/warehouse/documents/contract.ts'
import { documentHead, documentLines } from '#modules/warehouse/documents/open-store.ts'
import { labelOf } from '#kit/posting/label.ts'

/** Shows a stock document; values only to those who may see cost. */
export async function openStockDocument(tx: Tx, actor: Actor, id: string): Promise<StockDocument> {
  const head = found(await documentHead(tx, actor, id))
  const lines = await documentLines(tx, actor.companyId, id)
  const seesCost = actor.can('view biaya')
  return {
    ...head,
    label: labelOf(head.number),
    lines: lines.map(({ value, ...line }) => ({ ...line, ...(seesCost && { value: String(value) }) })),
    can: actsOf(actor, head, lines.filter((line) => !line.isReversed).length),
  }
}

function actsOf(actor: Actor, head: Pick<StockDocument, 'state'>, standing: number): StockDocument['can'] {
  if (head.state === 'draft') return actor.can('create stock') ? ['edit', 'post', 'delete'] : []
  if (head.state === 'void' || !actor.can('delete stock')) return []
  return standing > 1 ? ['void', 'reverse-line'] : ['void']
}
