import { beforeAll, describe, expect, test } from 'vitest'
import type { Database } from '#kit/db/database.ts'
import { testDatabase } from '#kit/db/test-database.ts'
import { aShop, allLaws, type Shop } from '../cast/shop.ts'
import * as delivery from '../deliveries/contract.ts'
import * as invoice from '../invoices/contract.ts'
import * as payment from '../payments/contract.ts'
import * as order from './contract.ts'
import { closeOrder, confirmOrder } from './act-contract.ts'
import { openSalesSettings, saveSalesSettings } from './settings-contract.ts'

let db: Database
let shop: Shop
let cement: string

// A company that is no PKP: an order of 4 zak is 300.000 to the rupiah.
beforeAll(async () => {
  db = await testDatabase()
  shop = await aShop(db, { isPkp: false })
  cement = await shop.goods({ name: 'Semen', qty: '10000', value: 600_000_000n })
  await policy({ creditMode: 'block' })
})

const policy = async (given: Partial<{ creditMode: 'warn' | 'block'; billFirst: boolean }>) =>
  shop.do(saveSalesSettings, { ...(await shop.do(openSalesSettings, {})), ...given })

const limited = (creditLimit = '1000000') => shop.customer({ name: 'CV Batas', creditLimit })

const buys = (customerId: string, given: object = {}) =>
  shop.do(order.createOrder, {
    ...{ customerId, date: '2026-11-03', confirm: true },
    lines: [{ itemId: cement, qty: '4', price: '75000' }],
    ...given,
  })

const sends = (id: string, qty?: string) =>
  shop.do(delivery.createDelivery, { id, date: '2026-11-05', ...(qty !== undefined && { lines: lineOf(id, qty) }) })

// Filled by `onlyLine` of the order that is sent in parts.
const lineIds = new Map<string, string>()
const lineOf = (id: string, qty: string) => [{ orderLineId: lineIds.get(id) ?? '', qty }]
const onlyLine = async (id: string) => {
  const { lines } = await shop.do(order.openOrder, { id })
  lineIds.set(id, lines[0]?.id ?? '')
}

const credit = async (customerId: string) => {
  const { unpaidInvoices, uninvoicedDeliveries, unsentOrders, room } = (
    await shop.do(order.checkOrder, { customerId, lines: [] })
  ).credit
  return [unpaidInvoices, uninvoicedDeliveries, unsentOrders, room]
}

const outcomes = async (acts: readonly Promise<unknown>[]) => {
  const settled = await Promise.allSettled(acts)
  return {
    done: settled.filter(({ status }) => status === 'fulfilled').length,
    codes: [...new Set(settled.flatMap((each) => (each.status === 'rejected' ? [each.reason.code] : [])))],
  }
}

describe('a limit that blocks', () => {
  test('counts what confirmed orders still promise: three of ten orders fit', async () => {
    const customerId = await limited()
    const done: string[] = []
    for (let at = 0; at < 10; at += 1) {
      const bought = await buys(customerId).catch((error: unknown) => error)
      if (bought instanceof Error) expect(bought).toMatchObject({ code: 'order.over-limit' })
      else done.push((bought as { id: string }).id)
    }
    expect(done).toHaveLength(3)
    expect(await credit(customerId)).toEqual(['0', '0', '900000', '100000'])
    for (const id of done) await sends(id)
    expect(await credit(customerId)).toEqual(['0', '900000', '0', '100000'])
    for (const id of done) await shop.do(invoice.createInvoice, { id, date: '2026-11-06' })
    expect(await credit(customerId)).toEqual(['900000', '0', '0', '100000'])
    await allLaws(db)
  })

  test('thirty at once: exactly three are confirmed, the others are told the limit', async () => {
    const customerId = await limited()
    const acts = Array.from({ length: 30 }, () => buys(customerId))
    expect(await outcomes(acts)).toEqual({ done: 3, codes: ['order.over-limit'] })
    expect(await credit(customerId)).toEqual(['0', '0', '900000', '100000'])
  })

  test('thirty drafts confirmed at once, too', async () => {
    const customerId = await limited()
    const drafts = await Promise.all(Array.from({ length: 30 }, () => buys(customerId, { confirm: false })))
    const acts = drafts.map(({ id, version }) => shop.do(confirmOrder, { id, version }))
    expect(await outcomes(acts)).toEqual({ done: 3, codes: ['order.over-limit'] })
  })

  test('an order with shipping counts with it, and half sent it counts the same', async () => {
    const customerId = await limited()
    const { id } = await buys(customerId, { shippingFee: '50000' })
    expect(await credit(customerId)).toEqual(['0', '0', '350000', '650000'])
    await onlyLine(id)
    await sends(id, '1')
    expect(await credit(customerId)).toEqual(['0', '75000', '275000', '650000'])
    await shop.do(invoice.createInvoice, { id, date: '2026-11-06' })
    expect(await credit(customerId)).toEqual(['125000', '0', '225000', '650000'])
    const { version } = await shop.do(order.openOrder, { id })
    await shop.do(closeOrder, { id, version, reason: 'Sisanya batal' })
    expect(await credit(customerId)).toEqual(['125000', '0', '0', '875000'])
  })

  test('a down payment is counted once: as a claim, and no longer when it is paid', async () => {
    const customerId = await limited()
    const { id } = await buys(customerId, { downPaymentPercent: '50' })
    const bill = { kind: 'down_payment', id, date: '2026-11-04' } as const
    await shop.do(invoice.createInvoice, bill)
    expect(await credit(customerId)).toEqual(['150000', '0', '150000', '700000'])
    await shop.do(payment.payOrder, { id, date: '2026-11-04', amount: '150000' })
    expect(await credit(customerId)).toEqual(['0', '0', '150000', '850000'])
    await sends(id)
    expect(await credit(customerId)).toEqual(['0', '150000', '0', '850000'])
  })
})

describe('goods that leave', () => {
  test('are weighed again: a limit that was lowered, or blocks only since then, stops them', async () => {
    const customerId = await limited('9000000')
    const ids = (await Promise.all(Array.from({ length: 10 }, () => buys(customerId)))).map(({ id }) => id)
    await db.pool.query('update customer set credit_limit = 1000000 where id = $1', [customerId])
    expect(await outcomes(ids.map((id) => sends(id)))).toEqual({ done: 3, codes: ['delivery.over-limit'] })
    expect(await credit(customerId)).toEqual(['0', '900000', '2100000', '-2000000'])
    await allLaws(db)
  })

  test('leave in any case when they were billed before: nothing is owed on top', async () => {
    await policy({ billFirst: true })
    const customerId = await limited()
    const { id } = await buys(customerId)
    await shop.do(invoice.createInvoice, { id, date: '2026-11-04' })
    await db.pool.query('update customer set credit_limit = 100000 where id = $1', [customerId])
    await sends(id)
    expect(await credit(customerId)).toEqual(['300000', '0', '0', '-200000'])
    await policy({ billFirst: false })
  })

  test('are not stopped where the limit only warns', async () => {
    const customerId = await limited()
    const { id } = await buys(customerId)
    await db.pool.query('update customer set credit_limit = 100000 where id = $1', [customerId])
    await expect(sends(id)).rejects.toMatchObject({
      code: 'delivery.over-limit',
      facts: { customer: 'CV Batas', limit: 100_000n, owed: 0n },
    })
    await policy({ creditMode: 'warn' })
    await sends(id)
    await policy({ creditMode: 'block' })
  })
})
