import type { Actor } from '#kit/access/actor.ts'
import { now } from '#kit/clock.ts'
import type { Tx } from '#kit/db/tx.ts'
import { historyOf } from '#kit/history/history.ts'
import type { Printed } from './document.ts'

/** The document behind a paper; what was printed before `since` was another paper of it. */
export interface PrintedOf {
  readonly subject: string
  readonly id: string
  readonly since?: string
}

/** Whether this line of history is a paper leaving the house. */
export function hasLeft({ act, at }: { readonly act: string; readonly at: string }, since?: string): boolean {
  return (act === 'print' || act === 'email') && (since === undefined || new Date(at) >= new Date(since))
}

/** Who prints now a paper that is never called a copy: a list, a letter, an example. */
export function printedNow(actor: Actor): Printed {
  return { at: now().toISOString(), zone: actor.zone, by: actor.name, isReprint: false }
}

/** Who prints now, and whether this paper left the house before. */
export async function printedBy(tx: Tx, actor: Actor, of: PrintedOf): Promise<Printed> {
  const earlier = await historyOf(tx, actor.companyId, of.subject, of.id)
  return { ...printedNow(actor), isReprint: earlier.some((line) => hasLeft(line, of.since)) }
}
