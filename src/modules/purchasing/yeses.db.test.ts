import { beforeAll, expect, test } from 'vitest'
import { money } from '#ground/money.ts'
import type { Database } from '#kit/db/database.ts'
import { testDatabase } from '#kit/db/test-database.ts'
import { newId } from '#kit/id.ts'
import { saveBands } from '#kit/posting/approval.ts'
import * as order from './orders/contract.ts'
import * as request from './requests/contract.ts'
import { aBuyer, type Buyer } from './cast/buyer.ts'

// Where two have to agree, lists and pages say how many of them have: one number, wherever it is read.
let db: Database
let buyer: Buyer
const chief = { userId: newId(), name: 'Bu Direktur' }
const second = { userId: newId(), name: 'Pak Komisaris' }

beforeAll(async () => {
  db = await testDatabase()
  buyer = await aBuyer(db)
  const role = newId()
  await db.pool.query(`insert into role (id, name, permissions) values ($1, 'A', '{approve pembelian-barang}')`, [role])
  for (const { userId, name } of [chief, second]) {
    await db.pool.query(`insert into app_user (id, name, email, status) values ($1, $2, $3, 'active')`, [
      ...[userId, name, `${userId}@x.id`],
    ])
    await db.pool.query('insert into user_role (user_id, role_id) values ($1, $2)', [userId, role])
  }
  const permission = 'approve pembelian-barang'
  const bands = [
    { fromAmount: money(0), permission },
    { fromAmount: money(1_000_000), permission, needed: 2 },
  ]
  for (const doc of ['purchase-order', 'purchase-request'] as const)
    await db.withTx((tx) => saveBands(tx, buyer.house.actor, doc, bands))
})

test('an order that needs two tells one of two after the first yes, in the list and on its page', async () => {
  const item = await buyer.house.item()
  const said = async (id: string) => {
    const { rows } = await buyer.do(order.listPurchases, { view: 'semua' })
    const page = await buyer.do(order.openPurchase, { id })
    expect(rows.find((row) => row.id === id)?.yeses).toBe(page.yeses)
    return page.yeses
  }
  const made = await buyer.ordered({ lines: [{ itemId: item, qty: '2', price: '900000' }] })
  expect(await said(made.id)).toBe('0 dari 2')
  const yes = { id: made.id, version: made.version, decision: 'approve' as const }
  const first = await buyer.as(chief).do(order.decidePurchase, yes)
  expect(await said(made.id)).toBe('1 dari 2')
  // Who has said it is not asked again; the other is.
  expect((await buyer.as(chief).do(order.openPurchase, { id: made.id })).can).not.toContain('decide')
  await buyer.as(second).do(order.decidePurchase, { ...yes, version: first.version })
  expect(await said(made.id)).toBeNull()

  const small = await buyer.ordered({ lines: [{ itemId: item, qty: '1', price: '9000' }] })
  expect(await said(small.id)).toBeNull()
})

test('what was agreed before it went back does not count when it is handed in again', async () => {
  const item = await buyer.house.item()
  const line = { itemId: item, qty: '2', price: '900000' }
  const made = await buyer.ordered({ lines: [line] })
  const first = await buyer
    .as(chief)
    .do(order.decidePurchase, { id: made.id, version: made.version, decision: 'approve' })
  const back = await buyer
    .as(second)
    .do(order.decidePurchase, { id: made.id, version: first.version, decision: 'return', note: 'Cek harga' })
  const again = await buyer.do(order.submitPurchase, { id: made.id, version: back.version })
  expect(again.state).toBe('pending_approval')
  expect((await buyer.do(order.openPurchase, { id: made.id })).yeses).toBe('0 dari 2')
})

test('a request says it too, by its estimate', async () => {
  const item = await buyer.house.item()
  const { id, version } = await buyer.do(request.createRequest, {
    ...{ date: '2026-11-03', neededBy: '2026-11-20', warehouseId: buyer.house.main, submit: true },
    lines: [{ itemId: item, qty: '100', estPrice: '25000', reason: 'Kolom' }],
  } as never)
  const page = await buyer.do(request.openRequest, { id })
  expect(page).toMatchObject({ estimate: '2500000', yeses: '0 dari 2' })
  await buyer.as(chief).do(request.decideRequest, { id, version, decision: 'approve' })
  const { rows } = await buyer.do(request.listRequests, {})
  expect(rows.find((row) => row.id === id)?.yeses).toBe('1 dari 2')
})
