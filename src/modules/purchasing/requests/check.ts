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
  const requests = await knownRequests(
    tx,
    actor,
    lines.map((line) => line.request_line_id),
  )
  const closed = requests.find((request) => request.state !== 'posted' || request.closed_at !== null)
  if (closed) throw new Refusal('purchase.request-not-open', { number: closed.number ?? '' })
}

/** The requests of lines; refuses a line that is not there, or that this person may not see. */
export async function knownRequests(tx: Tx, actor: Actor, lineIds: readonly (string | null)[]) {
  const ids = lineIds.flatMap((id) => id ?? [])
  if (ids.length === 0) return []
  const requests = await requestsOfLines(tx, actor, ids)
  const known = new Set(requests.map((request) => request.line_id))
  if (ids.some((id) => !known.has(id))) throw new Refusal('purchase.unknown-request-line')
  return requests
}
