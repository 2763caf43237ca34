import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Database } from '#kit/db/database.ts'
import { testDatabase } from '#kit/db/test-database.ts'
import * as bill from '../bills/contract.ts'
import { allLaws, anOffice, type Office } from '../cast/office.ts'
import { createPurchase, openPurchase } from '../orders/contract.ts'
import type { purchasingRefusals } from '../refusals.ts'
import * as payment from './contract.ts'

let db: Database
let office: Office
let papers = 0

beforeAll(async () => {
  db = await testDatabase()
  office = await anOffice(db)
}, 60_000)
afterAll(() => db?.close())

const refused = (work: Promise<unknown>, code: keyof typeof purchasingRefusals | `payment.${string}`) =>
  expect(work).rejects.toMatchObject({ code })

/** A bill of Rp11.100 (Rp10.000 and PPN) of a supplier. */
async function aBill(supplierId: string, taxCode: string | null = null) {
  const receipt = await office.received({ supplierId, taxCode })
  const saved = await office.do(bill.createBill, {
    supplierId,
    supplierInvoiceNo: `P-${++papers}`,
    date: '2026-11-06',
    confirmDuplicates: true,
    lines: [{ receiptLineId: receipt.lines[0]!.id }],
  })
  return { id: saved.id, orderId: receipt.orderId }
}

const openOf = async (id: string) => (await office.do(bill.openBill, { id })).openDue

describe('one payment', () => {
  test('pays several bills of one supplier; what they do not need is an advance, used later and no further', async () => {
    const supplierId = await office.supplier({ name: 'Toko Dua' })
    const [first, second, third] = [await aBill(supplierId), await aBill(supplierId), await aBill(supplierId)]
    const paid = await office.do(payment.paySupplier, {
      supplierId,
      date: '2026-11-10',
      amount: '30000',
      allocations: [
        { billId: first.id, amount: '11100' },
        { billId: second.id, amount: '8900' },
      ],
    })
    expect([await openOf(first.id), await openOf(second.id)]).toEqual(['0', '2200'])
    expect(await office.balance('1-1410')).toBe(10_000n)
    const [held] = await office.do(payment.listSupplierAdvances, { id: supplierId })
    expect(held).toMatchObject({ source: 'payment', unallocated: '10000' })
    expect(await office.do(openPurchase, { id: second.orderId })).toMatchObject({ openDue: '2200' })
    await allLaws(db)

    const use = (amount: string) => ({
      id: paid.id,
      version: held!.version,
      allocations: [{ billId: third.id, amount }],
    })
    await refused(office.do(payment.allocateSupplierAdvance, use('10001')), 'paid.beyond-advance')
    await office.do(payment.allocateSupplierAdvance, use('10000'))
    expect(await openOf(third.id)).toBe('1100')
    expect(await office.balance('1-1410')).toBe(0n)
    await allLaws(db)

    const { version } = await office.do(payment.openSupplierPayment, { id: paid.id })
    await office.do(payment.voidSupplierPayment, { id: paid.id, version, reason: 'Salah transfer' })
    expect([await openOf(first.id), await openOf(second.id), await openOf(third.id)]).toEqual([
      '11100',
      '11100',
      '11100',
    ])
    await allLaws(db)
  })

  test('goes by transfer only to an account that was approved', async () => {
    const supplierId = await office.supplier({ name: 'Toko Tanpa Rekening' })
    const { id } = await aBill(supplierId)
    await db.pool.query('delete from supplier_bank_account where supplier_id = $1', [supplierId])
    const given = { supplierId, amount: '11100', allocations: [{ billId: id, amount: '11100' }] }
    await refused(office.do(payment.paySupplier, given), 'paid.no-approved-account')
    await office.do(payment.paySupplier, { ...given, method: 'tunai' })
    await allLaws(db)
  })

  test('is refused beyond what is open, beyond the money, twice on one bill, or on a bill of somebody else', async () => {
    const supplierId = await office.supplier({ name: 'Toko Tegas' })
    const { id } = await aBill(supplierId)
    const pay = (amount: string, allocations: { billId: string; amount: string; withheld?: string }[]) =>
      office.do(payment.paySupplier, { supplierId, method: 'tunai', amount, allocations })
    await refused(pay('20000', [{ billId: id, amount: '11101' }]), 'payment.over-due')
    await refused(pay('11099', [{ billId: id, amount: '11100' }]), 'payment.over-allocated')
    await refused(
      pay('11100', [
        { billId: id, amount: '100' },
        { billId: id, amount: '100' },
      ]),
      'payment.invoice-twice',
    )
    await refused(pay('11100', [{ billId: id, amount: '100', withheld: '101' }]), 'payment.withheld-too-much')
    await refused(pay('0', []), 'paid.nothing')
    const money = { supplierId, method: 'tunai', amount: '5000' } as const
    await refused(office.do(payment.paySupplier, { ...money, adminFee: '5000' }), 'paid.fee-too-large')
    const other = await aBill(office.supplierId)
    await refused(pay('11100', [{ billId: other.id, amount: '11100' }]), 'paid.bill-not-open')
    await allLaws(db)
  })

  test('carries its own PPh: kind, rate and base; the proof may come later', async () => {
    const supplierId = await office.supplier({ name: 'CV Sewa Alat' })
    const { id } = await aBill(supplierId)
    const before = await office.balance('2-1510')
    const paid = await office.do(payment.paySupplier, {
      supplierId,
      amount: '10900',
      allocations: [
        { billId: id, amount: '11100', withholdingKind: 'pph23', withholdingRate: '2', withholdingBase: '10000' },
      ],
    })
    expect(await office.balance('2-1510')).toBe(before - 200n)
    const seen = await office.do(payment.openSupplierPayment, { id: paid.id })
    expect(seen).toMatchObject({ withheldTotal: '200', unallocated: '0', bankAccount: { bank: 'BCA' } })
    const proofs = [{ allocationId: seen.allocations[0]!.id, proofNo: 'BP23-0001', proofDate: '2026-11-20' }]
    await office.do(payment.amendSupplierPayment, { id: paid.id, version: paid.version, reference: 'TRX-1', proofs })
    const after = await office.do(payment.openSupplierPayment, { id: paid.id })
    expect(after.allocations[0]).toMatchObject({ proofNo: 'BP23-0001' })
    await allLaws(db)
  })
})

describe('a down payment', () => {
  test('is what the order asks, and never beyond the order', async () => {
    const order = await office.do(createPurchase, {
      supplierId: office.supplierId,
      date: '2026-11-02',
      downPaymentAmount: '30000',
      submit: true,
      lines: [{ itemId: office.cement, qty: '10', price: '10000' }],
    })
    const before = await office.balance('1-1410')
    await office.do(payment.payDownPayment, { id: order.id, date: '2026-11-03' })
    expect(await office.balance('1-1410')).toBe(before + 30_000n)
    await refused(office.do(payment.payDownPayment, { id: order.id }), 'paid.no-down-payment')
    await refused(office.do(payment.payDownPayment, { id: order.id, amount: '81001' }), 'paid.beyond-order')
    await office.do(payment.payDownPayment, { id: order.id, amount: '81000' })
    expect(await office.do(payment.orderPayments, { id: order.id })).toHaveLength(2)
    await allLaws(db)
  })
})

describe('several at once', () => {
  test('never pay a bill more than once: one wins, the others are told', async () => {
    const supplierId = await office.supplier({ name: 'Toko Rebutan' })
    const { id } = await aBill(supplierId)
    const given = {
      supplierId,
      method: 'tunai' as const,
      amount: '11100',
      allocations: [{ billId: id, amount: '11100' }],
    }
    const tries = await Promise.allSettled(Array.from({ length: 6 }, () => office.do(payment.paySupplier, given)))
    expect(tries.filter((one) => one.status === 'fulfilled')).toHaveLength(1)
    expect(await openOf(id)).toBe('0')
    await allLaws(db)
  })

  test('never use an advance twice', async () => {
    const supplierId = await office.supplier({ name: 'Toko Titip' })
    const bills = [await aBill(supplierId), await aBill(supplierId), await aBill(supplierId)]
    const paid = await office.do(payment.paySupplier, { supplierId, method: 'tunai', amount: '11100' })
    const tries = await Promise.allSettled(
      bills.map(({ id }) =>
        office.do(payment.allocateSupplierAdvance, {
          id: paid.id,
          version: paid.version,
          allocations: [{ billId: id, amount: '11100' }],
        }),
      ),
    )
    expect(tries.filter((one) => one.status === 'fulfilled')).toHaveLength(1)
    await allLaws(db)
  })
})

describe('the same money paid again', () => {
  const paid = (supplierId: string, more: object = {}) =>
    office.do(payment.paySupplier, { supplierId, date: '2026-11-10', amount: '5000', method: 'tunai', ...more })

  test('is told by day, by reference or by its bill, and leaves once the person says that it is another', async () => {
    const supplierId = await office.supplier({ name: 'Toko Dua Kali' })
    const { id: billId } = await aBill(supplierId)
    const allocations = [{ billId, amount: '5000' }]
    const first = await paid(supplierId, { reference: 'BG 11', allocations })
    for (const again of [{}, { date: '2026-11-20', reference: 'bg 11' }, { date: '2026-11-14', allocations }])
      await expect(paid(supplierId, again)).rejects.toMatchObject({
        code: 'paid.twin',
        facts: { number: first.number, on: '2026-11-10' },
      })
    await paid(supplierId, { date: '2026-11-20', reference: 'BG 12' })
    expect((await paid(supplierId, { confirmDuplicates: true })).number).toMatch(/^BKK/)
  })

  test('is told of an advance of one order within a week', async () => {
    const supplierId = await office.supplier({ name: 'Toko Uang Muka' })
    const order = await office.do(createPurchase, {
      supplierId,
      date: '2026-11-03',
      submit: true,
      lines: [{ itemId: await office.house.item({ name: 'Pasir' }), qty: '10', price: '10000' }],
    })
    const ahead = (date: string) =>
      office.do(payment.payDownPayment, { id: order.id, date, amount: '2000', method: 'tunai' })
    await ahead('2026-11-04')
    await expect(ahead('2026-11-11')).rejects.toMatchObject({ code: 'paid.twin' })
    await ahead('2026-11-12')
  })
})
