import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database } from '#kit/db/database.ts'
import { testDatabase } from '#kit/db/test-database.ts'
import { newId } from '#kit/id.ts'
import { createTransfer, receiveTransfer } from '#modules/warehouse/transfers/contract.ts'
import { warehouseRoutes } from '#modules/warehouse/routes.ts'
import { deskOf } from '#kit/http/desk.ts'
import { allLaws, anOffice, type Office } from '../cast/office.ts'
import { createPurchaseReturn } from '../returns/contract.ts'
import { voidBill } from './change-contract.ts'
import { createBill, openBill } from './contract.ts'

let db: Database
let office: Office

beforeAll(async () => {
  db = await testDatabase()
  office = await anOffice(db, { isPkp: false })
  await db.pool.query('insert into purchase_setting (company_id, price_tolerance_percent) values ($1, 50)', [
    office.actor.companyId,
  ])
}, 60_000)
afterAll(() => db?.close())

let papers = 0
const bought = async () => {
  const itemId = await office.house.item({ name: 'Besi', unit: 'btg' })
  const receipt = await office.received({ itemId, qty: '10', price: '1000', taxCode: 'none' })
  return { itemId, receiptLineId: receipt.lines[0]!.id }
}
const billed = (receiptLineId: string, price: string, qty = '10') =>
  office.do(createBill, {
    supplierId: office.supplierId,
    supplierInvoiceNo: `P-${(papers += 1)}`,
    date: '2026-11-05',
    confirmDuplicates: true,
    lines: [{ receiptLineId, qty, price }],
  })
const heldAt = async (itemId: string, warehouseId: string) => {
  const { rows } = await db.pool.query(
    'select trim_scale(qty)::text as qty, value::text from stock_balance where item_id = $1 and warehouse_id = $2',
    [itemId, warehouseId],
  )
  return rows[0]
}

test('goods that went to another warehouse are made dearer there, and count as used by nobody', async () => {
  const { itemId, receiptLineId } = await bought()
  const used = await office.balance('5-6000')
  await office.moved(itemId, '4')
  const bill = await billed(receiptLineId, '1100')
  expect(await office.stock(itemId)).toEqual({ qty: '6', value: 6600n })
  expect(await heldAt(itemId, office.house.site)).toEqual({ qty: '4', value: '4400' })
  expect(await office.balance('5-6000')).toBe(used)
  await allLaws(db)

  const { version } = await office.do(openBill, { id: bill.id })
  await office.do(voidBill, { id: bill.id, version, reason: 'Salah harga' })
  expect(await office.stock(itemId)).toEqual({ qty: '6', value: 6000n })
  expect(await heldAt(itemId, office.house.site)).toEqual({ qty: '4', value: '4000' })
  expect(await office.balance('5-6000')).toBe(used)
  await allLaws(db)
})

test('goods that move on after a price leave it nowhere else: taking it back finds them where they are', async () => {
  const { itemId, receiptLineId } = await bought()
  const bill = await billed(receiptLineId, '1100')
  await office.moved(itemId, '10')
  const { version } = await office.do(openBill, { id: bill.id })
  await office.do(voidBill, { id: bill.id, version, reason: 'Salah harga' })
  expect(await heldAt(itemId, office.house.site)).toEqual({ qty: '10', value: '10000' })
  await allLaws(db)
})

test('goods on the way are made dearer on the way, and arrive with it', async () => {
  const { itemId, receiptLineId } = await bought()
  const yard = deskOf(db, office.actor, warehouseRoutes)
  const sent = await yard.do(createTransfer, {
    date: '2026-11-04',
    fromWarehouseId: office.house.main,
    toWarehouseId: office.house.site,
    lines: [{ itemId, qty: '5' }],
  })
  await billed(receiptLineId, '1100')
  await allLaws(db)
  await yard.do(receiveTransfer, { id: sent.id, version: sent.version, date: '2026-11-06' })
  expect(await office.stock(itemId)).toEqual({ qty: '5', value: 5500n })
  expect(await heldAt(itemId, office.house.site)).toEqual({ qty: '5', value: '5500' })
  await allLaws(db)
})

test('separate bills over two receipts of the same goods charge each piece once, also to the project that used it', async () => {
  const { itemId, receiptLineId } = await bought()
  const second = await office.received({ itemId, qty: '10', price: '1000', taxCode: 'none' })
  const project = newId()
  const before = [await office.balance('5-1000'), await office.balance('5-6000')]
  await office.moved(itemId, '8')
  await office.used(itemId, '5', project)
  // Of the first: 8 at the site, 2 used. Of the second: 3 used, 7 here.
  await billed(second.lines[0]!.id, '1200')
  await billed(receiptLineId, '1100')
  expect(await office.stock(itemId)).toEqual({ qty: '7', value: 8400n })
  expect(await heldAt(itemId, office.house.site)).toEqual({ qty: '8', value: '8800' })
  const [cost, other] = [await office.balance('5-1000'), await office.balance('5-6000')]
  expect([cost - before[0]!, other - before[1]!]).toEqual([5000n + 600n + 200n, 0n])
  await allLaws(db)
})

test('sending back what is no longer here is refused in words, also after a cheaper bill', async () => {
  const { itemId, receiptLineId } = await bought()
  await billed(receiptLineId, '900')
  await office.used(itemId, '10')
  const back = office.do(createPurchaseReturn, {
    date: '2026-11-10',
    reason: 'Rusak',
    lines: [{ receiptLineId, qty: '4' }],
  })
  await expect(back).rejects.toMatchObject({ code: 'stock.short' })
  await allLaws(db)
})
