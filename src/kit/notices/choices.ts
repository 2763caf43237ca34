import type { Tx } from '#kit/db/tx.ts'
import { waysOf, type NoticeKind, type Ways } from '#kit/notices/kinds.ts'
import { preferencesOf } from '#kit/preferences/store.ts'

/** The ways in which each of these people wants to hear of a kind. */
export async function waysFor(tx: Tx, userIds: readonly string[], kind: NoticeKind): Promise<(userId: string) => Ways> {
  const chosen = await preferencesOf(tx, userIds, 'notices')
  return (userId) => waysOf(chosen.get(userId) ?? {}, kind)
}
