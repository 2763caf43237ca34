import { forgetAttempts, usedUp } from '#kit/access/rate-limit.ts'
import type { Tx } from '#kit/db/tx.ts'
import { keepsOut } from '#modules/company/sign-in/limits.ts'

/** Whoever signs in, as the counts know them. */
interface Counted {
  readonly id: string
  readonly email: string
}

/** Who of these has tried so often that nothing lets them in now, by id, and until when. */
export async function keptOut(tx: Tx, people: readonly Counted[]): Promise<ReadonlyMap<string, string>> {
  const until = new Map<string, string>()
  for (const { limit, by } of keepsOut) {
    const full = await usedUp(
      tx,
      limit,
      people.map((person) => person[by]),
    )
    for (const person of people) {
      const end = full.get(person[by])
      const known = until.get(person.id)
      if (end && (!known || new Date(end) > new Date(known))) until.set(person.id, end)
    }
  }
  return until
}

/** Takes back all that was counted against somebody; false when nothing kept them out. */
export async function openAgain(tx: Tx, person: Counted): Promise<boolean> {
  const wasShut = (await keptOut(tx, [person])).has(person.id)
  if (wasShut) for (const { limit, by } of keepsOut) await forgetAttempts(tx, limit, person[by])
  return wasShut
}
