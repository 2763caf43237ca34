import type { Tx } from '#kit/db/tx.ts'
import type { Actor } from '#kit/access/actor.ts'
import { serve, type Served } from '#kit/http/serve.ts'
import { announceAfter } from '#kit/live/announce.ts'
import * as contract from '#kit/notices/contract.ts'
import { markRead, markUnread, noticesOf, unreadOf } from '#kit/notices/store.ts'

async function listed(tx: Tx, actor: Actor, asked: { before?: string | undefined; unread: boolean }) {
  const size = contract.NOTICES_A_PAGE
  const found = await noticesOf(tx, actor, { before: asked.before ?? null, unread: asked.unread, size: size + 1 })
  const rows = found.slice(0, size)
  return { rows, next: found.length > size ? (rows.at(-1)?.id ?? null) : null }
}

/** What was read here is read on the person's other screens too, and on nobody else's. */
async function left(tx: Tx, actor: Actor) {
  announceAfter(tx, { companyId: actor.companyId, topics: ['notices'], users: [actor.userId] })
  return { unread: await unreadOf(tx, actor) }
}

export const noticeRoutes: readonly Served[] = [
  serve(contract.listNotices, ({ tx, actor, asked }) => listed(tx, actor, asked)),
  serve(contract.countNotices, async ({ tx, actor }) => ({ unread: await unreadOf(tx, actor) })),
  serve(contract.readNotices, async ({ tx, actor, asked }) => {
    await markRead(tx, actor, { ids: asked.ids })
    return left(tx, actor)
  }),
  serve(contract.readAllNotices, async ({ tx, actor }) => {
    await markRead(tx, actor, { ids: null })
    return left(tx, actor)
  }),
  serve(contract.unreadNotice, async ({ tx, actor, asked }) => {
    await markUnread(tx, actor, asked.id)
    return left(tx, actor)
  }),
]
