import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database } from '#kit/db/database.ts'
import { testDatabase } from '#kit/db/test-database.ts'
import { allLaws, anOffice, type Office } from '../cast/office.ts'
import { paySupplier } from '../payments/contract.ts'
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

/** A bill of Rp11.100 with PPh 23 of Rp200. */
async function aBill() {
  const receipt = await office.received()
  const given = {
    supplierId: office.supplierId,
    supplierInvoiceNo: `W-${++papers}`,
    date: '2026-11-06',
    confirmDuplicates: true,
    withholdingKind: 'pph23' as const,
    withholdingRate: '2',
    lines: [{ receiptLineId: receipt.lines[0]!.id }],
  }
  return (await office.do(bill.createBill, given)).id
}

type Kind = 'pph21' | 'pph22' | 'pph23' | 'pph-final' | null

async function changed(id: string, withholdingKind: Kind, withholdingRate: string | null, withholdingBase?: string) {
  const { version } = await office.do(bill.openBill, { id })
  const said = { withholdingKind, withholdingRate, ...(withholdingBase && { withholdingBase }) }
  const asked = { id, version, ...said, reason: 'SKB 12/2026' }
  return office.do(change.changeBillWithholding, asked)
}

const pay = (billId: string, amount: string, withheld?: string) =>
  office.do(paySupplier, {
    // The second half of a bill is as much as its first.
    confirmDuplicates: true,
    supplierId: office.supplierId,
    method: 'tunai',
    amount,
    allocations: [{ billId, amount, ...(withheld && { withheld }) }],
  })

test('a bill whose supplier shows a SKB bears no PPh any more and is paid whole', async () => {
  const id = await aBill()
  await expect(pay(id, '11100', '0')).rejects.toMatchObject({ code: 'paid.pph-left' })
  await changed(id, null, null)
  await pay(id, '11100')
  expect(await office.do(bill.openBill, { id })).toMatchObject({
    withheldTotal: '0',
    openDue: '0',
    withholdingKind: null,
  })
  await expect(changed(id, 'pph23', '2')).rejects.toMatchObject({ code: 'bill.pph-settled' })
  await allLaws(db)
})

test('another tax and rate are reckoned from the DPP; what was withheld already stays', async () => {
  const id = await aBill()
  await changed(id, 'pph-final', '4')
  expect(await office.do(bill.openBill, { id })).toMatchObject({ withholdingAmount: '400', withholdingBase: '10000' })
  await pay(id, '5550')
  expect(await office.do(bill.openBill, { id })).toMatchObject({ withheldTotal: '200' })
  await expect(changed(id, 'pph-final', '1')).rejects.toMatchObject({ code: 'bill.pph-below-withheld' })
  await expect(changed(id, 'pph-final', '60')).rejects.toMatchObject({ code: 'bill.pph-above-open' })
  await expect(changed(id, 'pph21', null)).rejects.toMatchObject({ code: 'bill.no-withholding-rate' })
  await changed(id, 'pph-final', '2')
  await pay(id, '5550')
  expect(await office.do(bill.openBill, { id })).toMatchObject({ withheldTotal: '200', openDue: '0' })
  await allLaws(db)
})

test('without a rate the one that is proposed holds, of the base that is asked', async () => {
  const id = await aBill()
  const { withholdings } = await office.do(change.startBillWithholding, { id })
  const usual = withholdings.find(({ kind }) => kind === 'pph22')
  expect(usual).toMatchObject({ rate: '1.5', source: expect.stringContaining('22') })
  await changed(id, 'pph22', null, '5000')
  expect(await office.do(bill.openBill, { id })).toMatchObject({
    withholdingKind: 'pph22',
    withholdingRate: '1.5',
    withholdingBase: '5000',
    withholdingAmount: '75',
  })
  await expect(changed(id, 'pph22', null, '10001')).rejects.toMatchObject({ code: 'bill.withholding-base-beyond' })
  await expect(office.do(change.startBillWithholding, { id: office.supplierId })).rejects.toThrow()
  await allLaws(db)
})
