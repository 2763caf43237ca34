import { NO_DIMS } from '#ground/dims.ts'
import { beforeAll, expect, test } from 'vitest'
import type { Database } from '#kit/db/database.ts'
import { testDatabase } from '#kit/db/test-database.ts'
import { balanceOf } from '#modules/journal/face.ts'
import { issue, ownPlace } from '#modules/stock/face.ts'
import { newId } from '#kit/id.ts'
import { day } from '#ground/day.ts'
import { quantity } from '#ground/quantity.ts'
import { allLaws, aShop, type Shop } from '../cast/shop.ts'
import * as delivery from '../deliveries/contract.ts'
import * as invoice from '../invoices/contract.ts'
import * as order from '../orders/contract.ts'
import * as returns from './contract.ts'

let db: Database
let shop: Shop
let brick: string

beforeAll(async () => {
  db = await testDatabase()
  shop = await aShop(db)
  // 3 pieces worth 100: the average does not divide.
  brick = await shop.goods({ name: 'Bata', qty: '3000', value: 100_000n })
})

const balance = (account: string) => balanceOf(db.read, shop.actor.companyId, account)
const lies = async (type: string) => {
  const { rows } = await db.pool.query(
    `select b.qty, b.value from stock_balance b join warehouse w on w.id = b.warehouse_id
      where b.item_id = $1 and w.type = $2`,
    [brick, type],
  )
  return rows[0] ? [Number(rows[0].qty), BigInt(rows[0].value)] : [0, 0n]
}
const sent = async (qty: string) => {
  const lines = [{ ...NO_DIMS, itemId: brick, qty, price: '1000' }]
  const saved = await shop.do(order.createOrder, {
    ...{ customerId: shop.customerId, date: '2026-11-03', confirm: true, lines },
  })
  const sj = await shop.do(delivery.createDelivery, { id: saved.id, date: '2026-11-04' })
  const line = (await shop.do(delivery.openDelivery, { id: sj.id })).lines[0]!
  return { orderId: saved.id, sjId: sj.id, lineId: line.id }
}
const back = (
  of: { sjId: string; lineId: string },
  qty: string,
  condition?: 'baik' | 'rusak' | 'karantina',
  more = {},
) =>
  shop.do(returns.createReturn, {
    ...{ id: of.sjId, date: '2026-11-06', reason: 'Pecah', ...more },
    lines: [{ deliveryLineId: of.lineId, qty, ...(condition && { condition }) }],
  })

test('goods that come back broken are credited as any, and lie among the broken at the cost they left with', async () => {
  const of = await sent('30')
  await shop.do(invoice.createInvoice, { id: of.orderId, date: '2026-11-05' })
  const [shelf, cost] = [await lies('utama'), await balance('5-6000')]
  const made = await back(of, '10', 'rusak')
  expect(await lies('utama')).toEqual(shelf)
  expect(await lies('rusak')).toEqual([10, 333n])
  expect(await balance('5-6000')).toBe(cost - 333n)
  const note = await shop.do(returns.openCreditNote, { id: made.creditNotes[0]!.id })
  expect(note).toMatchObject({ subtotal: '10000', total: '11100' })
  expect((await shop.do(returns.openReturn, { id: made.id })).lines).toMatchObject([{ qty: '10', condition: 'rusak' }])
  await allLaws(db)

  await shop.do(returns.voidReturn, { id: made.id, version: made.version, reason: 'Salah catat' })
  expect(await lies('utama')).toEqual(shelf)
  expect(await lies('rusak')).toEqual([0, 0n])
  expect(await balance('5-6000')).toBe(cost)
  await allLaws(db)
})

test('uninspected goods wait in quarantine; good ones, or those nobody said anything of, are sold again', async () => {
  const of = await sent('9')
  const [many] = await lies('utama')
  await back(of, '2', 'karantina')
  await back(of, '3', 'baik')
  await back(of, '1')
  expect((await lies('karantina'))[0]).toBe(2)
  expect((await lies('utama'))[0]).toBe(Number(many) + 4)
  await allLaws(db)
})

test('broken goods are no supply for what is sent in their place', async () => {
  const of = await sent('12')
  const [many] = await lies('utama')
  await back(of, '12', 'rusak', { settle: 'replace' })
  expect((await lies('utama'))[0]).toBe(many)
  const again = await shop.do(delivery.createDelivery, { id: of.orderId, date: '2026-11-07' })
  const { lines } = await shop.do(delivery.openDelivery, { id: again.id })
  expect(lines).toMatchObject([{ qty: '12' }])
  expect((await lies('utama'))[0]).toBe(Number(many) - 12)
  await allLaws(db)
})

test('what is turned away at the door because it is broken lies among the broken, and is sent again from good stock', async () => {
  const of = await sent('6')
  const [[shelf], [broken], cost] = [await lies('utama'), await lies('rusak'), await balance('5-6000')]
  const { version } = await shop.do(delivery.openDelivery, { id: of.sjId })
  const lines = [{ lineId: of.lineId, qtyRejected: '6', rejectReason: 'Pecah', condition: 'rusak' as const }]
  await shop.do(delivery.receiveDelivery, { id: of.sjId, version, receivedBy: 'Yusuf', lines })
  expect((await lies('utama'))[0]).toBe(shelf)
  expect((await lies('rusak'))[0]).toBe(Number(broken) + 6)
  expect(await balance('5-6000')).toBe(cost - 200n)
  const seen = await shop.do(delivery.openDelivery, { id: of.sjId })
  expect(seen.lines).toMatchObject([{ qtyRejected: '6', rejectCondition: 'rusak' }])
  expect((await shop.do(order.openOrder, { id: of.orderId })).lines[0]).toMatchObject({ toDeliver: '6' })
  await allLaws(db)
})

test('a return of which the broken goods were written off since cannot be taken back', async () => {
  const of = await sent('4')
  const made = await back(of, '4', 'rusak')
  const place = await db.withTx((tx) => ownPlace(tx, shop.actor, 'rusak'))
  const [lying] = await lies('rusak')
  await db.withTx(async (tx) => {
    const lines = [{ ...NO_DIMS, itemId: brick, warehouseId: place.id, qty: quantity(String(lying)) }]
    await issue(tx, shop.actor, { document: { kind: 'test', id: newId() }, on: day('2026-11-07'), lines })
  })
  const asked = { id: made.id, version: made.version, reason: 'Salah' }
  await expect(shop.do(returns.voidReturn, asked)).rejects.toMatchObject({ code: 'stock.short' })
})
