import { beforeAll, expect, test } from 'vitest'
import type { Database } from '#kit/db/database.ts'
import { testDatabase } from '#kit/db/test-database.ts'
import { today } from '#kit/posting/today.ts'
import { buyForCash } from '../cash/contract.ts'
import { allLaws, anOffice, type Office } from '../cast/office.ts'
import { handOver } from '../handovers/contract.ts'
import * as order from '../orders/contract.ts'
import * as bill from './contract.ts'

let db: Database
let office: Office

beforeAll(async () => {
  db = await testDatabase()
  office = await anOffice(db)
})

/** An order of 80 units of work; gives its id and that of its line. */
async function ordered() {
  const { id } = await office.do(order.createPurchase, {
    supplierId: office.supplierId,
    warehouseId: office.house.main,
    date: today(office.actor),
    submit: true,
    lines: [{ itemId: office.labour, qty: '80', price: '35000' }],
  })
  return { id, lineId: (await office.do(order.openPurchase, { id })).lines[0]!.id }
}
type Ordered = Awaited<ReturnType<typeof ordered>>

const done = ({ id, lineId }: Ordered, qty: string) =>
  office.do(handOver, { id, lines: [{ orderLineId: lineId, qty }] })
const paper = ({ lineId }: Ordered, qty: string) => ({
  supplierId: office.supplierId,
  supplierInvoiceNo: `${lineId}-${qty}`,
  lines: [{ receiptLineId: null, orderLineId: lineId, qty }],
})
const billed = (work: Ordered, qty: string) =>
  office.do(bill.createBill, { ...paper(work, qty), confirmDuplicates: true })
const open = async ({ id }: Ordered) =>
  (await office.do(bill.listBillable, { id: office.supplierId, orderId: id })).lines[0]

test('a bill of services follows their berita acara: what was handed over is billed, more waits for somebody else', async () => {
  const work = await ordered()
  expect(await open(work)).toMatchObject({ openQty: '80', handedQty: null })
  await done(work, '30')
  expect(await open(work)).toMatchObject({ openQty: '80', handedQty: '30' })
  expect(await office.do(bill.previewBill, paper(work, '30'))).toMatchObject({ isBeforeHandover: false })
  expect(await office.do(bill.previewBill, paper(work, '31'))).toMatchObject({ isBeforeHandover: true })
  expect((await billed(work, '30')).state).toBe('posted')
  expect(await open(work)).toMatchObject({ openQty: '50', handedQty: '0' })

  const { id, version, state } = await billed(work, '50')
  expect(state).toBe('pending_approval')
  const why = { isBeforeHandover: true, isOverTolerance: false }
  expect(await office.do(bill.openBill, { id })).toMatchObject(why)
  const decision = { id, version, decision: 'approve' } as const
  await expect(office.do(bill.decideBill, decision)).rejects.toThrow()
  expect((await office.second.do(bill.decideBill, decision)).number).toMatch(/^BIL-/)
  await allLaws(db)
})

test('where the company asks for a berita acara always, none lets a bill wait; a nota toko is paid at once all the same', async () => {
  const free = await ordered()
  expect((await billed(free, '10')).state).toBe('posted')
  const settings = await office.do(order.openPurchaseSettings, {})
  expect(settings.servicesNeedHandover).toBe(false)
  await office.do(order.savePurchaseSettings, { ...settings, servicesNeedHandover: true })
  const work = await ordered()
  expect(await open(work)).toMatchObject({ handedQty: '0' })
  expect((await billed(work, '10')).state).toBe('pending_approval')
  await done(work, '80')
  expect((await billed(work, '79')).state).toBe('posted')
  const nota = await office.do(buyForCash, { lines: [{ itemId: office.labour, qty: '1', price: '35000' }] })
  expect(nota).toMatchObject({ isSaved: true, isWaiting: false, bill: { number: expect.stringMatching(/^BIL-/) } })
  await allLaws(db)
})
