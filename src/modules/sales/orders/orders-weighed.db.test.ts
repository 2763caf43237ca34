import { beforeAll, describe, expect, test } from 'vitest'
import type { Database } from '#kit/db/database.ts'
import { testDatabase } from '#kit/db/test-database.ts'
import { salesDesk } from '../cast/desk.ts'
import { aShop, type Shop } from '../cast/shop.ts'
import * as delivery from '../deliveries/contract.ts'
import * as invoice from '../invoices/contract.ts'
import * as order from './contract.ts'
import { openSalesSettings, saveSalesSettings } from './settings-contract.ts'

let db: Database
let shop: Shop
let cement: string

beforeAll(async () => {
  db = await testDatabase()
  shop = await aShop(db)
  cement = await shop.goods({ name: 'Semen', qty: '1000', value: 60_000_000n })
})

const draft = (given: Record<string, unknown> = {}) => ({
  customerId: shop.customerId,
  date: '2026-11-03',
  lines: [{ itemId: cement, qty: '10', price: '75000' }],
  ...given,
})

describe('the credit check', () => {
  const limited = () => shop.customer({ name: 'CV Batas', creditLimit: '1000000' })
  const mode = async (creditMode: 'warn' | 'block') =>
    shop.do(saveSalesSettings, { ...(await shop.do(openSalesSettings, {})), creditMode })

  test('counts unpaid invoices, unbilled deliveries and this order; it warns or refuses', async () => {
    const customerId = await limited()
    const first = await shop.do(
      order.createOrder,
      draft({ customerId, confirm: true, lines: [{ itemId: cement, qty: '8', price: '75000' }] }),
    )
    expect(first.warnings).toEqual([])
    await shop.do(delivery.createDelivery, { id: first.id, date: '2026-11-05' })
    const asked = { customerId, total: '400000', lines: [] }
    expect((await shop.do(order.checkOrder, asked)).credit).toMatchObject({
      uninvoicedDeliveries: '666000',
      unpaidInvoices: '0',
      room: '-66000',
    })
    await shop.do(invoice.createInvoice, { id: first.id, date: '2026-11-06' })
    expect((await shop.do(order.checkOrder, asked)).credit).toMatchObject({
      uninvoicedDeliveries: '0',
      unpaidInvoices: '666000',
      room: '-66000',
    })

    const second = draft({ customerId, confirm: true, lines: [{ itemId: cement, qty: '5', price: '75000' }] })
    expect((await shop.do(order.createOrder, second)).warnings).toContainEqual(
      expect.objectContaining({ code: 'credit-limit' }),
    )
    await mode('block')
    await expect(shop.do(order.createOrder, second)).rejects.toMatchObject({ code: 'order.over-limit' })
    await mode('warn')
  })

  test('a blocked customer orders nothing', async () => {
    const customerId = await limited()
    await db.pool.query(`update customer set status = 'diblokir' where id = $1`, [customerId])
    await expect(shop.do(order.createOrder, draft({ customerId }))).rejects.toMatchObject({
      code: expect.stringContaining('blocked'),
    })
  })
})

describe('hints', () => {
  test('the same PO twice, and a price below cost for those who may see cost', async () => {
    await shop.do(order.createOrder, draft({ customerPoNo: 'PO-77' }))
    const again = await shop.do(
      order.createOrder,
      draft({ customerPoNo: 'po-77', lines: [{ itemId: cement, qty: '1', price: '50000' }] }),
    )
    expect(again.warnings.map((each) => each.code)).toEqual(['duplicate-po', 'below-cost'])
    const blind = salesDesk(db, { ...shop.actor, can: (permission) => permission !== 'view biaya' })
    const unseen = await blind.do(order.createOrder, draft({ lines: [{ itemId: cement, qty: '1', price: '50000' }] }))
    expect(unseen.warnings).toEqual([])
    const opened = await blind.do(order.openOrder, { id: unseen.id })
    expect(opened).not.toHaveProperty('margin')
    expect(opened.lines[0]).not.toHaveProperty('unitCost')
  })
})
