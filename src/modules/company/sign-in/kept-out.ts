import { forgetAttempts, usedUp } from '#kit/access/rate-limit.ts'
import type { Tx } from '#kit/db/tx.ts'
import { acquaintances, countedAs } from '#modules/company/sign-in/acquaintance.ts'
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
      people.flatMap((person) => namesOf(person[by])),
    )
    for (const person of people) {
      const ends = namesOf(person[by]).flatMap((name) => full.get(name) ?? [])
      const latest = [...ends, ...[until.get(person.id) ?? []].flat()].toSorted(byInstant).at(-1)
      if (latest !== undefined) until.set(person.id, latest)
    }
  }
  return until
}

/** Takes back all that was counted against somebody; false when nothing kept them out. */
export async function openAgain(tx: Tx, person: Counted): Promise<boolean> {
  const wasShut = (await keptOut(tx, [person])).has(person.id)
  if (!wasShut) return false
  for (const { limit, by } of keepsOut) for (const name of namesOf(person[by])) await forgetAttempts(tx, limit, name)
  return true
}

const namesOf = (who: string) => acquaintances.map((known) => countedAs(who, known))
const byInstant = (a: string, b: string) => Date.parse(a) - Date.parse(b)
