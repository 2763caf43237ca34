import { Refusal } from '#ground/refusal.ts'
import type { Actor } from '#kit/access/actor.ts'
import { peopleWho } from '#kit/access/people.ts'
import type { Tx } from '#kit/db/tx.ts'
import { fileOwner, maySee } from '#kit/files/owners.ts'
import { commentPlace } from '#kit/comments/contract.ts'
import { notify } from '#kit/notices/notify.ts'

/** A record that is talked about. */
export interface About {
  readonly subject: string
  readonly ownerId: string
}

/** How many people a list of names offers. */
const OFFERED = 8

/** People who may see a record, by a part of their name; not oneself. */
export async function peopleWhoSee(tx: Tx, actor: Actor, { subject, ownerId, q }: About & { q: string }) {
  const seeing: { id: string; name: string }[] = []
  for (const person of await peopleWho(tx, actor.companyId, { named: q.trim(), most: 60 })) {
    if (seeing.length === OFFERED) break
    if (person.userId === actor.userId || !(await maySee(tx, person, subject, ownerId))) continue
    seeing.push({ id: person.userId, name: person.name })
  }
  return seeing
}

/** Refuses to call somebody who may not see the record: they would learn that it is there. */
export async function checkMentions(
  tx: Tx,
  actor: Actor,
  { subject, ownerId, mentions }: About & { mentions: readonly string[] },
): Promise<void> {
  const people = mentions.length > 0 ? await peopleWho(tx, actor.companyId, { ids: mentions }) : []
  for (const id of mentions) {
    const person = people.find((one) => one.userId === id)
    if (person && (await maySee(tx, person, subject, ownerId))) continue
    throw new Refusal('comment.not-seen-by', { name: person?.name ?? 'Orang ini' }, { field: 'body' })
  }
}

/** Calls them: in the bell, and by mail as each chose, with what is talked about and the way to what was said. */
export async function callMentioned(
  tx: Tx,
  actor: Actor,
  said: About & { commentId: string; mentions: readonly string[]; body: string; page: string },
): Promise<void> {
  const { subject, ownerId: id, commentId, mentions, body, page } = said
  if (mentions.length === 0) return
  // They may all see it: others were refused before.
  const what = (await fileOwner(subject).calledAs?.(tx, actor, id)) ?? subject
  await notify(tx, actor, {
    to: { userIds: mentions },
    kind: 'mention',
    subject,
    id,
    title: `${actor.name} menyebut Anda di ${what}: “${shortened(body)}”`,
    href: `${page}#${commentPlace(commentId)}`,
  })
}

function shortened(body: string): string {
  const line = body.replace(/\s+/g, ' ')
  return line.length > 100 ? `${line.slice(0, 97)}…` : line
}
