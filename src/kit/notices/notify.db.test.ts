import { beforeAll, expect, test } from 'vitest'
import { anActor } from '../../../tests/cast/actor.ts'
import type { Actor } from '#kit/access/actor.ts'
import { knowPeople, type WhichPeople } from '#kit/access/people.ts'
import type { Database } from '#kit/db/database.ts'
import { testDatabase } from '#kit/db/test-database.ts'
import { registerFiles } from '#kit/files/owners.ts'
import { NotFound } from '#kit/http/not-found.ts'
import { newId } from '#kit/id.ts'
import { mailNotices } from '#kit/notices/jobs.ts'
import { notify, notifyAnywhere, settleNotices, type Telling } from '#kit/notices/notify.ts'
import { keepPreference } from '#kit/preferences/store.ts'
import { markRead, noticesOf, sweepNotices, unreadOf } from '#kit/notices/store.ts'

let db: Database
const companyId = newId()
const rights = (list: readonly string[]): Partial<Actor> => ({ companyId, can: (one) => list.includes(one) })
const rina = anActor({ name: 'Rina', ...rights(['approve order', 'view order']) })
const budi = anActor({ name: 'Budi', ...rights(['approve order', 'view order']) })
const joko = anActor({ name: 'Joko', ...rights(['view order']) })
const stranger = anActor({ name: 'Sari' })
const people = [rina, budi, joko]
const hidden = newId()

beforeAll(async () => {
  db = await testDatabase()
  knowPeople(async (_tx, company, { permission, ids }: WhichPeople) =>
    people.filter(
      (person) =>
        person.companyId === company &&
        (permission === undefined || person.can(permission)) &&
        (ids === undefined || ids.includes(person.userId)),
    ),
  )
  registerFiles('surat-uji', {
    record: 'surat-uji',
    view: 'view order',
    change: 'update order',
    find: async (_tx, actor, id) => {
      if (id === hidden && actor.userId === joko.userId) throw new NotFound()
    },
  })
})

const waiting = (id: string): Telling => ({
  to: { permission: 'approve order' },
  kind: 'approval-waiting',
  subject: 'surat-uji',
  id,
  title: 'Order menunggu persetujuan',
  href: `/order/detail/${id}`,
})
const tell = (telling: Telling, from = rina) => db.withTx((tx) => notify(tx, from, telling))
const bellOf = (person: Actor) => noticesOf(db.read, person, { before: null, unread: true, size: 50 })

test('those who hold the right are told, never the one who did it', async () => {
  await tell(waiting(newId()))
  expect(await unreadOf(db.read, rina)).toBe(0)
  expect(await bellOf(budi)).toMatchObject([{ kind: 'approval-waiting', by: 'Rina', isRead: false }])
  expect(await unreadOf(db.read, joko)).toBe(0)
})

test('the same matter told twice is one word in the bell, and decided it waits for nobody', async () => {
  const id = newId()
  await tell(waiting(id))
  await tell(waiting(id))
  expect((await bellOf(budi)).filter((line) => line.subjectId === id)).toHaveLength(1)
  await db.withTx((tx) => settleNotices(tx, rina, { kind: 'approval-waiting', subject: 'surat-uji', id }))
  expect((await bellOf(budi)).filter((line) => line.subjectId === id)).toHaveLength(0)
})

test('who may not see the record, or does not work here, hears nothing', async () => {
  const to = { userIds: [joko.userId, budi.userId, stranger.userId] }
  await tell({ ...waiting(hidden), kind: 'mention', to })
  expect((await bellOf(budi)).some((line) => line.subjectId === hidden)).toBe(true)
  expect((await bellOf(joko)).some((line) => line.subjectId === hidden)).toBe(false)
  expect(await unreadOf(db.read, stranger)).toBe(0)
})

test('what somebody switched off reaches them on no way', async () => {
  await db.pool.query(`insert into app_user (id, name, email, status) values ($1, 'Joko', 'joko@x.id', 'active')`, [
    joko.userId,
  ])
  await keepPreference(db.read, joko.userId, 'notices', { assigned: { bell: false, mail: false } })
  const id = newId()
  await tell({ ...waiting(id), kind: 'assigned', to: { userIds: [joko.userId] } })
  expect((await bellOf(joko)).some((line) => line.subjectId === id)).toBe(false)
})

test('a verb that fails tells nobody', async () => {
  const id = newId()
  const failing = db.withTx(async (tx) => {
    await notify(tx, rina, waiting(id))
    throw new Error('no')
  })
  await expect(failing).rejects.toThrow('no')
  expect((await bellOf(budi)).some((line) => line.subjectId === id)).toBe(false)
})

const fromElsewhere = {
  kind: 'security',
  subject: 'account',
  id: null,
  title: 'Masuk dari perangkat baru',
  href: '/account-setting',
} as const

test('security is seen from every company, the rest in its own; what is read leaves the count', async () => {
  await db.withTx((tx) => notifyAnywhere(tx, [budi.userId], { ...fromElsewhere }))
  const elsewhere = { userId: budi.userId, companyId: newId() }
  expect(await noticesOf(db.read, elsewhere, { before: null, unread: true, size: 50 })).toMatchObject([
    { kind: 'security' },
  ])
  await markRead(db.read, budi, { ids: null })
  expect(await unreadOf(db.read, budi)).toBe(0)
})

test('a person keeps the newest five hundred', async () => {
  await db.pool.query(
    `insert into notice (id, company_id, user_id, kind, subject, title, href)
     select gen_random_uuid(), $1, $2, 'due', 'order', 'Jatuh tempo', '/order/' from generate_series(1, 600)`,
    [companyId, joko.userId],
  )
  await db.withTx(sweepNotices)
  const { rows } = await db.pool.query('select count(*)::int as count from notice where user_id = $1', [joko.userId])
  expect(rows).toEqual([{ count: 500 }])
})

test('a storm is one mail, what was read meanwhile none, and another storm waits a quarter of an hour', async () => {
  await db.pool.query(`update notice set read_at = now()`)
  const waitingFor = [newId(), newId(), newId()]
  for (const id of waitingFor) await tell(waiting(id))
  expect(await db.withTx(mailNotices)).toBe(0)
  await db.pool.query(`update notice set created_at = now() - interval '3 minutes' where read_at is null`)
  expect(await db.withTx(mailNotices)).toBe(1)
  const { rows } = await db.pool.query<{ to_address: string; subject: string; body_text: string; html: string }>(
    'select * from mail',
  )
  expect(rows).toMatchObject([{ to_address: budi.email, subject: '3 pemberitahuan baru' }])
  expect(rows[0]?.body_text).toContain('Order menunggu persetujuan')
  // Each of them can be opened from the letter.
  for (const id of waitingFor) {
    expect(rows[0]?.body_text).toContain(`{APP_URL}/order/detail/${id}`)
    expect(rows[0]?.html).toContain(`href="{APP_URL}/order/detail/${id}"`)
  }

  await tell(waiting(newId()))
  await db.pool.query(`update notice set created_at = now() - interval '3 minutes' where read_at is null`)
  expect(await db.withTx(mailNotices)).toBe(0)
})
