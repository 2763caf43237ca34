import type { Actor } from '#kit/access/actor.ts'
import type { Tx } from '#kit/db/tx.ts'

type Act = (tx: Tx, actor: Actor, id: string) => Promise<void>

const acts = new Map<string, Act>()

/** Lets a department put right what went away together with a thing that is brought back. Called once for each kind. */
export function whenUntrashed(subject: string, act: Act): void {
  acts.set(subject, act)
}

/** Does what goes with bringing one of a kind back. */
export async function putRight(tx: Tx, actor: Actor, subject: string, id: string): Promise<void> {
  await acts.get(subject)?.(tx, actor, id)
}
