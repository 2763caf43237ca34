import type { Actor } from '#kit/access/actor.ts'
import type { Tx } from '#kit/db/tx.ts'
import { foremanOfUser } from '#modules/people/face.ts'

/** Names the foreman whose crew is all that somebody may see: a foreman's own; null for who approves, or leads no crew. */
export async function ownForeman(tx: Tx, actor: Actor): Promise<string | null> {
  return actor.can('approve absensi') ? null : foremanOfUser(tx, actor.companyId, actor.userId)
}
