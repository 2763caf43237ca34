import { beforeAll, describe, expect, test } from 'vitest'
import type { Database } from '#kit/db/database.ts'
import { testDatabase } from '#kit/db/test-database.ts'
import { aShop, type Shop } from '../cast/shop.ts'
import * as invoice from '../invoices/contract.ts'
import * as order from '../orders/contract.ts'
import * as payment from './contract.ts'

let db: Database
let shop: Shop

beforeAll(async () => {
  db = await testDatabase()
  shop = await aShop(db)
})

describe('the same money booked again', () => {
  const paidBy = (customerId: string, more: object = {}) =>
    shop.do(payment.recordPayment, { customerId, date: '2026-11-05', amount: '500000', ...more })

  test('is told by day or by reference, and booked once the person says that it is another', async () => {
    const customerId = await shop.customer({ name: 'PT Bayar Dua Kali' })
    const first = await paidBy(customerId, { reference: 'TRF 778' })
    for (const again of [{}, { date: '2026-11-12', reference: 'trf 778' }])
      await expect(paidBy(customerId, again)).rejects.toMatchObject({
        code: 'payment.twin',
        facts: { number: first.number, on: '2026-11-05' },
      })
    await paidBy(customerId, { date: '2026-11-12', reference: 'TRF 779' })
    await paidBy(customerId, { amount: '500001' })
    expect((await paidBy(customerId, { confirmDuplicates: true })).number).toMatch(/^KM/)
  })

  test('is told for the same invoice within a week, but not when the first was taken back', async () => {
    const customerId = await shop.customer({ name: 'PT Bayar Bertahap' })
    const date = '2026-11-03'
    const lines = [{ itemId: await shop.service('Jasa'), qty: '1', price: '2000000' }]
    const saved = await shop.do(order.createOrder, { customerId, date, confirm: true, termDays: 0, lines })
    const { id: invoiceId } = await shop.do(invoice.createInvoice, { id: saved.id, date })
    const allocations = [{ invoiceId, amount: '500000' }]
    const first = await paidBy(customerId, { allocations })
    await expect(paidBy(customerId, { date: '2026-11-12', allocations })).rejects.toMatchObject({
      code: 'payment.twin',
    })
    await paidBy(customerId, { date: '2026-11-13', allocations })

    await shop.do(payment.voidPayment, { id: first.id, version: first.version, reason: 'Salah catat' })
    await paidBy(customerId, { allocations })
  })
})
