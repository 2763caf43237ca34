import { beforeAll, expect, test } from 'vitest'
import type { Database } from '#kit/db/database.ts'
import { testDatabase } from '#kit/db/test-database.ts'
import type { Columns } from '#kit/list/columns.ts'
import { salesDesk } from './cast/desk.ts'
import { aShop, type Shop } from './cast/shop.ts'
import { deliveryColumns } from './deliveries/columns.ts'
import * as delivery from './deliveries/contract.ts'
import { invoiceColumns } from './invoices/columns.ts'
import * as invoice from './invoices/contract.ts'
import * as order from './orders/contract.ts'
import { paymentColumns } from './payments/columns.ts'
import * as payment from './payments/contract.ts'

let db: Database
let shop: Shop

beforeAll(async () => {
  db = await testDatabase()
  shop = await aShop(db)
  const itemId = await shop.goods({ name: 'Semen', qty: '1000', value: 60_000_000n })
  for (const price of ['1000', '2000', '3000']) {
    const made = await shop.do(order.createOrder, {
      customerId: shop.customerId,
      date: '2026-11-03',
      confirm: true,
      lines: [{ itemId, qty: '10', price }],
    })
    const id = made.id
    await shop.do(delivery.createDelivery, { id, date: '2026-11-04', warehouseId: shop.house.main, send: true })
    await shop.do(invoice.createInvoice, { id, date: '2026-11-05' })
    await shop.do(payment.payOrder, {
      id,
      date: '2026-11-06',
      amount: '5000',
      reference: 'TRF sinar',
      confirmDuplicates: true,
    })
  }
})

/** Every way a list may be asked. */
function waysOf(columns: Columns): Record<string, string>[] {
  const sorts = Object.entries(columns).flatMap(([key, { sort }]) => (sort ? [{ sort: key }, { sort: `-${key}` }] : []))
  const filters = Object.entries(columns).flatMap(([key, { filter, kind, choices }]) => {
    if (filter === 'flag') return [{ [key]: 'true' }]
    if (filter === 'many') return [{ [key]: choices ? Object.keys(choices).join(',') : shop.customerId }]
    if (filter !== 'range') return []
    const [from, to] = kind === 'day' ? ['2026-11-01', '2026-12-31'] : ['1', '999999']
    return [{ [`${key}From`]: from, [`${key}To`]: to }]
  })
  return [...sorts, ...filters, { q: 'maju' }, { q: '2611' }]
}

test.each([
  ['surat jalan', delivery.listDeliveries, deliveryColumns],
  ['invoices', invoice.listInvoices, invoiceColumns],
  ['payments', payment.listPayments, paymentColumns],
] as const)('the list of %s answers every sort and filter', async (_name, list, columns) => {
  const all = await shop.do(list, {} as never)
  expect(all.count).toBe(3)
  for (const asked of waysOf(columns)) {
    const answer = await shop.do(list, asked as never)
    expect(answer.count, JSON.stringify(asked)).toBeLessThanOrEqual(3)
    if ('sort' in asked || 'q' in asked) expect(answer.count, JSON.stringify(asked)).toBe(3)
  }
})

test.each([
  ['orders', order.listOrders],
  ['surat jalan', delivery.listDeliveries],
  ['invoices', invoice.listInvoices],
  ['payments', payment.listPayments],
] as const)('every row of the list of %s says when it was made and last changed', async (_name, list) => {
  const { rows } = await shop.do(list, {} as never)
  expect(rows.length).toBe(3)
  for (const { createdAt, updatedAt } of rows) {
    expect(new Date(createdAt).toISOString()).toBe(createdAt)
    expect(updatedAt >= createdAt).toBe(true)
  }
})

test('sums are of the whole filter, and what a row says is what its paper says', async () => {
  const invoices = await shop.do(invoice.listInvoices, { status: 'partly-paid' })
  expect(invoices.totals).toMatchObject({ total: '66600', openDue: '51600' })
  const [row] = invoices.rows
  expect(row).toMatchObject({ status: 'partly-paid', kind: 'sale', withoutTaxInvoice: true })
  expect(await shop.do(invoice.openInvoice, { id: row!.id })).toMatchObject({
    status: 'partly-paid',
    label: row!.label,
  })
  const payments = await shop.do(payment.listPayments, { lacksProof: 'true' })
  expect(payments.count).toBe(0)
  const [paid] = (await shop.do(payment.listPayments, {})).rows
  expect(paid).toMatchObject({ amount: '5000', reference: 'TRF sinar' })
  expect(paid!.invoiceLabels).toMatch(/^INV-2611-/)
})

test('who sees only their own orders sees only their papers and payments', async () => {
  const scope = { companies: 'all', warehouses: 'all', projects: 'all', ownOnly: true } as const
  const other = salesDesk(db, { ...shop.actor, userId: crypto.randomUUID(), scope })
  for (const list of [delivery.listDeliveries, invoice.listInvoices, payment.listPayments])
    expect((await other.do(list, {} as never)).count).toBe(0)
  const seller = salesDesk(db, { ...shop.actor, scope })
  for (const list of [delivery.listDeliveries, invoice.listInvoices, payment.listPayments])
    expect((await seller.do(list, {} as never)).count).toBe(3)
})
