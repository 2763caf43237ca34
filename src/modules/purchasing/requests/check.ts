import { Refusal } from '#ground/refusal.ts'
import type { Actor } from '#kit/access/actor.ts'
import type { Tx } from '#kit/db/tx.ts'
import { requestsOfLines } from './store.ts'

/** Refuses to order for a request that nobody approved, or that is closed. */
export async function checkRequests(
  tx: Tx,
  actor: Actor,
  lines: readonly { readonly request_line_id: string | null }[],
): Promise<void> {
  const ids = lines.flatMap((line) => line.request_line_id ?? [])
  if (ids.length === 0) return
  const requests = await requestsOfLines(tx, actor, ids)
  const known = new Set(requests.map((request) => request.line_id))
  if (ids.some((id) => !known.has(id))) throw new Refusal('purchase.unknown-request-line')
  const closed = requests.find((request) => request.state !== 'posted' || request.closed_at !== null)
  if (closed) throw new Refusal('purchase.request-not-open', { number: closed.number ?? '' })
}
