import type { Actor } from '#kit/access/actor.ts'
import type { Tx } from '#kit/db/tx.ts'
import { historyOf } from '#kit/history/history.ts'
import type { DocumentAct } from '#kit/posting/acts.ts'
import { labelOf } from '#kit/posting/label.ts'
import { openedPurchase } from './open-store.ts'

/** What happened to an order, its receipts and berita acara, newest first. */
export async function history(tx: Tx, actor: Actor, id: string): Promise<DocumentAct[]> {
  const order = await openedPurchase(tx, actor, id)
  const acts = [
    ...(await actsOf(tx, actor, 'purchase-order', 'order', [order])),
    ...(await actsOf(tx, actor, 'goods-receipt', 'receipt', order.receipts)),
    ...(await actsOf(tx, actor, 'service-handover', 'handover', order.handovers)),
  ]
  return acts.toSorted((a, b) => (a.at < b.at ? 1 : a.at > b.at ? -1 : a.id < b.id ? 1 : -1))
}

/** The acts on documents of one kind. */
export async function actsOf(
  tx: Tx,
  actor: Actor,
  kept: string,
  subject: string,
  documents: readonly { readonly id: string; readonly number: string | null }[],
): Promise<DocumentAct[]> {
  if (documents.length === 0) return []
  const labels = new Map(documents.map((each) => [each.id, labelOf(each.id, each.number)]))
  const lines = await historyOf(tx, actor.companyId, kept, [...labels.keys()])
  return lines.map((line) => ({
    id: line.id,
    at: line.at,
    by: line.by,
    place: line.place,
    act: line.act,
    subject,
    subjectId: line.subjectId,
    label: labels.get(line.subjectId) ?? '',
    reason: line.reason,
    changes: Object.keys(line.changes).length > 0 ? line.changes : null,
  }))
}
