import { departments } from '#app/departments.ts'
import type { Actor } from '#kit/access/actor.ts'
import type { Short } from '#kit/list/short-door.ts'

/** Everything that can be found, in the order shown: only what this person may see and open. */
export function findersFor(actor: Actor): readonly Short[] {
  return departments.flatMap(({ found }) => found?.(actor) ?? [])
}
