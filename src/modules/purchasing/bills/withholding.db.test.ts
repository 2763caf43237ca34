import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database } from '#kit/db/database.ts'
import { testDatabase } from '#kit/db/test-database.ts'
import { allLaws, anOffice, type Office } from '../cast/office.ts'
import { createPurchase, openPurchase } from '../orders/contract.ts'
import { payDownPayment, startDownPayment } from '../payments/contract.ts'
import { createReceipt } from '../receipts/contract.ts'
import * as changing from './change-contract.ts'
import * as bill from './contract.ts'

let db: Database
let office: Office
let papers = 0

beforeAll(async () => {
  db = await testDatabase()
  office = await anOffice(db)
}, 60_000)
afterAll(() => db?.close())

/** An order of Rp6.000 of cement and Rp4.000 of work; the cement came. PPh 23 of 2% is on the supplier's card. */
async function aMixedOrder(itemId = office.labour) {
  const supplierId = await office.supplier({ name: `CV Pasang ${++papers}`, kind: 'subkon' })
  await db.pool.query(`update supplier set pph_type = 'pph23' where id = $1`, [supplierId])
  const lines = [
    { itemId: office.cement, qty: '6', price: '1000' },
    { itemId, qty: '1', price: '4000' },
  ]
  const { id } = await office.do(createPurchase, { supplierId, date: '2026-11-02', submit: true, lines })
  const [cement, work] = (await office.do(openPurchase, { id })).lines
  const came = { id, date: '2026-11-03', post: true, lines: [{ orderLineId: cement!.id, qtyReceived: '6' }] }
  await office.do(createReceipt, came)
  const asked = await office.do(bill.listBillable, { id: supplierId, orderId: id })
  const goods = { receiptLineId: asked.lines.find((line) => line.receiptLineId !== null)!.receiptLineId }
  return { id, supplierId, asked, goods, work: { orderLineId: work!.id } }
}

type Mixed = Awaited<ReturnType<typeof aMixedOrder>>

const fields = (of: Mixed, lines: readonly object[], given: object = {}) => ({
  ...{ supplierId: of.supplierId, supplierInvoiceNo: `P-${++papers}`, date: '2026-11-06', lines, ...given },
})
const create = (of: Mixed, lines: readonly object[], given: object = {}) =>
  office.do(bill.createBill, { ...fields(of, lines, given), confirmDuplicates: true } as never)
const seen = (id: string) => office.do(bill.openBill, { id })

test('of goods and work on one paper, PPh is of the work; of goods alone there is none', async () => {
  const of = await aMixedOrder()
  expect(of.asked.withholdingKind).toBe('pph23')
  const preview = await office.do(bill.previewBill, fields(of, [of.goods, of.work]) as never)
  expect(preview.withholding).toEqual({ kind: 'pph23', base: '4000', amount: '80' })
  expect((await office.do(bill.previewBill, fields(of, [of.goods]) as never)).withholding).toBeNull()

  const goods = await create(of, [of.goods])
  expect(await seen(goods.id)).toMatchObject({ withholdingKind: null, withholdingAmount: '0', dpp: '6000' })
  const work = await create(of, [of.work])
  expect(await seen(work.id)).toMatchObject({ withholdingBase: '4000', withholdingAmount: '80' })
  await allLaws(db)
})

test('whoever writes the bill may take PPh of goods too, or of another base, never beyond the paper', async () => {
  const of = await aMixedOrder()
  const tooMuch = create(of, [of.goods, of.work], { withholdingKind: 'pph23', withholdingBase: '10001' })
  await expect(tooMuch).rejects.toMatchObject({ code: 'bill.withholding-base-beyond', facts: { most: 10_000n } })
  const draft = { withholdingKind: 'pph23', withholdingBase: '10000', post: false }
  const kept = await create(of, [of.goods, of.work], draft)
  await office.do(bill.postBill, { id: kept.id, version: kept.version, confirmDuplicates: true })
  expect(await seen(kept.id)).toMatchObject({ withholdingBase: '10000', withholdingAmount: '200' })

  const other = await aMixedOrder()
  const goods = await create(other, [other.goods], { withholdingKind: 'pph23' })
  expect(await seen(goods.id)).toMatchObject({ withholdingBase: '6000', withholdingAmount: '120' })
  await allLaws(db)
})

test('another rate on a posted bill is still of its work', async () => {
  const of = await aMixedOrder()
  const { id, version } = await create(of, [of.goods, of.work])
  const change = { id, version, withholdingKind: 'pph23' as const, withholdingRate: '4', reason: 'tanpa NPWP' }
  await office.do(changing.changeBillWithholding, change)
  expect(await seen(id)).toMatchObject({ withholdingBase: '4000', withholdingAmount: '160' })
})

test('an advance on goods and work withholds of the work in it', async () => {
  const of = await aMixedOrder()
  expect(await office.do(startDownPayment, { id: of.id })).toMatchObject({ services: '4000', withholdingKind: 'pph23' })
  await office.do(payDownPayment, { id: of.id, amount: '5550' })
  const { rows } = await db.pool.query(
    `select advance_withholding_base::text as base, advance_withheld::text as held from purchase_payment where order_id = $1`,
    [of.id],
  )
  expect(rows).toEqual([{ base: '2000', held: '40' }])
  await allLaws(db)
})
