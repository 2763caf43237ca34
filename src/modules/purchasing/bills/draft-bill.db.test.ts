import { beforeAll, describe, expect, test } from 'vitest'
import type { Database } from '#kit/db/database.ts'
import { testDatabase } from '#kit/db/test-database.ts'
import { NotFound } from '#kit/http/not-found.ts'
import { allLaws, anOffice, type Office } from '../cast/office.ts'
import { createPurchase, openPurchase } from '../orders/contract.ts'
import { billFieldsOf, draftBill } from '../screens/acts/bill-values.ts'
import * as change from './change-contract.ts'
import * as bill from './contract.ts'

let db: Database
let office: Office
let papers = 0

beforeAll(async () => {
  db = await testDatabase()
  office = await anOffice(db)
})

const fresh = () => ({
  ...{ supplierId: office.supplierId, supplierInvoiceNo: `D-${++papers}`, date: '2026-11-06' },
  confirmDuplicates: true,
})
const seen = (id: string) => office.do(bill.openBill, { id })
const money = async () => [await office.balance('2-1110'), await office.balance('2-1100')]

/** Two lines of one order, both received. */
async function received(supplierId = office.supplierId) {
  const nail = await office.house.item({ name: 'Paku', unit: 'kg' })
  const { orderId, lines } = await office.received({ supplierId })
  const other = await office.received({ supplierId, itemId: nail, qty: '4', received: '4', price: '500' })
  return { orderId, line: lines[0]!.id, other: other.lines[0]!.id }
}

describe('a draft of a bill', () => {
  test('is no debt and covers nothing; its form begins with its own lines and what else waits of its order', async () => {
    const { orderId, line, other } = await received()
    const before = await money()
    const lines = [{ receiptLineId: line, qty: '6', price: '1100' }]
    const { id } = await office.do(bill.createBill, { ...fresh(), lines, post: false })
    expect(await money()).toEqual(before)
    expect(await office.do(openPurchase, { id: orderId })).toMatchObject({ billing: 'none', billedTotal: '0' })
    const open = await office.do(bill.listBillable, { id: office.supplierId, billId: id })
    expect(open.lines.map((one) => [one.receiptLineId, one.openQty])).toEqual([[line, '10']])
    expect(open.lines.map((one) => one.receiptLineId)).not.toContain(other)
    expect((await office.do(bill.orderBills, { id: orderId })).map((one) => one.id)).toContain(id)
    await allLaws(db)
  })

  test('keeps a line that another bill took meanwhile, so that it can be taken off', async () => {
    const { line } = await received()
    const { id } = await office.do(bill.createBill, { ...fresh(), lines: [{ receiptLineId: line }], post: false })
    await office.do(bill.createBill, { ...fresh(), lines: [{ receiptLineId: line }] })
    const open = await office.do(bill.listBillable, { id: office.supplierId, billId: id })
    expect(open.lines).toMatchObject([{ receiptLineId: line, openQty: '0' }])
  })

  test('of another supplier is not found', async () => {
    const { line } = await received()
    const { id } = await office.do(bill.createBill, { ...fresh(), lines: [{ receiptLineId: line }], post: false })
    const theirs = await office.supplier({ name: 'CV Lain' })
    await expect(office.do(bill.listBillable, { id: theirs, billId: id })).rejects.toThrow(NotFound)
  })

  test('sent back for changes is written anew from its form, and posted', async () => {
    const { line } = await received()
    const over = await office.do(bill.createBill, { ...fresh(), lines: [{ receiptLineId: line, price: '1300' }] })
    expect(over).toMatchObject({ state: 'pending_approval' })
    const back = { id: over.id, version: over.version, decision: 'return' as const, note: 'Harga salah' }
    await office.second.do(bill.decideBill, back)
    const draft = await seen(over.id)
    expect(draft).toMatchObject({ isReturned: true, decisionNote: 'Harga salah', can: ['edit', 'post', 'delete'] })

    const billable = await office.do(bill.listBillable, { id: office.supplierId, billId: over.id })
    const { version, ...values } = draftBill(billable, draft)
    expect(values.lines).toEqual([{ key: line, qty: '10', price: '1300' }])
    const typed = { ...values, lines: values.lines.map((one) => ({ ...one, price: '1000' })) }
    const changed = await office.do(bill.updateBill, { id: over.id, version, ...billFieldsOf(typed, billable) })
    const stale = office.do(bill.updateBill, { id: over.id, version, ...billFieldsOf(typed, billable) })
    await expect(stale).rejects.toMatchObject({ code: 'document.changed' })
    const posted = await office.do(bill.postBill, { id: over.id, version: changed.version, confirmDuplicates: true })
    expect(posted.state).toBe('posted')
    expect(await seen(over.id)).toMatchObject({ isReturned: false, subtotal: '10000', difference: '0' })
    await allLaws(db)
  })

  test('written anew untouched is the same bill: typed PPN, base and rate of PPh stay', async () => {
    const mason = await office.supplier({ name: 'PT Tukang', kind: 'subkon' })
    const made = { supplierId: mason, date: '2026-11-02', submit: true }
    const work = [{ itemId: office.labour, qty: '2', price: '500000' }]
    const order = await office.do(createPurchase, { ...made, lines: work })
    const { lines } = await office.do(openPurchase, { id: order.id })
    const { id } = await office.do(bill.createBill, {
      ...{ ...fresh(), supplierId: mason, dueDate: '2026-12-01', ppn: '110001', freight: '0', notes: 'Tahap satu' },
      ...{ withholdingKind: 'pph23', withholdingRate: '3', withholdingBase: '700000', post: false },
      lines: [{ orderLineId: lines[0]!.id, price: '510000', discount: '20000' }],
    })
    const before = await seen(id)
    const billable = await office.do(bill.listBillable, { id: mason, billId: id })
    const { version, ...values } = draftBill(billable, before)
    await office.do(bill.updateBill, { id, version, ...billFieldsOf(values, billable) })
    const same = ({ version: _version, lines: rows, ...facts }: typeof before) => ({
      ...facts,
      lines: rows.map(({ id: _id, ...row }) => row),
    })
    expect(same(await seen(id))).toEqual(same(before))
  })
})

describe('a bill in the books', () => {
  test('takes a faktur pajak that came later and another due date; its order follows, the debt does not move', async () => {
    const { orderId, line } = await received()
    const saved = await office.do(bill.createBill, { ...fresh(), lines: [{ receiptLineId: line }] })
    const before = await money()
    const { version } = await seen(saved.id)
    const asked = { id: saved.id, dueDate: '2026-12-24', taxInvoiceNo: '04002600012345678', notes: 'Faktur menyusul' }
    await office.do(change.amendBill, { ...asked, version })
    const { version: _, ...facts } = { ...asked, version }
    expect(await seen(saved.id)).toMatchObject(facts)
    expect(await office.do(openPurchase, { id: orderId })).toMatchObject({ nextDue: '2026-12-24' })
    expect(await money()).toEqual(before)
    await expect(office.do(change.amendBill, { ...asked, version })).rejects.toMatchObject({ code: 'document.changed' })
    const again = { ...asked, version: version + 1, dueDate: '2026-11-05' }
    await expect(office.do(change.amendBill, again)).rejects.toMatchObject({ code: 'bill.due-early', field: 'dueDate' })
    await allLaws(db)
  })

  test('owed before the books began may have been due before it was written down', async () => {
    const supplierId = await office.supplier({ name: 'Toko Tua' })
    const { id } = await office.do(change.postOpeningPayable, { id: supplierId, date: '2026-11-01', amount: '500000' })
    const { version } = await office.do(bill.openBill, { id })
    await office.do(change.amendBill, { id, version, dueDate: '2026-10-15', taxInvoiceNo: null, notes: null })
    expect(await seen(id)).toMatchObject({ dueDate: '2026-10-15' })
  })
})

test('what waits to be billed stands in the order of its order, as on the paper', async () => {
  const supplierId = await office.supplier({ name: 'CV Berurutan' })
  const wanted = ['Lantai 1', 'Lantai 2', 'Lantai 3', 'Atap', 'Pagar', 'Taman', 'Garasi']
  const { id } = await office.do(createPurchase, {
    ...{ supplierId, date: '2026-11-02', warehouseId: office.house.main, submit: true },
    lines: wanted.map((description) => ({ itemId: office.labour, description, qty: '1', price: '1000' })),
  })
  const { lines } = await office.do(bill.listBillable, { id: supplierId, orderId: id })
  expect(lines.map((line) => line.description)).toEqual(wanted)
})
