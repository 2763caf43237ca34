import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Database } from '#kit/db/database.ts'
import { testDatabase } from '#kit/db/test-database.ts'
import { allLaws, anOffice, type Office } from '../cast/office.ts'
import { createPurchase, openPurchase } from '../orders/contract.ts'
import * as payment from '../payments/contract.ts'
import type { purchasingRefusals } from '../refusals.ts'
import * as change from './change-contract.ts'
import * as bill from './contract.ts'

let db: Database
let office: Office
let papers = 0

beforeAll(async () => {
  db = await testDatabase()
  office = await anOffice(db)
}, 60_000)
afterAll(() => db?.close())

const refused = (work: Promise<unknown>, code: keyof typeof purchasingRefusals | 'document.wrong-state') =>
  expect(work).rejects.toMatchObject({ code })

const paper = () => ({ supplierId: office.supplierId, supplierInvoiceNo: `F-${++papers}`, date: '2026-11-06' })

async function billed(receiptLineId: string, given: object = {}) {
  return office.do(bill.createBill, { ...paper(), confirmDuplicates: true, lines: [{ receiptLineId }], ...given })
}

describe('a bill as received', () => {
  test('settles 2-1110 to the rupiah in any parts, and changes no stock', async () => {
    const before = await office.balance('2-1110')
    const receipt = await office.received({ qty: '3', received: '3', price: '33.33' })
    const line = receipt.lines[0]!
    expect(line.value).toBe('100')
    for (const qty of ['1', '1', '1']) await billed(line.id, { lines: [{ receiptLineId: line.id, qty }] })
    expect(await office.balance('2-1110')).toBe(before)
    await refused(billed(line.id), 'bill.nothing-open')
    const order = await office.do(openPurchase, { id: receipt.orderId })
    expect(order).toMatchObject({ billing: 'full' })
    await allLaws(db)
  })

  test('may not bill more than was accepted', async () => {
    const { lines } = await office.received({ qty: '10', received: '10', rejected: '2' })
    await refused(billed(lines[0]!.id, { lines: [{ receiptLineId: lines[0]!.id, qty: '9' }] }), 'bill.too-many')
    expect(await billed(lines[0]!.id)).toMatchObject({ state: 'posted' })
    await allLaws(db)
  })

  test('one paper of a supplier is booked once, however it is written', async () => {
    const [first, second] = [await office.received(), await office.received()]
    const saved = await billed(first.lines[0]!.id, { supplierInvoiceNo: 'INV/77-A' })
    const again = billed(second.lines[0]!.id, { supplierInvoiceNo: 'inv 77a' })
    await expect(again).rejects.toMatchObject({ code: 'bill.same-paper', facts: { number: saved.number } })
    const other = await office.supplier({ name: 'Toko Lain' })
    const theirs = await office.received({ supplierId: other })
    await billed(theirs.lines[0]!.id, { supplierId: other, supplierInvoiceNo: 'INV/77-A' })
    await refused(billed(second.lines[0]!.id, { supplierId: other }), 'bill.other-supplier')
  })
})

describe('the same paper by several at once', () => {
  test('is booked once, the others are told; the same for an opening payable', async () => {
    const receipts = await Promise.all([1, 2, 3, 4].map(() => office.received()))
    const tries = await Promise.allSettled(
      receipts.map(({ lines }) => billed(lines[0]!.id, { supplierInvoiceNo: 'SERENTAK-1' })),
    )
    const codes = tries.flatMap((one) => (one.status === 'rejected' ? [one.reason.code] : []))
    expect(codes).toEqual(['bill.same-paper', 'bill.same-paper', 'bill.same-paper'])

    const id = await office.supplier({ name: 'Toko Serentak' })
    const opening = { id, date: '2026-11-01', amount: '1000' }
    const opened = await Promise.allSettled([1, 2, 3].map(() => office.do(change.postOpeningPayable, opening)))
    expect(opened.filter((one) => one.status === 'fulfilled')).toHaveLength(1)
    await allLaws(db)
  })
})

describe('a double nota', () => {
  test('of the same supplier and amount within a day is shown before it is saved', async () => {
    const supplierId = await office.supplier({ name: 'Toko Ganda' })
    const [first, second] = [await office.received({ supplierId }), await office.received({ supplierId })]
    const one = await billed(first.lines[0]!.id, { supplierId })
    const given = {
      supplierId,
      supplierInvoiceNo: 'G-2',
      date: '2026-11-07',
      lines: [{ receiptLineId: second.lines[0]!.id }],
    }
    const asked = await office.do(bill.createBill, given)
    expect(asked).toMatchObject({ isSaved: false, duplicates: [{ kind: 'same-amount', number: one.number }] })
    const saved = await office.do(bill.createBill, { ...given, confirmDuplicates: true })
    expect(saved).toMatchObject({ isSaved: true, state: 'posted' })

    const found = await office.do(bill.findDuplicates, {
      supplierId,
      supplierInvoiceNo: 'g2',
      date: '2026-11-07',
      total: '11100',
    })
    expect(found.sameNumber?.number).toBe(saved.number)
    expect(found.warnings).toHaveLength(2)
  })
})

describe('a dearer bill', () => {
  test('within the tolerance goes through; cheaper lowers what lies here', async () => {
    await db.pool.query('insert into purchase_setting (company_id, price_tolerance_percent) values ($1, 5)', [
      office.actor.companyId,
    ])
    const item = await office.house.item({ name: 'Pasir', unit: 'm3' })
    const a = await office.received({ itemId: item })
    expect(await billed(a.lines[0]!.id, { lines: [{ receiptLineId: a.lines[0]!.id, price: '1050' }] })).toMatchObject({
      state: 'posted',
    })
    expect(await office.stock(item)).toEqual({ qty: '10', value: 10_500n })
    const b = await office.received({ itemId: item })
    await billed(b.lines[0]!.id, { lines: [{ receiptLineId: b.lines[0]!.id, price: '900' }] })
    expect(await office.stock(item)).toEqual({ qty: '20', value: 19_500n })
    const c = await office.received({ itemId: item })
    const over = await billed(c.lines[0]!.id, { lines: [{ receiptLineId: c.lines[0]!.id, price: '1051' }] })
    expect(over).toMatchObject({ state: 'pending_approval' })
    await allLaws(db)

    const back = { id: over.id, version: over.version, decision: 'return' as const }
    await expect(office.second.do(bill.decideBill, back)).rejects.toMatchObject({ code: 'approval.no-note' })
    await office.second.do(bill.decideBill, { ...back, note: 'Minta nota baru' })
    expect(await office.do(bill.openBill, { id: over.id })).toMatchObject({ state: 'draft', isReturned: true })
    await office.do(change.deleteBill, { id: over.id })
    await allLaws(db)
  })

  test('with freight that nobody ordered waits for a yes, and then makes the goods dearer by value', async () => {
    const item = await office.house.item({ name: 'Kerikil', unit: 'm3' })
    const receipt = await office.received({ itemId: item, price: '1000' })
    const { id, version, state } = await billed(receipt.lines[0]!.id, { freight: '500' })
    expect(state).toBe('pending_approval')
    await office.second.do(bill.decideBill, { id, version, decision: 'approve' })
    expect(await office.stock(item)).toEqual({ qty: '10', value: 10_500n })
    await allLaws(db)
  })
})

describe('voiding a bill', () => {
  test('brings 2-1110 and stock back, and the paper may be booked again', async () => {
    const item = await office.house.item({ name: 'Bata', unit: 'bh' })
    const receipt = await office.received({ itemId: item })
    const given = { lines: [{ receiptLineId: receipt.lines[0]!.id, price: '1040' }], supplierInvoiceNo: 'B-1' }
    const grni = await office.balance('2-1110')
    const payable = await office.balance('2-1100')
    const saved = await billed(receipt.lines[0]!.id, given)
    await office.used(item, '5')
    expect(await office.stock(item)).toEqual({ qty: '5', value: 5200n })
    await office.do(change.voidBill, { id: saved.id, version: saved.version, reason: 'Salah harga' })
    expect(await office.balance('2-1110')).toBe(grni)
    expect(await office.balance('2-1100')).toBe(payable)
    expect(await office.stock(item)).toEqual({ qty: '5', value: 5000n })
    await allLaws(db)
    expect(await billed(receipt.lines[0]!.id, given)).toMatchObject({ state: 'posted' })
    await allLaws(db)
  })

  test('is refused while it is paid', async () => {
    const receipt = await office.received()
    const saved = await billed(receipt.lines[0]!.id)
    const { openDue } = await office.do(bill.openBill, { id: saved.id })
    const paid = await office.do(payment.paySupplier, {
      supplierId: office.supplierId,
      amount: openDue,
      method: 'tunai',
      allocations: [{ billId: saved.id, amount: openDue }],
    })
    const { version } = await office.do(bill.openBill, { id: saved.id })
    await refused(office.do(change.voidBill, { id: saved.id, version, reason: 'Salah' }), 'bill.has-payments')
    await office.do(payment.voidSupplierPayment, { id: paid.id, version: paid.version, reason: 'Salah' })
    const again = await office.do(bill.openBill, { id: saved.id })
    await office.do(change.voidBill, { id: saved.id, version: again.version, reason: 'Salah' })
    await refused(
      office.do(change.voidBill, { id: saved.id, version: again.version, reason: 'Salah' }),
      'document.wrong-state',
    )
    await allLaws(db)
  })
})

describe('other bills', () => {
  test('a draft is changed and posted later', async () => {
    const receipt = await office.received()
    const draft = await billed(receipt.lines[0]!.id, { post: false })
    expect(draft).toMatchObject({ state: 'draft', number: null })
    const line = { receiptLineId: receipt.lines[0]!.id, qty: '4' }
    const number = `F-${++papers}`
    const changed = await office.do(bill.updateBill, {
      ...draftFields(number),
      id: draft.id,
      version: draft.version,
      lines: [line],
    })
    const posted = await office.do(bill.postBill, { id: draft.id, version: changed.version, confirmDuplicates: true })
    expect(posted.state).toBe('posted')
    expect(await office.do(bill.openBill, { id: draft.id })).toMatchObject({
      supplierInvoiceNo: number,
      subtotal: '4000',
    })
    await allLaws(db)
  })

  test('a service of an order is billed straight to cost, with PPh 23 at the seeded rate', async () => {
    const mason = await office.supplier({ name: 'CV Tukang', isPkp: false, kind: 'subkon', npwp: null })
    const order = await office.do(createPurchase, {
      supplierId: mason,
      date: '2026-11-02',
      submit: true,
      lines: [{ itemId: office.labour, qty: '2', price: '500000' }],
    })
    const seen = await office.do(openPurchase, { id: order.id })
    const expense = await office.balance('6-2000')
    const waits = await office.do(bill.listBillable, { id: mason })
    expect(waits.lines).toMatchObject([{ receiptLineId: null, openQty: '2', expectedAmount: '1000000' }])
    const saved = await office.do(bill.createBill, {
      supplierId: mason,
      supplierInvoiceNo: 'J-1',
      withholdingKind: 'pph23',
      lines: [{ orderLineId: seen.lines[0]!.id, qty: '1' }],
    })
    expect(await office.balance('6-2000')).toBe(expense + 500_000n)
    // Without NPWP twice 2 %.
    expect(await office.do(bill.openBill, { id: saved.id })).toMatchObject({
      withholdingRate: '4',
      withholdingAmount: '20000',
      ppn: '0',
    })
    await allLaws(db)
  })

  test('an opening payable is posted once and stays', async () => {
    const supplierId = await office.supplier({ name: 'Toko Lama' })
    const given = { id: supplierId, date: '2026-11-01', amount: '750000' }
    const opened = await office.do(change.postOpeningPayable, given)
    await refused(office.do(change.postOpeningPayable, given), 'bill.opening-twice')
    await refused(
      office.do(change.voidBill, { id: opened.id, version: opened.version, reason: 'x' }),
      'bill.opening-locked',
    )
    await allLaws(db)
  })

  test('PPN by the faktur may differ by rounding only; a due date is not before the faktur', async () => {
    const receipt = await office.received()
    const off = billed(receipt.lines[0]!.id, { ppn: '2000' })
    await refused(off, 'bill.ppn-off')
    await refused(
      billed(receipt.lines[0]!.id, { supplierInvoiceDate: '2026-11-06', dueDate: '2026-11-05' }),
      'bill.due-early',
    )
    const saved = await billed(receipt.lines[0]!.id, { ppn: '1101' })
    expect(await office.do(bill.openBill, { id: saved.id })).toMatchObject({ ppn: '1101', total: '11101' })
    await allLaws(db)
  })
})

function draftFields(supplierInvoiceNo: string) {
  return { supplierInvoiceNo, date: '2026-11-06' }
}

test('PPh final of a builder is proposed by the SBU on the day of the order, and what is asked goes before it', async () => {
  const supplierId = await office.supplier({ name: 'CV Teknik Kecil', isPkp: false, kind: 'subkon' })
  const sbu = (until: string) =>
    db.pool.query(
      `update supplier set pph_type = 'pph-final', sbu_no = '77', sbu_class = 'EL001 kecil', sbu_valid_until = $2 where id = $1`,
      [supplierId, until],
    )
  // The order is of 2 November: valid that day, over on the day of the bill.
  await sbu('2026-11-02')
  const work = [{ itemId: office.labour, qty: '1000', price: '1000' }]
  const { id: orderId } = await office.do(createPurchase, { supplierId, date: '2026-11-02', submit: true, lines: work })
  const open = await office.do(bill.listBillable, { id: supplierId, orderId })
  expect(open.withholdings.find((one) => one.kind === 'pph-final')).toMatchObject({ rate: '1.75' })
  const make = (supplierInvoiceNo: string, qty: string, given: object) =>
    office.do(bill.createBill, {
      ...{ supplierId, supplierInvoiceNo, date: '2026-11-20', confirmDuplicates: true, ...given },
      lines: [{ orderLineId: open.lines[0]!.orderLineId, qty }],
    })
  const withheld = async (id: string) => (await office.do(bill.openBill, { id })).withholdingAmount
  expect(await withheld((await make('SBU-1', '400', {})).id)).toBe('7000')
  expect(await withheld((await make('SBU-2', '400', { withholdingRate: '2' })).id)).toBe('8000')
  await sbu('2026-11-01')
  expect(await withheld((await make('SBU-3', '100', {})).id)).toBe('4000')
  expect(await withheld((await make('SBU-4', '100', { withholdingKind: null })).id)).toBe('0')
})
