import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database } from '#kit/db/database.ts'
import { testDatabase } from '#kit/db/test-database.ts'
import { costsOf } from '#modules/stock/face.ts'
import { allLaws, anOffice, type Office } from '../cast/office.ts'
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
const billed = (receiptLineId: string, price: string) =>
  office.do(createBill, {
    supplierId: office.supplierId,
    supplierInvoiceNo: `L-${(papers += 1)}`,
    date: '2026-11-05',
    confirmDuplicates: true,
    lines: [{ receiptLineId, qty: '10', price }],
  })
const takenBack = async (id: string) => {
  const { version } = await office.do(openBill, { id })
  await office.do(voidBill, { id, version, reason: 'Salah harga' })
}
/** Takes goods out, and tells which document did. */
const sold = async (itemId: string, qty: string) => {
  await office.used(itemId, qty)
  const { rows } = await db.pool.query(
    'select document_id as id from stock_move where item_id = $1 and qty < 0 order by posting_seq desc limit 1',
    [itemId],
  )
  return rows[0].id as string
}
const costOf = async (itemId: string, ...ids: string[]) =>
  (await costsOf(db.read, office.actor.companyId, ids)).get(itemId)?.cost

test('a dearer bill after the goods left is borne by the papers that took them; taken back, no more', async () => {
  const itemId = await office.house.item({ name: 'Semen', unit: 'zak' })
  const receipt = await office.received({ itemId, qty: '10', price: '1000', taxCode: 'none' })
  const receiptLineId = receipt.lines[0]!.id
  const first = await sold(itemId, '4')
  const second = await sold(itemId, '3')
  expect(await costOf(itemId, first)).toBe(4000n)

  const bill = await billed(receiptLineId, '1200')
  expect([await costOf(itemId, first), await costOf(itemId, second)]).toEqual([4800n, 3600n])

  // What left after the price was put there left at it; when the price goes back, so does its part.
  const third = await sold(itemId, '3')
  expect(await costOf(itemId, third)).toBe(3600n)
  await takenBack(bill.id)
  expect([await costOf(itemId, first), await costOf(itemId, second), await costOf(itemId, third)]).toEqual([
    4000n,
    3000n,
    3000n,
  ])

  await billed(receiptLineId, '1100')
  expect(await costOf(itemId, first, second, third)).toBe(11_000n)
  expect(await costOf(itemId, third)).toBe(3300n)
  await allLaws(db)
})

test('what orders bear of late prices is what the ledger has of them, to the rupiah', async () => {
  const itemId = await office.house.item({ name: 'Pasir', unit: 'm3' })
  const before = await office.balance('5-6000')
  const receipt = await office.received({ itemId, qty: '10', price: '1000', taxCode: 'none' })
  const taken = [await sold(itemId, '3'), await sold(itemId, '1'), await sold(itemId, '2')]
  await billed(receipt.lines[0]!.id, '1033')
  const booked = (await office.balance('5-6000')) - before
  expect(booked).toBe(6198n)
  expect(await costOf(itemId, ...taken)).toBe(booked)
  await allLaws(db)
})
