import { beforeAll, expect, test } from 'vitest'
import { anActor } from '../../../tests/cast/actor.ts'
import type { Actor } from '#kit/access/actor.ts'
import { knowPeople } from '#kit/access/people.ts'
import { addComment, MINUTES_OPEN } from '#kit/comments/contract.ts'
import { peopleWhoSee } from '#kit/comments/mentions.ts'
import { correctComment, readComments, sayComment, withdrawComment } from '#kit/comments/verbs.ts'
import type { Database } from '#kit/db/database.ts'
import { testDatabase } from '#kit/db/test-database.ts'
import { registerFiles } from '#kit/files/owners.ts'
import { Forbidden } from '#kit/http/failures.ts'
import { NotFound } from '#kit/http/not-found.ts'
import { newId } from '#kit/id.ts'
import { noticesOf } from '#kit/notices/store.ts'
import * as z from 'zod/mini'

let db: Database
const companyId = newId()
const orderId = newId()
const rights = (...list: string[]): Partial<Actor> => ({ companyId, can: (one) => list.includes(one) })
const rina = anActor({ name: 'Rina Wati', ...rights('view order') })
const budi = anActor({ name: 'Budi Santoso', ...rights('view order') })
const joko = anActor({ name: 'Joko', ...rights() })
const people = [budi, joko, rina]

beforeAll(async () => {
  db = await testDatabase()
  knowPeople(async (_tx, company, { ids, named }) =>
    people.filter(
      (person) =>
        person.companyId === company &&
        (ids === undefined || ids.includes(person.userId)) &&
        (!named || person.name.toLowerCase().includes(named.toLowerCase())),
    ),
  )
  registerFiles('nota-uji', {
    record: 'nota-uji',
    view: 'view order',
    change: 'update order',
    find: async (_tx, actor, id) => {
      if (id !== orderId || actor.companyId !== companyId) throw new NotFound()
      return { number: 'ORD-2611-0042' }
    },
  })
})

const about = { subject: 'nota-uji', ownerId: orderId }
const page = `/order/detail/${orderId}`
const say = (body: string, mentions: readonly string[] = [], actor = rina) =>
  db.withTx((tx) => sayComment(tx, actor, { ...about, body, mentions: [...mentions], page }))
const seenBy = async (actor: Actor) => (await readComments(db.read, actor, about)).rows

test('who may see a record reads and writes there; others get neither the words nor the place', async () => {
  await say('Besi datang besok pagi.')
  expect(await seenBy(budi)).toMatchObject([{ by: 'Rina Wati', body: 'Besi datang besok pagi.', isMine: false }])
  await expect(seenBy(joko)).rejects.toBeInstanceOf(Forbidden)
  await expect(say('Halo', [], joko)).rejects.toBeInstanceOf(Forbidden)
  await expect(seenBy({ ...rina, companyId: newId() })).rejects.toBeInstanceOf(NotFound)
})

test('who is called by name reads in the bell who called, where and for what, and is led to those words', async () => {
  const { id } = await say('@Budi Santoso tolong cek harga.', [budi.userId])
  const [notice] = await noticesOf(db.read, budi, { before: null, unread: true, size: 5 })
  expect(notice).toMatchObject({ kind: 'mention', by: 'Rina Wati', href: `${page}#komentar-${id}` })
  expect(notice?.title).toBe('Rina Wati menyebut Anda di nota uji ORD-2611-0042: “@Budi Santoso tolong cek harga.”')
  expect((await seenBy(rina))[0]?.mentions).toEqual([{ id: budi.userId, name: 'Budi Santoso' }])
})

test('nobody is called who may not see the record, nor is offered, nor anybody from elsewhere', async () => {
  await expect(say('@Joko lihat ini', [joko.userId])).rejects.toMatchObject({ code: 'comment.not-seen-by' })
  await expect(say('Hei', [newId()])).rejects.toMatchObject({ code: 'comment.not-seen-by' })
  const offered = await peopleWhoSee(db.read, rina, { ...about, q: '' })
  expect(offered).toEqual([{ id: budi.userId, name: 'Budi Santoso' }])
  expect(await noticesOf(db.read, joko, { before: null, unread: true, size: 5 })).toEqual([])
})

test('one changes or takes back one’s own words for a quarter of an hour; that something was said stays', async () => {
  const { id } = await say('Salah ketk')
  await db.withTx((tx) => correctComment(tx, rina, { id, body: 'Salah ketik', mentions: [], page }))
  expect((await seenBy(budi))[0]).toMatchObject({ body: 'Salah ketik', isEdited: true })
  await expect(db.withTx((tx) => withdrawComment(tx, budi, { id }))).rejects.toBeInstanceOf(NotFound)
  await db.withTx((tx) => withdrawComment(tx, rina, { id }))
  expect((await seenBy(budi))[0]).toMatchObject({ id, body: null, by: 'Rina Wati' })
  await expect(db.withTx((tx) => withdrawComment(tx, rina, { id }))).rejects.toMatchObject({ code: 'comment.removed' })

  const late = await say('Sudah lama')
  await db.pool.query(`update comment set created_at = created_at - make_interval(mins => $2) where id = $1`, [
    late.id,
    MINUTES_OPEN,
  ])
  const change = db.withTx((tx) => correctComment(tx, rina, { id: late.id, body: 'Lain', mentions: [], page }))
  await expect(change).rejects.toMatchObject({ code: 'comment.too-late' })
})

test('a long talk comes page by page, each word once', async () => {
  for (let n = 0; n < 65; n += 1) await say(`Kata ${n}`)
  const seen: string[] = []
  for (let before: string | undefined; ;) {
    const part = await readComments(db.read, budi, { ...about, before })
    seen.push(...part.rows.map((row) => row.id))
    if (part.next === null) break
    before = part.next
  }
  expect(new Set(seen).size).toBe(seen.length)
  expect(seen.length).toBeGreaterThanOrEqual(65)
})

test.each(['https://jahat.example/', '//jahat.example', 'javascript:alert(1)', '/order/../../x y'])(
  'a mention never leads out of the house: %s',
  (elsewhere) => {
    const given = { ...about, body: 'x', mentions: [], page: elsewhere }
    expect(z.safeParse(addComment.input, given).success).toBe(false)
  },
)
