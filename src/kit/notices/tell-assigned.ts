import type { Actor } from '#kit/access/actor.ts'
import type { Tx } from '#kit/db/tx.ts'
import { notify, type Telling } from '#kit/notices/notify.ts'

interface Handed extends Pick<Telling, 'subject' | 'href' | 'title'> {
  readonly id: string
  /** Whose it was; null: nobody's. */
  readonly before: string | null | undefined
  /** Whose it is now. */
  readonly after: string | null | undefined
}

/** Tells a person that something was handed to them by somebody else; nothing when it stays where it was. */
export async function tellAssigned(tx: Tx, actor: Actor, { before, after, ...what }: Handed): Promise<void> {
  if (!after || after === before) return
  await notify(tx, actor, { ...what, to: { userIds: [after] }, kind: 'assigned' })
}
