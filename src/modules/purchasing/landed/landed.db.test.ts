import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Database } from '#kit/db/database.ts'
import { testDatabase } from '#kit/db/test-database.ts'
import { openBill, voidBill } from '../bills/contract.ts'
import { allLaws, anOffice, type Office } from '../cast/office.ts'
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
    expect(shown.map((part) => part.amount)).toEqual(['750', '250'])

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
    const parts = await office.do(landed.previewLanded, given)
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
