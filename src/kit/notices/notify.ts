import type { Actor } from '#kit/access/actor.ts'
import { peopleWho } from '#kit/access/people.ts'
import type { Tx } from '#kit/db/tx.ts'
import { maySee } from '#kit/files/owners.ts'
import { announceAfter } from '#kit/live/announce.ts'
import { waysFor } from '#kit/notices/choices.ts'
import type { NoticeKind } from '#kit/notices/kinds.ts'
import { insertNotices, settleAll, type Reader } from '#kit/notices/store.ts'

/** Whose deed it is: a person's, or of the house itself (a daily job). */
export type TellingFrom =
  | Pick<Actor, 'companyId' | 'userId' | 'name'>
  | { readonly companyId: string; readonly userId: null }

/** Something people are to know. */
export interface Telling {
  /** By name, or everybody in the company who holds a right, and a role where one is named. */
  readonly to:
    | { readonly userIds: readonly string[] }
    | { readonly permission: string; readonly roleId?: string | undefined }
  /** Who of them need not hear of it. */
  readonly except?: ReadonlySet<string>
  readonly kind: NoticeKind
  /** The subject's word for files and comments ('order', 'pembelian'): whoever may not see the record hears nothing. */
  readonly subject: string
  /** The record; null when it is about several. */
  readonly id: string | null
  /** What happened, as one line without a full stop: 'Order ORD-2611-0042 menunggu persetujuan Anda'. */
  readonly title: string
  /** Where a click leads, inside the application: '/order/detail/…'. */
  readonly href: string
  /** It sums up all rows: whoever sees only some of them hears nothing. */
  readonly isOfAllRows?: boolean
}

/**
 * Tells people of something, in the transaction that made it so: in the bell, and by mail, as each chose. Never the one
 * who did it, never somebody who may not work in this company or not see the record.
 *
 *   await notify(tx, actor, { to: { permission: 'approve order' }, kind: 'approval-waiting', subject: 'order', id, title, href })
 */
export async function notify(tx: Tx, actor: TellingFrom, telling: Telling): Promise<void> {
  const { to, kind, subject, id, title, href } = telling
  const which = 'userIds' in to ? { ids: to.userIds } : { permission: to.permission, roleId: to.roleId }
  if ('userIds' in to && to.userIds.length === 0) return
  const others = (await peopleWho(tx, actor.companyId, which)).filter(
    ({ userId }) => userId !== actor.userId && !telling.except?.has(userId),
  )
  const wayTo = await waysFor(
    tx,
    others.map((person) => person.userId),
    kind,
  )
  const readers: Reader[] = []
  for (const person of others) {
    const ways = wayTo(person.userId)
    if (!ways.bell && !ways.mail) continue
    if (telling.isOfAllRows && !seesAll(person)) continue
    if (id !== null && !(await maySee(tx, person, subject, id))) continue
    readers.push({ userId: person.userId, ...ways })
  }
  if (readers.length === 0) return
  const by = 'name' in actor ? actor.name : null
  const told = { companyId: actor.companyId, kind, subject, id, title: title.slice(0, 300), href, by }
  await insertNotices(tx, told, readers)
  tellBells(
    tx,
    actor.companyId,
    readers.map((reader) => reader.userId),
  )
}

/** Tells people of something that no company holds: their own account, somebody who wants to be let in. */
export async function notifyAnywhere(
  tx: Tx,
  userIds: readonly string[],
  told: Pick<Telling, 'kind' | 'subject' | 'id' | 'title' | 'href'>,
): Promise<void> {
  if (userIds.length === 0) return
  const wayTo = await waysFor(tx, userIds, told.kind)
  const readers = userIds.map((userId) => ({ userId, ...wayTo(userId) })).filter(({ bell, mail }) => bell || mail)
  await insertNotices(tx, { companyId: null, by: null, ...told }, readers)
  tellBells(tx, null, userIds)
}

/** Takes a waiting matter off everybody's bell, or off one person's: it was decided, or taken back. */
export async function settleNotices(
  tx: Tx,
  actor: Pick<Actor, 'companyId'>,
  of: { readonly kind: NoticeKind; readonly subject: string; readonly id: string; readonly userId?: string },
): Promise<void> {
  const people = await settleAll(tx, { companyId: actor.companyId, ...of })
  if (people.length > 0) tellBells(tx, actor.companyId, people)
}

/** The same for what no company holds. */
export async function settleAnywhere(
  tx: Tx,
  of: { readonly kind: NoticeKind; readonly subject: string; readonly id: string },
): Promise<void> {
  const people = await settleAll(tx, { companyId: null, ...of })
  if (people.length > 0) tellBells(tx, null, people)
}

function seesAll({ scope }: Actor): boolean {
  return scope.warehouses === 'all' && scope.projects === 'all' && !scope.ownOnly
}

function tellBells(tx: Tx, companyId: string | null, users: readonly string[]): void {
  announceAfter(tx, { companyId, topics: ['notices'], users })
}
