import { Refusal } from '#ground/refusal.ts'
import type { Actor } from '#kit/access/actor.ts'
import type { Tx } from '#kit/db/tx.ts'
import type { KeptFile } from '#kit/files/contract.ts'
import { keptFile } from '#kit/files/kept-file.ts'
import type { Place } from '#kit/files/keep-file.ts'
import { fileOwner, registerFileOwner } from '#kit/files/owners.ts'
import { remember } from '#kit/files/remember.ts'
import { DRAFT, filesOfOwner, takeDrafts } from '#kit/files/store.ts'
import { NotFound } from '#kit/http/not-found.ts'

// Files of a form that is not saved yet: seen and changed by who brought them, by nobody else.
async function isOwn(_tx: Tx, actor: Actor, ownerId: string): Promise<void> {
  if (ownerId !== actor.userId) throw new NotFound()
}

registerFileOwner(DRAFT, { record: DRAFT, mayRead: isOwn, mayWrite: isOwn })

/** Where a person's drafts lie. */
export function draftPlace(actor: Actor): Place {
  return { subject: DRAFT, ownerId: actor.userId, slot: 'lampiran' }
}

/** The drafts among these ids that are still there. */
export async function draftsOf(tx: Tx, actor: Actor, ids: readonly string[]): Promise<KeptFile[]> {
  const own = await filesOfOwner(tx, { companyId: actor.companyId, subject: DRAFT, ownerId: actor.userId })
  return own.filter(({ id }) => ids.includes(id)).map(keptFile)
}

/**
 * Gives the actor's drafts to a record that was just made; call it in the verb that makes it, in the same transaction.
 * The right to make the record is the right to give it files; the history of the record tells of each.
 * Throws Refusal 'file.gone' when one is not there any more: not the actor's, or swept after a week.
 *
 *   await claimFiles(tx, actor, { ids: asked.files, subject: 'pembelian', ownerId: order.id })
 */
export async function claimFiles(
  tx: Tx,
  actor: Actor,
  given: { ids: readonly string[]; subject: string; ownerId: string },
): Promise<KeptFile[]> {
  const ids = [...new Set(given.ids)]
  if (ids.length === 0) return []
  fileOwner(given.subject)
  const { companyId, userId } = actor
  const claimed = await takeDrafts(tx, { ...given, companyId, userId, ids })
  if (claimed.length !== ids.length) throw new Refusal('file.gone', { missing: ids.length - claimed.length })
  for (const row of claimed) await remember(tx, actor, row, 'add-file')
  return claimed.map(keptFile)
}

/**
 * Puts the actor's draft, a picture, into a slot that only a verb fills: what somebody signed. The door takes nothing
 * for a slot the owner does not name with `isSlot`, and lets go of nothing there.
 * Throws Refusal 'file.gone', or 'file.no-picture'.
 */
export async function claimPicture(
  tx: Tx,
  actor: Actor,
  given: { id: string; subject: string; ownerId: string; slot: string },
): Promise<KeptFile> {
  const { companyId, userId } = actor
  const [row] = await takeDrafts(tx, { ...given, companyId, userId, ids: [given.id] })
  if (!row) throw new Refusal('file.gone', { missing: 1 })
  if (!row.type.startsWith('image/')) throw new Refusal('file.no-picture')
  await remember(tx, actor, row, 'add-file')
  return keptFile(row)
}
