import type { Actor } from '#kit/access/actor.ts'
import type { Tx } from '#kit/db/tx.ts'
import { historyOf } from '#kit/history/history.ts'
import { labelOf } from '#kit/posting/label.ts'
import type { HistoryEntry } from './contract.ts'
import { openedOrder } from './open-store.ts'

type Subject = HistoryEntry['subject']
type Named = ReadonlyMap<string, string>

/** What happened to an order and its documents, newest first. */
export async function history(tx: Tx, actor: Actor, id: string): Promise<HistoryEntry[]> {
  const order = await openedOrder(tx, actor, id)
  const named = (rows: readonly { id: string; number: string | null }[]): Named =>
    new Map(rows.map((row) => [row.id, labelOf(row.number)]))
  const subjects: [Subject, Named][] = [
    ['order', named([order])],
    ['delivery', named(order.deliveries)],
    ['invoice', named(order.invoices)],
    ['payment', named(order.payments)],
    ['return', named(order.returns.filter((each) => each.kind === 'return'))],
    ['credit-note', named(order.returns.filter((each) => each.kind === 'credit-note'))],
  ]
  const entries: HistoryEntry[] = []
  for (const [subject, names] of subjects) {
    if (names.size > 0) entries.push(...(await entriesOf(tx, actor, subject, names)))
  }
  // Acts of one instant stay as they were written down: made, then confirmed.
  return entries.toSorted((a, b) => (a.at < b.at ? 1 : a.at > b.at ? -1 : 0))
}

async function entriesOf(tx: Tx, actor: Actor, subject: Subject, names: Named): Promise<HistoryEntry[]> {
  const lines = await historyOf(tx, actor.companyId, subject, [...names.keys()])
  return lines.map((line) => ({
    id: line.id,
    at: line.at,
    by: line.by,
    place: line.place,
    act: line.act,
    subject,
    subjectId: line.subjectId,
    label: names.get(line.subjectId) ?? '',
    reason: line.reason,
    changes: Object.keys(line.changes).length > 0 ? line.changes : null,
  }))
}
