import { text } from 'node:stream/consumers'
import type { Readable } from 'node:stream'
import { expect, test } from 'vitest'
import { testDatabase } from '#kit/db/test-database.ts'
import { aShop } from '../cast/shop.ts'
import * as invoice from '../invoices/contract.ts'
import * as order from '../orders/contract.ts'
import { exported, statement } from './statement.ts'
import { day } from '#ground/day.ts'

test('a statement as a file begins with the opening balance and ends with the closing one', async () => {
  const db = await testDatabase()
  const shop = await aShop(db)
  const labour = await shop.service('Jasa')
  const bill = async (date: string) => {
    const lines = [{ itemId: labour, qty: '1', price: '1000000' }]
    const { id } = await shop.do(order.createOrder, { customerId: shop.customerId, date, confirm: true, lines })
    await shop.do(invoice.createInvoice, { id, date })
  }
  await bill('2026-10-03')
  await bill('2026-11-03')
  const asked = { id: shop.customerId, from: day('2026-11-01'), to: day('2026-11-30'), format: 'csv' as const }
  const { body, name } = await exported(db.read, shop.actor, { ...asked, documents: true })
  expect(name).toMatch(/^rekening-koran-.*\.csv$/)
  const rows = (await text(body as Readable)).trim().split(/\r?\n/)
  expect(rows).toHaveLength(5)
  expect(rows[0]).toContain('Tanggal')
  expect(rows[1]).toMatch(/Saldo awal.*1110000/)
  expect(rows[2]).toMatch(/ORD-2611-.*Order.*Rp1\.110\.000/)
  expect(rows[3]).toMatch(/INV-2611-.*Invoice.*1110000.*2220000/)
  expect(rows[4]).toMatch(/Saldo akhir.*2220000/)
  expect((await text((await exported(db.read, shop.actor, asked)).body as Readable)).trim().split('\n')).toHaveLength(4)
})

test('a period with more rows than are read still closes with the true balance, and says how many are left out', async () => {
  const db = await testDatabase()
  const shop = await aShop(db)
  const labour = await shop.service('Jasa')
  for (const date of ['2026-11-02', '2026-11-03', '2026-11-04']) {
    const lines = [{ itemId: labour, qty: '1', price: '1000000' }]
    const { id } = await shop.do(order.createOrder, { customerId: shop.customerId, date, confirm: true, lines })
    await shop.do(invoice.createInvoice, { id, date })
  }
  const asked = { id: shop.customerId, from: day('2026-11-01'), to: day('2026-11-30') }
  const whole = await statement(db.read, shop.actor, asked)
  expect(whole).toMatchObject({ unlisted: 0, debitTotal: '3330000', closing: '3330000' })
  const cut = await statement(db.read, shop.actor, { ...asked, most: 2 })
  expect(cut.rows.map((row) => row.balance)).toEqual(['1110000', '2220000'])
  expect(cut).toMatchObject({ unlisted: 1, debitTotal: '3330000', closing: '3330000', advance: '0' })
  const withOrders = await statement(db.read, shop.actor, { ...asked, most: 2, documents: true })
  expect(withOrders.rows.map((row) => row.kind)).toEqual(['order', 'invoice'])
  expect(withOrders).toMatchObject({ unlisted: 4, closing: '3330000' })

  const { body } = await exported(db.read, shop.actor, { ...asked, most: 2, format: 'csv' })
  const rows = (await text(body as Readable)).trim().split(/\r?\n/)
  expect(rows.at(-2)).toMatch(/1 baris lagi tidak dimuat.*1110000.*3330000/)
  expect(rows.at(-1)).toMatch(/Saldo akhir.*3330000/)
})
