import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Database } from '#kit/db/database.ts'
import { testDatabase } from '#kit/db/test-database.ts'
import * as bill from '../bills/contract.ts'
import { allLaws, anOffice, type Office } from '../cast/office.ts'
import { createPurchase, openPurchase } from '../orders/contract.ts'
import { voucherOf } from '../papers/from-payment.ts'
import { supplierStatement } from '../payables/contract.ts'
import { createPurchaseReturn } from '../returns/contract.ts'
import * as payment from './contract.ts'

let db: Database
let office: Office
let papers = 0

beforeAll(async () => {
  db = await testDatabase()
  office = await anOffice(db)
}, 60_000)
afterAll(() => db?.close())

/** Somebody who installs for us, PKP with NPWP: PPh 23 of 2%. */
async function aServicer(): Promise<string> {
  const supplierId = await office.supplier({ name: 'CV Pasang Rapi', kind: 'subkon' })
  await db.pool.query(`update supplier set pph_type = 'pph23' where id = $1`, [supplierId])
  return supplierId
}

/** An order of Rp10.000 of work and PPN: Rp11.100, PPh Rp200. */
async function anOrder(supplierId: string, itemId = office.labour) {
  const lines = [{ itemId, qty: '1', price: '10000' }]
  const order = await office.do(createPurchase, { supplierId, date: '2026-11-02', submit: true, lines })
  const seen = await office.do(openPurchase, { id: order.id })
  expect(seen.total).toBe('11100')
  return { id: order.id, lineId: seen.lines[0]?.id ?? '' }
}

async function billed(supplierId: string, order: { readonly lineId: string }) {
  const { id } = await office.do(bill.createBill, {
    supplierId,
    supplierInvoiceNo: `J-${++papers}`,
    date: '2026-11-06',
    confirmDuplicates: true,
    lines: [{ orderLineId: order.lineId }],
  })
  return id
}

const seenBill = (id: string) => office.do(bill.openBill, { id })
const seenPayment = (id: string) => office.do(payment.openSupplierPayment, { id })
const pph = async () => -(await office.balance('2-1510'))

async function advance(order: { readonly id: string }, given: object = {}) {
  return office.do(payment.payDownPayment, { id: order.id, date: '2026-11-03', amount: '5550', ...given })
}

async function used(paid: { readonly id: string }, billId: string, amount: string) {
  const { version } = await seenPayment(paid.id)
  const allocations = [{ billId, amount }]
  return office.do(payment.allocateSupplierAdvance, { id: paid.id, version, allocations })
}

/** What the journal has of a payment: account, debit less credit. */
async function journalOf(id: string) {
  const { rows } = await db.pool.query(
    `select l.account_code as account, sum(l.debit - l.credit)::int as amount
     from journal_line l join journal_entry e on e.id = l.entry_id
     where e.source_id = $1 group by 1 having sum(l.debit - l.credit) <> 0 order by 1`,
    [id],
  )
  return rows.map((row) => [row.account, row.amount])
}

describe('an advance for services', () => {
  test('proposes its PPh, is paid net, and the bill that uses it withholds only the rest', async () => {
    const supplierId = await aServicer()
    const order = await anOrder(supplierId)
    const begun = await office.do(payment.startDownPayment, { id: order.id })
    expect(begun).toMatchObject({ room: '11100', dpp: '10000', total: '11100', withholdingKind: 'pph23' })
    expect(begun.withholdings).toContainEqual(expect.objectContaining({ kind: 'pph23', rate: '2' }))

    const before = await pph()
    const paid = await advance(order, { proofNo: 'BP23-7', proofDate: '2026-11-04' })
    expect(await journalOf(paid.id)).toEqual([
      ['1-1200', -5450],
      ['1-1410', 5550],
      ['2-1510', -100],
    ])
    expect(await seenPayment(paid.id)).toMatchObject({
      amount: '5450',
      withheldTotal: '100',
      unallocated: '5550',
      ahead: { kind: 'pph23', rate: '2', base: '5000', withheld: '100', left: '100', proofNo: 'BP23-7' },
    })
    await allLaws(db)
    const voucher = () => db.withTx((tx) => voucherOf(tx, office.actor, paid.id))
    const printed = { amount: '5450', advance: '5550', bills: [], withheld: [{ label: 'PPh 23', amount: '100' }] }
    expect(await voucher()).toMatchObject(printed)

    const billId = await billed(supplierId, order)
    await used(paid, billId, '5550')
    expect(await voucher()).toMatchObject(printed)
    expect(await seenBill(billId)).toMatchObject({ withholdingAmount: '200', withheldTotal: '100', openDue: '5550' })
    expect(await pph()).toBe(before + 100n)
    const [open] = await office.do(bill.listOpenBills, { id: supplierId })
    expect(open).toMatchObject({ withholdingOpen: '100' })
    await office.do(payment.paySupplier, { supplierId, amount: '5450', allocations: [{ billId, amount: '5550' }] })
    expect(await seenBill(billId)).toMatchObject({ withheldTotal: '200', openDue: '0' })
    expect(await pph()).toBe(before + 200n)
    await allLaws(db)
  })

  test('counts whole against the order, PPh included', async () => {
    const supplierId = await aServicer()
    const order = await anOrder(supplierId)
    await advance(order)
    await expect(advance(order, { amount: '5551' })).rejects.toMatchObject({ code: 'paid.beyond-order' })
    await advance(order, { confirmDuplicates: true })
    await allLaws(db)
  })

  test('may be told not to withhold, or to withhold another sum; never all of it', async () => {
    const supplierId = await aServicer()
    const order = await anOrder(supplierId)
    expect(await seenPayment((await advance(order, { withholdingKind: null })).id)).toMatchObject({ ahead: null })
    await expect(advance(order, { withheld: '5550' })).rejects.toMatchObject({ code: 'paid.pph-eats-advance' })
    const other = { withholdingKind: 'pph-final', withholdingRate: '4', withheld: '222' }
    const before = await office.balance('2-1520')
    const paid = await advance(order, other)
    expect(await seenPayment(paid.id)).toMatchObject({ amount: '5328', ahead: { kind: 'pph-final', withheld: '222' } })
    expect(await office.balance('2-1520')).toBe(before - 222n)
    await allLaws(db)
  })

  test('for goods proposes none; its proof may come later', async () => {
    const supplierId = await aServicer()
    const goods = await anOrder(supplierId, office.cement)
    expect(await office.do(payment.startDownPayment, { id: goods.id })).toMatchObject({ withholdingKind: null })
    expect(await seenPayment((await advance(goods)).id)).toMatchObject({ amount: '5550', ahead: null })
    const paid = await advance(await anOrder(supplierId))
    const aheadProof = { proofNo: 'BP23-9', proofDate: '2026-11-20' }
    await office.do(payment.amendSupplierPayment, { id: paid.id, version: paid.version, aheadProof })
    expect(await seenPayment(paid.id)).toMatchObject({ ahead: { proofNo: 'BP23-9', proofDate: '2026-11-20' } })
  })

  test('taken back gives back its PPh, and the bill withholds all of it again', async () => {
    const supplierId = await aServicer()
    const order = await anOrder(supplierId)
    const before = await pph()
    const paid = await advance(order)
    const billId = await billed(supplierId, order)
    await used(paid, billId, '5550')
    const { version } = await seenPayment(paid.id)
    await office.do(payment.voidSupplierPayment, { id: paid.id, version, reason: 'Salah transfer' })
    expect(await pph()).toBe(before)
    expect(await seenBill(billId)).toMatchObject({ withheldTotal: '0', openDue: '11100' })
    expect((await office.do(bill.listOpenBills, { id: supplierId }))[0]).toMatchObject({ withholdingOpen: '200' })
    await allLaws(db)
  })
})

describe('PPh that an advance did not withhold', () => {
  const silent = { withholdingKind: null }

  test('is withheld at use when the advance pays the whole bill; that much stays in the advance', async () => {
    const supplierId = await aServicer()
    const order = await anOrder(supplierId)
    const before = await pph()
    const paid = await advance(order, { ...silent, amount: '11100' })
    const billId = await billed(supplierId, order)
    await used(paid, billId, '11100')
    expect(await seenBill(billId)).toMatchObject({ withheldTotal: '200', openDue: '0' })
    expect(await seenPayment(paid.id)).toMatchObject({ withheldTotal: '200', unallocated: '200' })
    expect(await pph()).toBe(before + 200n)
    const { rows, closing } = await office.do(supplierStatement, {
      id: supplierId,
      from: '2026-11-01',
      to: '2027-12-31',
    })
    expect(rows.at(-1)).toMatchObject({
      ...{ kind: 'payment', paperId: paid.id },
      debit: '200',
      description: expect.stringContaining('PPh dipotong saat uang muka'),
    })
    expect(closing).toBe('-200')
    await allLaws(db)

    const { version } = await seenPayment(paid.id)
    await office.do(payment.voidSupplierPayment, { id: paid.id, version, reason: 'Salah transfer' })
    expect(await pph()).toBe(before)
    await allLaws(db)
  })

  test('is withheld by the last payment when typed away before; it cannot be typed away there', async () => {
    const supplierId = await aServicer()
    const order = await anOrder(supplierId)
    const billId = await billed(supplierId, order)
    const pay = (amount: string, withheld?: string) =>
      office.do(payment.paySupplier, {
        supplierId,
        method: 'tunai',
        amount,
        allocations: [{ billId, amount, ...(withheld && { withheld }) }],
      })
    await pay('5550', '0')
    await expect(pay('5550', '0')).rejects.toMatchObject({ code: 'paid.pph-left', field: 'allocations.0.withheld' })
    await office.do(payment.paySupplier, { supplierId, amount: '5350', allocations: [{ billId, amount: '5550' }] })
    expect(await seenBill(billId)).toMatchObject({ withheldTotal: '200', openDue: '0' })
    await allLaws(db)
  })

  test('is withheld of the credit of a return too', async () => {
    const supplierId = await aServicer()
    const receipt = await office.received({ supplierId })
    const goods = await office.do(bill.createBill, {
      supplierId,
      supplierInvoiceNo: `J-${++papers}`,
      date: '2026-11-06',
      confirmDuplicates: true,
      withholdingKind: null,
      lines: [{ receiptLineId: receipt.lines[0]!.id }],
    })
    await office.do(payment.paySupplier, {
      supplierId,
      amount: '11100',
      allocations: [{ billId: goods.id, amount: '11100' }],
    })
    const back = await office.do(createPurchaseReturn, {
      reason: 'Retak',
      lines: [{ receiptLineId: receipt.lines[0]!.id, qty: '10' }],
    })
    const billId = await billed(supplierId, await anOrder(supplierId))
    const before = await pph()
    const uses = { id: back.id, source: 'return', version: back.version, allocations: [{ billId, amount: '11100' }] }
    await office.do(payment.allocateSupplierAdvance, uses as never)
    expect(await seenBill(billId)).toMatchObject({ withheldTotal: '200', openDue: '0', paidTotal: '11100' })
    expect(await pph()).toBe(before + 200n)
    const held = await office.do(payment.listSupplierAdvances, { id: supplierId })
    expect(held).toMatchObject([{ source: 'return', unallocated: '200' }])
    await allLaws(db)
  })
})

describe('an advance that names no order', () => {
  const ahead = (id: string, given: object) =>
    office.do(payment.payAdvance, { id, date: '2026-11-03', amount: '5550', buys: 'jasa', ...given } as never)

  test('withholds of services when it is paid, of the price without PPN; the bill takes that over', async () => {
    const supplierId = await aServicer()
    const before = await pph()
    const paid = await ahead(supplierId, {})
    // 5.550 less PPN is 5.000; 2% of it.
    expect(await seenPayment(paid.id)).toMatchObject({
      amount: '5450',
      orderId: null,
      ahead: { kind: 'pph23', base: '5000', withheld: '100' },
    })
    expect((await pph()) - before).toBe(100n)
    const billId = await billed(supplierId, await anOrder(supplierId))
    await used(paid, billId, '5550')
    expect(await seenBill(billId)).toMatchObject({ openDue: '5550', withheldTotal: '100' })
    expect((await pph()) - before).toBe(100n)
    await allLaws(db)
  })

  test('for goods withholds nothing of who bears PPh of services, and PPh 22 of who bears that', async () => {
    const servicer = await ahead(await aServicer(), { buys: 'barang' })
    expect(await seenPayment(servicer.id)).toMatchObject({ amount: '5550', ahead: null })
    const seller = await office.supplier({ name: 'PT Baja Negara' })
    await db.pool.query(`update supplier set pph_type = 'pph22' where id = $1`, [seller])
    const given = { buys: 'barang', withholdingRate: '1.5' }
    const paid = await ahead(seller, given)
    expect(await seenPayment(paid.id)).toMatchObject({ amount: '5475', ahead: { kind: 'pph22', withheld: '75' } })
    expect(await office.do(payment.startAdvance, { id: seller })).toMatchObject({ pphType: 'pph22' })
    await allLaws(db)
  })

  test('withholds what is chosen, or nothing where that is said', async () => {
    const supplierId = await aServicer()
    const none = await ahead(supplierId, { withholdingKind: null })
    expect(await seenPayment(none.id)).toMatchObject({ amount: '5550', ahead: null })
    const chosen = await ahead(supplierId, { buys: 'barang', withholdingKind: 'pph23', withholdingRate: '4' })
    expect(await seenPayment(chosen.id)).toMatchObject({ ahead: { base: '5000', withheld: '200' } })
    await allLaws(db)
  })
})
