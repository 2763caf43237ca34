import { rupiah } from '#ground/format.ts'
import type { Actor } from '#kit/access/actor.ts'
import type { Tx } from '#kit/db/tx.ts'
import type { Leaver } from '#modules/people/face.ts'
import { floatsLeftWith } from './store.ts'

/** Names the money of projects that who leaves still holds, or is owed; as far as who looks may see it. */
export async function heldOnLeaving(tx: Tx, actor: Actor, { userId }: Leaver) {
  const floats = userId === null ? [] : await floatsLeftWith(tx, actor, userId)
  return floats.map(({ projectName, balance }) => ({
    ...{ item: 'kasbon' as const, to: null },
    text: balance.startsWith('-')
      ? `Kas lapangan ${projectName}: perusahaan masih kurang ${rupiah(balance.slice(1))} kepadanya`
      : `Kas lapangan ${projectName}: masih memegang ${rupiah(balance)}`,
  }))
}
