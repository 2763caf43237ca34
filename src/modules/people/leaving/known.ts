import type { Day } from '#ground/day.ts'
import type { Actor } from '#kit/access/actor.ts'
import type { Tx } from '#kit/db/tx.ts'
import type { LeavingFact, LeavingItem } from './contract.ts'

/** Somebody who leaves, as what is settled with them is looked up by. */
export interface Leaver {
  readonly employeeId: string
  readonly personId: string
  /** Their account; null where they have none. */
  readonly userId: string | null
  readonly joinDate: Day | null
  readonly leftOn: Day
}

type KnownOf = (tx: Tx, actor: Actor, of: Leaver) => Promise<readonly (LeavingFact & { readonly item: LeavingItem })[]>

const known: KnownOf[] = []

/** A later department says here what it knows of a thing that is settled with who leaves; amounts for `view gaji` alone. */
export function tellLeaving(knownOf: KnownOf): void {
  known.push(knownOf)
}

/** Gathers what all departments know of it, by what is settled. */
export async function leavingFacts(
  tx: Tx,
  actor: Actor,
  of: Leaver,
): Promise<ReadonlyMap<LeavingItem, readonly LeavingFact[]>> {
  const all = []
  for (const knownOf of known) all.push(...(await knownOf(tx, actor, of)))
  return Map.groupBy(all, ({ item }) => item)
}
