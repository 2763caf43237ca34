import type { Actor } from '#kit/access/actor.ts'
import type { Tx } from '#kit/db/tx.ts'
import { historyOf } from '#kit/history/history.ts'
import type { DocumentAct } from '#kit/posting/acts.ts'
import { labelOf } from '#kit/posting/label.ts'
import { billsOfOrder } from '../bills/open-store.ts'
import { ofOrder as paymentsOfOrder } from '../payments/open-payment.ts'
import { ofOrder as returnsOfOrder } from '../returns/open-return.ts'
import { openedPurchase } from './open-store.ts'

/** What happened to an order and to every paper of it, newest first. */
export async function history(tx: Tx, actor: Actor, id: string): Promise<DocumentAct[]> {
  const order = await openedPurchase(tx, actor, id)
  const [bills, payments] = [await billsOfOrder(tx, actor, id), await paymentsOfOrder(tx, actor, id)]
  const returns = await returnsOfOrder(tx, actor, id)
  const acts = [
    ...(await actsOf(tx, actor, 'purchase-order', 'order', [order])),
    ...(await actsOf(tx, actor, 'goods-receipt', 'receipt', order.receipts)),
    ...(await actsOf(tx, actor, 'service-handover', 'handover', order.handovers)),
    ...(await actsOf(tx, actor, 'purchase-bill', 'bill', bills.map(named))),
    ...(await actsOf(tx, actor, 'purchase-payment', 'payment', payments.map(named))),
    ...(await actsOf(tx, actor, 'purchase-return', 'return', returns.map(named))),
  ]
  return acts.toSorted((a, b) => (a.at < b.at ? 1 : a.at > b.at ? -1 : a.id < b.id ? 1 : -1))
}

// A draft's label is its name as well as a number is.
function named({ id, label }: { readonly id: string; readonly label: string }) {
  return { id, number: label }
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
  const labels = new Map(documents.map((each) => [each.id, labelOf(each.number)]))
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
