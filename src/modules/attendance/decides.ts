import type { Actor } from '#kit/access/actor.ts'
import type { Tx } from '#kit/db/tx.ts'
import { holdAlone } from '#kit/posting/approval.ts'

/** Tells whose requests the actor may decide: everybody's, and their own as long as nobody else holds the right. */
export async function decides(tx: Tx, actor: Actor): Promise<(askedById: string) => boolean> {
  const isAlone = await holdAlone(tx, actor, 'approve absensi', [actor.userId])
  return (askedById) => isAlone || askedById !== actor.userId
}
