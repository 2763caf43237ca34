import { beforeAll, expect, test } from 'vitest'
import { money } from '#ground/money.ts'
import type { Database } from '#kit/db/database.ts'
import { testDatabase } from '#kit/db/test-database.ts'
import { quantityText } from '#ground/quantity.ts'
import { newId } from '#kit/id.ts'
import { knowApprovers, saveBands } from '#kit/posting/approval.ts'
import { availability } from '#modules/stock/face.ts'
import { salesDesk } from '../cast/desk.ts'
import { allLaws, aShop, type Shop } from '../cast/shop.ts'
import * as acts from './act-contract.ts'
import * as order from './contract.ts'

let db: Database
let shop: Shop
let cement: string
const boss = newId()

beforeAll(async () => {
  db = await testDatabase()
  shop = await aShop(db)
  cement = await shop.goods({ name: 'Semen', qty: '1000', value: 60_000_000n })
  knowApprovers(async () => [shop.actor.userId, boss])
  const bands = [{ fromAmount: money(1_000_000), permission: 'approve order' }]
  await db.withTx((tx) => saveBands(tx, shop.actor, 'sales-order', bands))
})

const chief = () => salesDesk(db, { ...shop.actor, userId: boss, name: 'Bos' })
const made = (qty: string) =>
  shop.do(order.createOrder, {
    customerId: shop.customerId,
    date: '2026-11-03',
    confirm: true,
    lines: [{ itemId: cement, qty, price: '75000' }],
  })
const seen = (id: string) => shop.do(order.openOrder, { id })
const reserved = async () => quantityText((await availability(db.read, shop.actor.companyId, [cement]))[0]!.reserved)

test('below the amount an order binds at once; from it on it waits without number and reserves nothing', async () => {
  expect((await made('1')).number).toMatch(/^ORD-/)
  const waiting = await made('20')
  expect(waiting.number).toBeNull()
  expect(await seen(waiting.id)).toMatchObject({ state: 'pending_approval', status: 'pending' })
  expect(await reserved()).toBe('1')
  const again = { id: waiting.id, version: waiting.version }
  await expect(shop.do(acts.confirmOrder, again)).rejects.toMatchObject({ code: 'document.wrong-state' })
})

test('whoever handed it in does not say yes; another person does, and the order binds', async () => {
  const waiting = await made('20')
  const yes = { id: waiting.id, version: waiting.version, decision: 'approve' as const, note: null }
  await expect(shop.do(acts.decideOrder, yes)).rejects.toMatchObject({ code: 'approval.own' })
  const approved = await chief().do(acts.decideOrder, yes)
  expect(approved.number).toMatch(/^ORD-/)
  expect(await reserved()).toBe('21')
  expect((await shop.do(order.orderHistory, { id: waiting.id })).map((line) => line.act)).toEqual([
    'confirm',
    'approve',
    'submit',
    'create',
  ])
})

test('sent back it is a draft with the note, refused it is void, drawn back it is a draft', async () => {
  const back = await made('20')
  const no = { id: back.id, version: back.version, decision: 'return' as const, note: 'Harga terlalu rendah' }
  await expect(chief().do(acts.decideOrder, { ...no, note: null })).rejects.toMatchObject({ code: 'approval.no-note' })
  await chief().do(acts.decideOrder, no)
  expect(await seen(back.id)).toMatchObject({ state: 'draft', decisionNote: 'Harga terlalu rendah' })

  const never = await made('20')
  await chief().do(acts.decideOrder, { id: never.id, version: never.version, decision: 'reject', note: 'Macet' })
  expect(await seen(never.id)).toMatchObject({ state: 'void', number: null, voidReason: 'Macet' })

  const own = await made('20')
  await shop.do(acts.withdrawOrder, { id: own.id, version: own.version })
  expect(await seen(own.id)).toMatchObject({ state: 'draft' })
  await allLaws(db)
})
