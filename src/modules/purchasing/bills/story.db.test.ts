import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database } from '#kit/db/database.ts'
import { testDatabase } from '#kit/db/test-database.ts'
import { newId } from '#kit/id.ts'
import { allLaws, anOffice, type Office } from '../cast/office.ts'
import * as payment from '../payments/contract.ts'
import * as payables from '../payables/contract.ts'
import * as bill from './contract.ts'

let db: Database
let office: Office

beforeAll(async () => {
  db = await testDatabase()
  office = await anOffice(db)
}, 60_000)
afterAll(() => db?.close())

test('ten zak received, six used, billed dearer, paid with PPh: the books to the rupiah after each step', async () => {
  const project = newId()
  const receipt = await office.received({ qty: '10', price: '10000', taxCode: 'PPN' })
  expect(await office.balance('2-1110')).toBe(-100_000n)
  expect(await office.stock(office.cement)).toEqual({ qty: '10', value: 100_000n })
  await allLaws(db)

  await office.used(office.cement, '4', project)
  await office.used(office.cement, '2')
  expect(await office.stock(office.cement)).toEqual({ qty: '4', value: 40_000n })

  // Billed at Rp11.000: 10 % over the order, so it waits for somebody else.
  const waiting = await office.do(bill.createBill, {
    supplierId: office.supplierId,
    supplierInvoiceNo: 'INV/001',
    supplierInvoiceDate: '2026-11-05',
    date: '2026-11-05',
    withholdingKind: 'pph22',
    withholdingRate: '1.5',
    lines: [{ receiptLineId: receipt.lines[0]!.id, price: '11000' }],
  })
  expect(waiting).toMatchObject({ isSaved: true, state: 'pending_approval', number: null })
  expect(await office.balance('2-1100')).toBe(0n)
  const decision = { id: waiting.id, version: waiting.version, decision: 'approve' as const }
  await expect(office.do(bill.decideBill, decision)).rejects.toMatchObject({ code: 'approval.own' })
  const posted = await office.second.do(bill.decideBill, decision)
  expect(posted.number).toBe('BIL-2611-0001')

  // 10.000 dearer: 4 of 10 still lie here, 4 were used by the project, 2 by nobody in particular.
  expect(await office.stock(office.cement)).toEqual({ qty: '4', value: 44_000n })
  expect(await office.balance('2-1110')).toBe(0n)
  expect(await office.balance('1-1520')).toBe(44_000n)
  expect(await office.balance('5-1000')).toBe(44_000n)
  expect(await office.balance('5-6000')).toBe(22_000n)
  expect(await office.balance('1-1600')).toBe(12_100n)
  expect(await office.balance('2-1100')).toBe(-122_100n)
  await allLaws(db)

  const seen = await office.do(bill.openBill, { id: waiting.id })
  expect(seen).toMatchObject({ total: '122100', openDue: '122100', difference: '10000', withholdingAmount: '1650' })
  expect(seen.lines[0]!.match).toMatchObject({ result: 'price-over', difference: '10000', percent: '10' })

  // Half is paid, half of the tax is held back; then the rest.
  const half = { supplierId: office.supplierId, date: '2026-11-10', adminFee: '6500' }
  const first = await office.do(payment.paySupplier, {
    ...half,
    amount: '60225',
    allocations: [{ billId: waiting.id, amount: '61050' }],
  })
  expect(first.number).toBe('BKK-2611-0001')
  expect(await office.balance('2-1540')).toBe(-825n)
  expect(await office.balance('2-1100')).toBe(-61_050n)
  expect(await office.balance('1-1200')).toBe(-66_725n)
  expect(await office.balance('7-2000')).toBe(6500n)
  await allLaws(db)
  await office.do(payment.paySupplier, {
    ...half,
    method: 'tunai',
    adminFee: '0',
    amount: '60225',
    confirmDuplicates: true,
    allocations: [{ billId: waiting.id, amount: '61050', proofNo: 'BP-22-1' }],
  })
  expect(await office.balance('2-1100')).toBe(0n)
  expect(await office.balance('2-1540')).toBe(-1650n)
  expect(await office.do(bill.openBill, { id: waiting.id })).toMatchObject({ status: 'paid', openDue: '0' })
  await allLaws(db)

  const card = await office.do(payables.supplierStatement, {
    id: office.supplierId,
    from: '2026-11-01',
    to: '2026-11-30',
  })
  expect(card.rows.map((row) => row.balance)).toEqual(['122100', '61050', '0'])
  const why = await office.do(payables.explainPayable, { id: office.supplierId })
  expect(why.result.value).toBe('0')
  expect(why.rows).toHaveLength(3)
  expect(why.rows.at(-1)!.after!.value).toBe('122100')
})
