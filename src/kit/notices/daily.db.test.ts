import { beforeAll, expect, test } from 'vitest'
import type { Database } from '#kit/db/database.ts'
import { testDatabase } from '#kit/db/test-database.ts'
import { tellDaily } from '#kit/notices/daily.ts'
import { unreadOf } from '#kit/notices/store.ts'
import '#modules/company/accounts/face.ts'
import { dueBills } from '#modules/purchasing/bills/jobs.ts'
import { dueInvoices } from '#modules/sales/invoices/jobs.ts'
import { lowStock } from '#modules/warehouse/jobs.ts'
import { aHouse, type House } from '../../../tests/cast/house.ts'
import { someoneWith } from '../../../tests/doors/people.ts'

let db: Database
let house: House
const tell = () => db.withTx((tx) => tellDaily(tx, lowStock, 0))
const people = async () => (await db.pool.query<{ id: string }>('select id from app_user order by id')).rows
const unread = async (at: number) =>
  unreadOf(db.read, { userId: (await people())[at]?.id ?? '', companyId: house.companyId })

beforeAll(async () => {
  db = await testDatabase()
  house = await aHouse(db)
  await someoneWith(db, house.companyId, ['view stock', 'create pembelian-barang'])
  await someoneWith(db, house.companyId, ['view stock'])
  await someoneWith(db, house.companyId, ['view stock', 'create pembelian-barang'])
  const last = (await people()).at(-1)?.id
  await db.pool.query('update app_user set scope_warehouses = array[$2::uuid] where id = $1', [last, house.main])
  const item = await house.item()
  await db.pool.query('update item set min_stock = 10 where id = $1', [item])
  await db.pool.query(
    `insert into stock_balance (id, company_id, warehouse_id, item_id, account_code, qty, value)
     values (gen_random_uuid(), $1, $2, $3, '1-1400', 5, 0)`,
    [house.companyId, house.main, item],
  )
})

test('every morning once, to those who can order and see all of it', async () => {
  expect(await tell()).toBe(1)
  expect(await tell()).toBe(0)
  expect([await unread(0), await unread(1), await unread(2)]).toEqual([1, 0, 0])
})

test('the next morning’s sum stands in for the one nobody read', async () => {
  await db.pool.query(`update notice set created_at = created_at - interval '1 day'`)
  expect(await tell()).toBe(1)
  expect(await unread(0)).toBe(1)
})

test('before the hour nobody is woken, and where nothing is due nothing is said', async () => {
  await db.pool.query('delete from notice')
  expect(await db.withTx((tx) => tellDaily(tx, lowStock, 25))).toBe(0)
  expect(await db.withTx((tx) => tellDaily(tx, dueInvoices, 0))).toBe(0)
  expect(await db.withTx((tx) => tellDaily(tx, dueBills, 0))).toBe(0)
})
