import type { Actor } from '#kit/access/actor.ts'
import type { Tx } from '#kit/db/tx.ts'

/** What may be refused by somebody who knows more about the record than its own department. */
export type GuardedAct = 'archive' | 'restore' | 'remove'

/** Throws a Refusal when the act may not be. */
export type Guard = (tx: Tx, actor: Actor, id: string) => Promise<void>

const guards = new Map<string, Guard[]>()

/**
 * Lets a later department refuse an act on an earlier one's record: stock refuses to archive an item that lies in a
 * warehouse. Called once, when the department's routes are loaded.
 */
export function guardRecord(name: string, act: GuardedAct, guard: Guard): void {
  const key = `${name} ${act}`
  guards.set(key, [...(guards.get(key) ?? []), guard])
}

/** Asks every guard of an act; the first refusal ends it. */
export async function askGuards(
  tx: Tx,
  actor: Actor,
  about: { name: string; act: GuardedAct; id: string },
): Promise<void> {
  for (const guard of guards.get(`${about.name} ${about.act}`) ?? []) await guard(tx, actor, about.id)
}
