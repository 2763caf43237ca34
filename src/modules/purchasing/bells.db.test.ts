import { beforeAll, expect, test } from 'vitest'
import { money } from '#ground/money.ts'
import type { Database } from '#kit/db/database.ts'
import { testDatabase } from '#kit/db/test-database.ts'
import { newId } from '#kit/id.ts'
import { saveBands } from '#kit/posting/approval.ts'
import '#modules/company/accounts/face.ts'
import * as changing from './bills/change-contract.ts'
import * as bill from './bills/contract.ts'
import { aBuyer, type Buyer } from './cast/buyer.ts'
import * as order from './orders/contract.ts'

// A paper that waits rings for whoever may say yes, until there is nothing left to say: also where it was taken back.
let db: Database
let buyer: Buyer
const chief = newId()
const permission = 'approve pembelian-barang'

beforeAll(async () => {
  db = await testDatabase()
  buyer = await aBuyer(db)
  const role = newId()
  await db.pool.query('insert into role (id, name, permissions) values ($1, $2, $3)', [
    role,
    'A',
    ['view pembelian-barang', permission],
  ])
  const person = `insert into app_user (id, name, email, status) values ($1, 'Bu Direktur', 'd@x.id', 'active')`
  await db.pool.query(person, [chief])
  await db.pool.query('insert into user_role (user_id, role_id) values ($1, $2)', [chief, role])
  const bands = [{ fromAmount: money(1_000_000), permission }]
  await db.withTx((tx) => saveBands(tx, buyer.house.actor, 'purchase-order', bands))
})

/** How much rings for the chief about a paper. */
async function rings(id: string): Promise<number> {
  const sql = `select from notice where user_id = $1 and subject_id = $2 and kind = 'approval-waiting' and read_at is null`
  return (await db.pool.query(sql, [chief, id])).rows.length
}
const reason = 'Tidak jadi'

test('an order that is taken back while it waits rings no more', async () => {
  const itemId = await buyer.house.item()
  const { id, version } = await buyer.ordered({ lines: [{ itemId, qty: '2', price: '900000' }] })
  expect(await rings(id)).toBe(1)
  await buyer.do(order.voidPurchase, { id, version, reason })
  expect(await rings(id)).toBe(0)
})

test('nor does a change of an order that is closed', async () => {
  const itemId = await buyer.house.item()
  const made = await buyer.ordered({ lines: [{ itemId, qty: '1', price: '900000' }] })
  await buyer.received(made, [{ qty: '1' }])
  const { id, version, lines, supplierId, date, warehouseId } = await buyer.do(order.openPurchase, { id: made.id })
  const more = lines.map((line) => ({ id: line.id, itemId, price: line.price, qty: '2' }))
  const asked = { id, version, supplierId, date, warehouseId, lines: more, reason: 'Kurang' }
  const waiting = await buyer.do(order.amendPurchase, asked)
  expect([waiting.state, await rings(id)]).toEqual(['pending_approval', 1])
  await buyer.do(order.closePurchase, { id, version: waiting.version, reason })
  expect(await rings(id)).toBe(0)
})

test('nor does a bill that is taken back', async () => {
  const itemId = await buyer.house.item()
  const made = await buyer.ordered({ lines: [{ itemId, qty: '1', price: '9000' }] })
  await buyer.received(made, [{ qty: '1' }])
  const { lines } = await buyer.do(bill.listBillable, { id: buyer.supplierId, orderId: made.id })
  const waiting = await buyer.do(bill.createBill, {
    ...{ supplierId: buyer.supplierId, supplierInvoiceNo: 'F-1', freight: '5000', confirmDuplicates: true },
    lines: [{ receiptLineId: lines[0]!.receiptLineId }],
  } as never)
  expect([waiting.state, await rings(waiting.id)]).toEqual(['pending_approval', 1])
  await buyer.do(changing.voidBill, { id: waiting.id, version: waiting.version, reason })
  expect(await rings(waiting.id)).toBe(0)
})
