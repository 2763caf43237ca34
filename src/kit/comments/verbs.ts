import { Refusal } from '#ground/refusal.ts'
import type { Actor } from '#kit/access/actor.ts'
import { peopleWho } from '#kit/access/people.ts'
import { COMMENTS_A_PAGE, type addComment, type changeComment, type CommentLine } from '#kit/comments/contract.ts'
import { callMentioned, checkMentions, type About } from '#kit/comments/mentions.ts'
import {
  commentRows,
  emptyComment,
  insertComment,
  lockComment,
  rewriteComment,
  type CommentRow,
} from '#kit/comments/store.ts'
import type { Tx } from '#kit/db/tx.ts'
import { fileCompany, fileOwner } from '#kit/files/owners.ts'
import type { AskedOf } from '#kit/http/endpoint.ts'
import { NotFound } from '#kit/http/not-found.ts'
import { newId } from '#kit/id.ts'

/** Refuses whoever may not see the record; gives where what is said of it lies. */
async function placeOf(tx: Tx, actor: Actor, { subject, ownerId }: About) {
  const owner = fileOwner(subject)
  await owner.mayRead(tx, actor, ownerId)
  return { companyId: fileCompany(owner, actor, ownerId), subject, subjectId: ownerId }
}

/** Reads what was said about a record, to whoever may see it. */
export async function readComments(tx: Tx, actor: Actor, asked: About & { before?: string | undefined }) {
  const place = await placeOf(tx, actor, asked)
  const found = await commentRows(tx, place, { before: asked.before ?? null, size: COMMENTS_A_PAGE + 1 })
  const rows = found.slice(0, COMMENTS_A_PAGE)
  const lines = await linesOf(tx, actor, rows)
  return { rows: lines, next: found.length > COMMENTS_A_PAGE ? (rows.at(-1)?.id ?? null) : null }
}

async function linesOf(tx: Tx, actor: Actor, rows: readonly CommentRow[]): Promise<CommentLine[]> {
  const ids = [...new Set(rows.flatMap((row) => row.mentions))]
  const people = ids.length > 0 ? await peopleWho(tx, actor.companyId, { ids }) : []
  const names = new Map(people.map((person) => [person.userId, person.name]))
  return rows.map((row) => ({
    id: row.id,
    at: row.at,
    by: row.by,
    isMine: row.byId === actor.userId,
    body: row.body,
    mentions: row.mentions.flatMap((id) => ({ id, name: names.get(id) ?? '' })).filter(({ name }) => name !== ''),
    isEdited: row.editedAt !== null,
    openUntil: row.openUntil,
  }))
}

/** Says something about a record, and calls the people named in it. */
export async function sayComment(tx: Tx, actor: Actor, asked: AskedOf<typeof addComment>): Promise<{ id: string }> {
  const place = await placeOf(tx, actor, asked)
  const mentions = [...new Set(asked.mentions)]
  await checkMentions(tx, actor, { ...asked, mentions })
  const id = newId()
  await insertComment(tx, { ...place, id, body: asked.body, mentions, byId: actor.userId, by: actor.name })
  await callMentioned(tx, actor, { ...asked, commentId: id, mentions })
  return { id }
}

/** Changes what one said a moment ago; who is named only now is called now. */
export async function correctComment(
  tx: Tx,
  actor: Actor,
  asked: AskedOf<typeof changeComment>,
): Promise<{ id: string }> {
  const row = await ownOpen(tx, actor, asked.id)
  const about = { subject: row.subject, ownerId: row.subjectId }
  const mentions = [...new Set(asked.mentions)]
  await checkMentions(tx, actor, { ...about, mentions })
  await rewriteComment(tx, { id: row.id, body: asked.body, mentions })
  const added = mentions.filter((one) => !row.mentions.includes(one))
  await callMentioned(tx, actor, { ...about, commentId: row.id, mentions: added, body: asked.body, page: asked.page })
  return { id: row.id }
}

/** Takes back what one said a moment ago; that something was said stays to be seen. */
export async function withdrawComment(tx: Tx, actor: Actor, asked: { id: string }): Promise<{ id: string }> {
  const row = await ownOpen(tx, actor, asked.id)
  await emptyComment(tx, row.id)
  return { id: row.id }
}

// Somebody else's comment is no more there to change than one that does not exist.
async function ownOpen(tx: Tx, actor: Actor, id: string): Promise<CommentRow> {
  const row = await lockComment(tx, id)
  if (!row || row.byId !== actor.userId) throw new NotFound()
  const place = await placeOf(tx, actor, { subject: row.subject, ownerId: row.subjectId })
  if (place.companyId !== row.companyId) throw new NotFound()
  if (row.body === null) throw new Refusal('comment.removed')
  if (!row.isOpen) throw new Refusal('comment.too-late')
  return row
}
