import { afterAll, beforeAll, expect, test } from 'vitest'
import { day } from '#ground/day.ts'
import type { Database } from '#kit/db/database.ts'
import { testDatabase } from '#kit/db/test-database.ts'
import { listOf } from '#kit/list/list.ts'
import { newId } from '#kit/id.ts'
import { postOpeningPayable } from '../bills/change-contract.ts'
import { createBill } from '../bills/contract.ts'
import { allLaws, anOffice, type Office } from '../cast/office.ts'
import { allocateSupplierAdvance, listSupplierAdvances, paySupplier } from '../payments/contract.ts'
import { agingSource } from './aging-list.ts'
import * as payables from './contract.ts'
import { explain, statement, summary } from './statement.ts'

let db: Database
let office: Office

beforeAll(async () => {
  db = await testDatabase()
  office = await anOffice(db)
}, 60_000)
afterAll(() => db?.close())

test('what we owe a supplier, how old it is, and where the number comes from', async () => {
  const supplierId = await office.supplier({ name: 'Toko Umur', isPkp: false })
  await office.do(postOpeningPayable, { id: supplierId, date: '2026-11-01', dueDate: '2026-11-05', amount: '500000' })
  const receipt = await office.received({ supplierId })
  const bill = await office.do(createBill, {
    supplierId,
    supplierInvoiceNo: 'U-1',
    date: '2026-11-06',
    dueDate: '2026-12-31',
    lines: [{ receiptLineId: receipt.lines[0]!.id }],
  })
  // Rp3.000 for the bill, Rp5.000 that no bill needs yet.
  const allocations = [{ billId: bill.id, amount: '3000' }]
  await office.do(paySupplier, { supplierId, method: 'tunai', date: '2026-11-08', amount: '8000', allocations })

  const then = await office.do(payables.payableAging, { on: '2026-12-10', q: 'umur' })
  expect(then.rows).toMatchObject([
    {
      id: supplierId,
      supplierName: 'Toko Umur',
      notDue: '7000',
      upTo30: '0',
      upTo60: '500000',
      upTo90: '0',
      over90: '0',
      total: '507000',
      oldestDue: '2026-11-05',
    },
  ])
  expect(then).toMatchObject({ count: 1, totals: { upTo60: '500000', total: '507000' } })
  const late = { on: '2026-12-10', isOverdue: 'true', sort: '-upTo60', totalFrom: '507000' } as const
  expect((await office.do(payables.payableAging, late)).rows.map((row) => row.id)).toEqual([supplierId])
  expect((await office.do(payables.payableAging, { on: '2026-12-10', isOld: 'true' })).rows).toEqual([])
  // As many as were late then, whatever was paid since.
  for (const sort of ['supplierName', '-oldestDue', '-over90'] as const)
    expect((await office.do(payables.payableAging, { on: '2026-12-10', sort })).count).toBe(1)
  const before = await office.do(payables.payableAging, { on: '2026-11-07' })
  expect(before.totals['total']).toBe('510000')

  const card = await office.do(payables.supplierStatement, { id: supplierId, from: '2026-11-02', to: '2026-11-30' })
  expect(card).toMatchObject({
    opening: '500000',
    creditTotal: '10000',
    debitTotal: '8000',
    closing: '502000',
    advance: '5000',
  })
  expect(card.rows.at(-1)).toMatchObject({ description: 'Pembayaran tunai', balance: '502000' })
  const money = await office.do(payables.supplierMoney, { id: supplierId })
  expect(money).toMatchObject({
    payable: '507000',
    advance: '5000',
    balance: '502000',
    hasOpening: true,
    openBillCount: 2,
  })

  const [held] = await office.do(listSupplierAdvances, { id: supplierId })
  const use = { id: held!.id, version: held!.version, allocations: [{ billId: bill.id, amount: '1000' }] }
  await office.do(allocateSupplierAdvance, { ...use, date: '2026-11-09' })
  const why = await office.do(payables.explainPayable, { id: supplierId })
  expect(why.result.value).toBe('506000')
  expect(why.parts.map((part) => part.figure.value)).toEqual(['510000', '-4000', '0'])
  expect(why.rows.map((row) => [row.figure.value, row.after!.value])).toEqual([
    ['-1000', '506000'],
    ['-3000', '507000'],
    ['10000', '510000'],
    ['500000', '500000'],
  ])
  // The use of an advance and the payment itself both lead to the payment's paper.
  for (const row of why.rows.slice(0, 2)) expect(row.to).toContain(`jenis=pembayaran&dokumen=${held!.id}`)
  expect(card.rows.map(({ kind, paperId }) => ({ kind, paperId }))).toEqual([
    { kind: 'bill', paperId: bill.id },
    { kind: 'payment', paperId: held!.id },
  ])
  await allLaws(db)
})

test('a person of one warehouse sees the debt of its orders alone, in every figure', async () => {
  const supplierId = await office.supplier({ name: 'Toko Dua Gudang', isPkp: false })
  const receipt = await office.received({ supplierId })
  const bill = { supplierId, supplierInvoiceNo: 'DG-1', date: '2026-11-06', dueDate: '2026-11-10' }
  await office.do(createBill, { ...bill, lines: [{ receiptLineId: receipt.lines[0]!.id }] })
  await office.do(postOpeningPayable, { id: supplierId, date: '2026-11-01', dueDate: '2026-11-05', amount: '500000' })
  const everything = await office.do(payables.supplierMoney, { id: supplierId })
  expect(everything).toMatchObject({ payable: '510000', billCount: 2 })

  const asked = { on: '2026-12-10', q: 'dua gudang' }
  const narrowed = async (warehouseId: string) => {
    const actor = { ...office.actor, scope: { ...office.actor.scope, warehouses: [warehouseId] } }
    return db.withTx(async (tx) => ({
      money: await summary(tx, actor, supplierId),
      aging: await listOf<payables.PayableAgingRow>(tx, agingSource(actor, { on: day(asked.on) }), actor, {
        q: asked.q,
        size: 25,
      }),
      card: await statement(tx, actor, { id: supplierId, from: day('2026-11-01'), to: day('2026-11-30') }),
      why: await explain(tx, actor, supplierId),
    }))
  }
  const { rows } = await db.pool.query('select warehouse_id from purchase_order where id = $1', [receipt.orderId])
  const here = await narrowed(rows[0].warehouse_id)
  expect(here.money).toMatchObject({ payable: '10000', billCount: 1, hasOpening: false })
  expect(here.aging.totals['total']).toBe('10000')
  expect(here.card).toMatchObject({ opening: '0', closing: '10000' })
  expect(here.why.result.value).toBe('10000')
  const elsewhere = await narrowed(newId())
  expect(elsewhere.money).toMatchObject({ payable: '0', billCount: 0, unbilled: '0' })
  expect(elsewhere.aging.rows).toEqual([])
  expect(elsewhere.card.rows).toEqual([])
})

test('money paid before any bill is called an advance on the kartu hutang, also when it names no order', async () => {
  const supplierId = await office.supplier({ name: 'Toko Muka', isPkp: false })
  await office.do(paySupplier, { supplierId, method: 'transfer', date: '2026-11-08', amount: '8000', allocations: [] })
  const card = await office.do(payables.supplierStatement, { id: supplierId, from: '2026-11-01', to: '2026-11-30' })
  expect(card).toMatchObject({
    rows: [{ description: 'Uang muka transfer', balance: '-8000' }],
    closing: '-8000',
    advance: '8000',
  })
})
