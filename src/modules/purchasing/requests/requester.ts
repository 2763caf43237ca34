import { Refusal } from '#ground/refusal.ts'
import type { Actor } from '#kit/access/actor.ts'
import type { Tx } from '#kit/db/tx.ts'
import { peopleOf, personOf, type Person } from '#modules/company/accounts/face.ts'

/** Who may be named as the one that asks: oneself first, then the company's people; only oneself where one sees only one's own. */
export async function requesters(tx: Tx, actor: Actor): Promise<Person[]> {
  const own = { id: actor.userId, name: actor.name }
  if (actor.scope.ownOnly) return [own]
  const people = await peopleOf(tx, actor.companyId)
  return [own, ...people.filter(({ id }) => id !== actor.userId)]
}

/** The one that asks: who is named, else who stands there, else the writer; refuses who does not work here. */
export async function requesterFor(tx: Tx, actor: Actor, asked: string | null, standing?: Person): Promise<Person> {
  const own = { id: actor.userId, name: actor.name }
  if (asked === null) return standing ?? own
  if (asked === standing?.id) return standing
  if (asked === actor.userId) return own
  const person = actor.scope.ownOnly ? undefined : await personOf(tx, actor.companyId, asked)
  if (!person) throw new Refusal('request.unknown-requester', {}, { field: 'requesterId' })
  return person
}

/** Whose wish a request holds when somebody else wrote it down; nobody's of one's own. */
export function wishedBy(request: { readonly requester_id: string; readonly created_by: string }): string | null {
  return request.requester_id === request.created_by ? null : request.requester_id
}
