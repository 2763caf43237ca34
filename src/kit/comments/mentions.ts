import { Refusal } from '#ground/refusal.ts'
import type { Actor } from '#kit/access/actor.ts'
import { peopleWho } from '#kit/access/people.ts'
import type { Tx } from '#kit/db/tx.ts'
import { maySee } from '#kit/files/owners.ts'
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

/** Calls them: in the bell, and by mail as each chose. */
export async function callMentioned(
  tx: Tx,
  actor: Actor,
  said: About & { mentions: readonly string[]; body: string; page: string },
): Promise<void> {
  const { subject, ownerId: id, mentions, body, page: href } = said
  await notify(tx, actor, {
    to: { userIds: mentions },
    kind: 'mention',
    subject,
    id,
    title: `Menyebut Anda: “${shortened(body)}”`,
    href,
  })
}

function shortened(body: string): string {
  const line = body.replace(/\s+/g, ' ')
  return line.length > 160 ? `${line.slice(0, 157)}…` : line
}
