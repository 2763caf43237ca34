import { beforeAll, expect, test } from 'vitest'
import { money } from '#ground/money.ts'
import type { Database } from '#kit/db/database.ts'
import { testDatabase } from '#kit/db/test-database.ts'
import { newId } from '#kit/id.ts'
import { saveBands } from '#kit/posting/approval.ts'
import '#modules/company/accounts/face.ts'
import { salesDesk } from '../cast/desk.ts'
import { aShop, type Shop } from '../cast/shop.ts'
import * as acts from './act-contract.ts'
import * as order from './contract.ts'

// What happens to an order rings the bell of whoever it concerns, and of nobody else.
let db: Database
let shop: Shop
let cement: string
const [chief, second, seller] = [newId(), newId(), newId()]

beforeAll(async () => {
  db = await testDatabase()
  shop = await aShop(db)
  cement = await shop.goods({ name: 'Semen', qty: '1000', value: 60_000_000n })
  const approver = await aRole(['view order', 'approve order'])
  const plain = await aRole(['view order'])
  await aPerson(chief, 'Bu Direktur', approver)
  await aPerson(second, 'Pak Komisaris', approver)
  await aPerson(seller, 'Joko Sales', plain)
  await aPerson(shop.actor.userId, 'Rina', approver)
  const bands = [
    { fromAmount: money(1_000_000), permission: 'approve order' },
    { fromAmount: money(10_000_000), permission: 'approve order', needed: 2 },
  ]
  await db.withTx((tx) => saveBands(tx, shop.actor, 'sales-order', bands))
})

async function aRole(permissions: readonly string[]): Promise<string> {
  const id = newId()
  await db.pool.query('insert into role (id, name, permissions) values ($1, $2, $3)', [id, id, permissions])
  return id
}

async function aPerson(id: string, name: string, role: string): Promise<void> {
  await db.pool.query(
    `insert into app_user (id, name, email, status) values ($1, $2, $3, 'active')
     on conflict (id) do update set name = excluded.name, status = 'active'`,
    [id, name, `${id}@x.id`],
  )
  await db.pool.query('insert into user_role (user_id, role_id) values ($1, $2) on conflict do nothing', [id, role])
}

const as = (userId: string, name: string) => salesDesk(db, { ...shop.actor, userId, name })
const made = (qty: string, more: object = {}) =>
  shop.do(order.createOrder, {
    ...{ customerId: shop.customerId, date: '2026-11-03', confirm: true },
    lines: [{ itemId: cement, qty, price: '75000' }],
    ...more,
  })

/** What rings for somebody about an order: kinds of what is unread, and titles. */
async function bell(userId: string, orderId: string): Promise<{ kind: string; title: string }[]> {
  const { rows } = await db.pool.query<{ kind: string; title: string }>(
    'select kind, title from notice where user_id = $1 and subject_id = $2 and read_at is null order by id',
    [userId, orderId],
  )
  return rows
}
const kinds = async (userId: string, orderId: string) => (await bell(userId, orderId)).map(({ kind }) => kind)

test('an order above a band rings for those who may say yes, until one did; who handed it in hears of it', async () => {
  const { id, version } = await made('20')
  expect(await kinds(chief, id)).toEqual(['approval-waiting'])
  expect(await kinds(second, id)).toEqual(['approval-waiting'])
  expect(await kinds(seller, id)).toEqual([])
  expect(await kinds(shop.actor.userId, id)).toEqual([])
  await as(chief, 'Bu Direktur').do(acts.decideOrder, { id, version, decision: 'approve', note: null })
  expect(await kinds(chief, id)).toEqual([])
  expect(await kinds(second, id)).toEqual([])
  expect((await bell(shop.actor.userId, id))[0]).toMatchObject({ kind: 'approval-decided' })
})

test('where two have to say yes, the first goes quiet, the other’s bell stays, and the order waits', async () => {
  const { id, version } = await made('200')
  const said = await as(chief, 'Bu Direktur').do(acts.decideOrder, { id, version, decision: 'approve', note: null })
  expect(said.number).toBeNull()
  expect(await shop.do(order.openOrder, { id })).toMatchObject({ state: 'pending_approval', yeses: '1 dari 2' })
  const { rows } = await shop.do(order.listOrders, {})
  expect(rows.find((row) => row.id === id)).toMatchObject({ status: 'pending', yeses: '1 dari 2' })
  // Who said it is not offered what would be refused; the other is.
  expect((await as(chief, 'Bu Direktur').do(order.openOrder, { id })).can).not.toContain('decide')
  expect((await as(second, 'Pak Komisaris').do(order.openOrder, { id })).can).toContain('decide')
  expect(await kinds(chief, id)).toEqual([])
  expect(await kinds(second, id)).toEqual(['approval-waiting'])
  expect((await bell(shop.actor.userId, id))[0]?.title).toContain('disetujui Bu Direktur, menunggu 1 orang lagi')
  const done = await as(second, 'Pak Komisaris').do(acts.decideOrder, {
    ...{ id, version: said.version, decision: 'approve', note: null },
  })
  expect(done.number).toMatch(/^ORD-/)
  expect(await kinds(second, id)).toEqual([])
})

test('an order handed to a salesperson rings for them once, and not for who hands it to themselves', async () => {
  const { id } = await made('1', { salespersonId: seller })
  expect(await bell(seller, id)).toMatchObject([
    { kind: 'assigned', title: expect.stringMatching(/diserahkan kepada Anda$/) },
  ])
  const own = await made('1', { salespersonId: shop.actor.userId })
  expect(await kinds(shop.actor.userId, own.id)).toEqual([])
})
