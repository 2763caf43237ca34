import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Database } from '#kit/db/database.ts'
import { testDatabase } from '#kit/db/test-database.ts'
import { newId } from '#kit/id.ts'
import { voidBill } from '../bills/change-contract.ts'
import { openBill } from '../bills/contract.ts'
import { allLaws, anOffice, type Office } from '../cast/office.ts'
import { openReceipt, voidReceipt } from '../receipts/contract.ts'
import { openPurchase } from '../orders/contract.ts'
import * as landed from './contract.ts'

let db: Database
let office: Office
let papers = 0

beforeAll(async () => {
  db = await testDatabase()
  office = await anOffice(db)
}, 60_000)
afterAll(() => db?.close())

const freight = (receiptIds: string[], given: object = {}) =>
  office.do(landed.createLanded, {
    receiptIds,
    method: 'value',
    supplierId: office.supplierId,
    description: 'Ongkos truk',
    supplierInvoiceNo: `T-${++papers}`,
    date: '2026-11-07',
    amount: '1000',
    confirmDuplicates: true,
    ...given,
  })

describe('a landed cost', () => {
  test('keeps its receipt: that is taken back after it, and the goods then leave nothing behind', async () => {
    const brick = await office.house.item({ name: 'Bata tempel', unit: 'bh' })
    const received = await office.received({ itemId: brick, price: '300' })
    const bill = await freight([received.id])
    const takeBack = async () => {
      const { version } = await office.do(openReceipt, { id: received.id })
      return office.do(voidReceipt, { id: received.id, version, reason: 'Salah catat' })
    }
    await expect(takeBack()).rejects.toMatchObject({ code: 'receipt.has-landed', facts: { bill: bill.number } })
    const { version } = await office.do(openBill, { id: bill.id })
    await office.do(voidBill, { id: bill.id, version, reason: 'Salah catat' })
    await takeBack()
    expect(await office.stock(brick)).toEqual({ qty: '0', value: 0n })
    await allLaws(db)
  })

  test('falls due as the supplier’s bills do: by its term, or the company’s', async () => {
    const received = await office.received({})
    const due = async (supplierId: string) =>
      (await office.do(openBill, { id: (await freight([received.id], { supplierId })).id })).dueDate
    const supplierId = await office.supplier({ name: 'Truk A' })
    expect(await due(supplierId)).toBe('2026-12-07')
    await db.pool.query(
      `with term as (insert into payment_term (id, company_id, name, days) values ($1, $2, '7 hari', 7) returning id)
       update supplier set payment_term_id = (select id from term) where id = $3`,
      [newId(), office.actor.companyId, supplierId],
    )
    expect(await due(supplierId)).toBe('2026-11-14')
  })

  test('says before it is saved when it falls due and the PPh that is held back, and is booked so', async () => {
    const supplierId = await office.supplier({ name: 'Truk B', npwp: '0123456789012345' })
    await db.pool.query(`update supplier set pph_type = 'pph23' where id = $1`, [supplierId])
    const begun = await office.do(landed.startLanded, { id: supplierId })
    expect(begun).toMatchObject({ withholdingKind: 'pph23', termDays: 30, supplierIsPkp: true })

    const { id } = await office.received({})
    const asked = { receiptIds: [id], method: 'value' as const, supplierId, amount: '100000' }
    const shown = (more: object) =>
      office.do(landed.previewLanded, { ...asked, supplierInvoiceDate: '2026-11-07', ...more })
    const withholding = { kind: 'pph23', base: '100000', amount: '2000' }
    expect((await shown({})).paper).toMatchObject({
      ...{ dueDate: '2026-12-07', ppn: '11000', total: '111000', ordered: '0', withholding },
    })
    const other = { dueDate: '2026-11-20', withholdingKind: null }
    expect((await shown(other)).paper).toMatchObject({ dueDate: '2026-11-20', withholding: null })
    await expect(shown({ dueDate: '2026-11-06' })).rejects.toMatchObject({ code: 'bill.due-early' })

    const saved = await freight([id], { supplierId, amount: '100000', supplierInvoiceDate: '2026-11-07' })
    expect(await office.do(openBill, { id: saved.id })).toMatchObject({
      ...{ dueDate: '2026-12-07', withholdingKind: 'pph23', withholdingBase: '100000', withholdingAmount: '2000' },
    })
    await allLaws(db)
  })

  test('joins what received goods cost by value, and the used part what used them', async () => {
    const [brick, sand] = [
      await office.house.item({ name: 'Bata', unit: 'bh' }),
      await office.house.item({ name: 'Pasir', unit: 'm3' }),
    ]
    const first = await office.received({ itemId: brick, price: '300' })
    const second = await office.received({ itemId: sand, price: '100' })
    await office.used(brick, '5')
    const cost = await office.balance('5-6000')
    const shown = await office.do(landed.previewLanded, {
      receiptIds: [first.id, second.id],
      method: 'value',
      amount: '1000',
    })
    expect(shown.parts.map((part) => part.amount)).toEqual(['750', '250'])

    const saved = await freight([first.id, second.id])
    expect(await office.stock(brick)).toEqual({ qty: '5', value: 1875n })
    expect(await office.stock(sand)).toEqual({ qty: '10', value: 1250n })
    expect(await office.balance('5-6000')).toBe(cost + 375n)
    const seen = await office.do(openBill, { id: saved.id })
    expect(seen).toMatchObject({ kind: 'landed', total: '1110', landedMethod: 'value' })
    expect(seen.landed).toHaveLength(2)
    await allLaws(db)
    const joined = async () => (await office.do(openPurchase, { id: first.orderId })).landed
    expect(await joined()).toEqual([
      { billId: saved.id, label: saved.number, description: 'Ongkos truk', amount: '750' },
    ])

    await office.do(voidBill, { id: saved.id, version: seen.version, reason: 'Salah' })
    expect(await office.stock(brick)).toEqual({ qty: '5', value: 1500n })
    expect(await office.stock(sand)).toEqual({ qty: '10', value: 1000n })
    expect(await office.balance('5-6000')).toBe(cost)
    expect(await joined()).toEqual([])
    await allLaws(db)
  })

  test('by quantity, or by weight where every item has one', async () => {
    const item = await office.house.item({ name: 'Besi', unit: 'btg' })
    const [a, b] = [
      await office.received({ itemId: item, qty: '1', received: '1' }),
      await office.received({ itemId: item, qty: '3', received: '3' }),
    ]
    const given = { receiptIds: [a.id, b.id], method: 'weight' as const, amount: '100' }
    await expect(office.do(landed.previewLanded, given)).rejects.toMatchObject({ code: 'landed.no-weight' })
    await db.pool.query('update item set weight_kg = 7.4 where id = $1', [item])
    const { parts } = await office.do(landed.previewLanded, given)
    expect(parts.map((part) => [part.amount, part.weightKg])).toEqual([
      ['25', '7.4'],
      ['75', '22.2'],
    ])
    await freight([a.id, b.id], { method: 'quantity', amount: '101' })
    await allLaws(db)
  })

  test('of goods for nothing cannot be spread by value', async () => {
    const { id } = await office.received({ price: '0' })
    await expect(freight([id])).rejects.toMatchObject({ code: 'landed.nothing-to-spread-by' })
    await expect(freight(['00000000-0000-7000-8000-000000000000'])).rejects.toMatchObject({ name: 'NotFound' })
  })
})
