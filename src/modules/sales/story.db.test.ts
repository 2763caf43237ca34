import { beforeAll, describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import type { Database } from '#kit/db/database.ts'
import { testDatabase } from '#kit/db/test-database.ts'
import { balanceOf } from '#modules/journal/face.ts'
import { allLaws, aShop, type Shop } from './cast/shop.ts'
import * as delivery from './deliveries/contract.ts'
import * as invoice from './invoices/contract.ts'
import * as order from './orders/contract.ts'
import { create } from './orders/save-order.ts'
import * as payment from './payments/contract.ts'

let db: Database
let shop: Shop

beforeAll(async () => {
  db = await testDatabase()
  shop = await aShop(db)
})

const balance = (account: string) => balanceOf(db.read, shop.actor.companyId, account)

describe('an order, sent in part, billed, paid with PPh withheld', () => {
  test('agrees with stock, receivable and journal to the rupiah', async () => {
    const cement = await shop.goods({ name: 'Semen', qty: '100', value: 6_000_000n })
    const labour = await shop.service('Pemasangan')
    const saved = await shop.do(order.createOrder, {
      customerId: shop.customerId,
      date: '2026-11-03',
      customerPoNo: 'PO/17/2026',
      confirm: true,
      withholding: [{ kind: 'pph23', rate: '2' }],
      lines: [
        { itemId: cement, qty: '40', price: '75000' },
        { itemId: labour, qty: '1', price: '1000000' },
      ],
    })
    expect(saved.number).toBe('ORD-2611-0001')

    let opened = await shop.do(order.openOrder, { id: saved.id })
    expect(opened).toMatchObject({
      subtotal: '4000000',
      ppn: '440000',
      total: '4440000',
      status: 'confirmed',
      delivery: 'none',
      billing: 'none',
    })
    expect(opened.can).toContain('deliver')

    const [goods] = opened.lines
    const sent = await shop.do(delivery.createDelivery, {
      id: saved.id,
      date: '2026-11-04',
      lines: [{ orderLineId: goods!.id, qty: '25' }],
      driverName: 'Dedi',
      vehiclePlate: 'f 8213 kx',
    })
    expect(sent.number).toBe('SJ-2611-0001')
    expect(await balance('5-6000')).toBe(1_500_000n)
    expect(await balance('1-1520')).toBe(4_500_000n)

    const billed = await shop.do(invoice.createInvoice, { id: saved.id, date: '2026-11-05' })
    const paper = await shop.do(invoice.openInvoice, { id: billed.id })
    expect(paper).toMatchObject({
      subtotal: '2875000',
      dpp: '2875000',
      dppOther: '2635417',
      ppn: '316250',
      total: '3191250',
      withholdingAmount: '20000',
      payable: '3171250',
      taxTransactionCode: '04',
    })
    expect(await balance('1-1300')).toBe(3_191_250n)

    const paid = await shop.do(payment.payOrder, { id: saved.id, date: '2026-11-10', adminFee: '6500' })
    const receipt = await shop.do(payment.openPayment, { id: paid.id })
    expect(receipt).toMatchObject({
      amount: '3171250',
      withheldTotal: '20000',
      allocatedTotal: '3191250',
      unallocated: '0',
    })
    expect(await balance('1-1300')).toBe(0n)
    expect(await balance('1-1200')).toBe(3_164_750n)
    expect(await balance('1-1620')).toBe(20_000n)
    expect(await balance('7-2000')).toBe(6_500n)
    expect(await balance('2-1400')).toBe(-316_250n)

    opened = await shop.do(order.openOrder, { id: saved.id })
    expect(opened).toMatchObject({
      status: 'partly-delivered',
      delivery: 'partial',
      billing: 'partial',
      paying: 'partial',
      openDue: '0',
      linesDelivered: 0,
    })
    await allLaws(db)
  })
})

describe('300 deliveries at once of 100 pieces', () => {
  test('exactly 100 go out', async () => {
    const brick = await shop.goods({ name: 'Bata', qty: '100', value: 100_000n })
    const saved = await shop.do(order.createOrder, {
      customerId: shop.customerId,
      date: '2026-11-03',
      confirm: true,
      lines: [{ itemId: brick, qty: '300', price: '2000' }],
    })
    const { lines } = await shop.do(order.openOrder, { id: saved.id })
    const tries = Array.from({ length: 300 }, () =>
      shop
        .do(delivery.createDelivery, {
          id: saved.id,
          date: '2026-11-04',
          lines: [{ orderLineId: lines[0]!.id, qty: '1' }],
        })
        .then(
          () => 'sent',
          (error: { code?: string }) => error.code ?? 'broken',
        ),
    )
    const ended = await Promise.all(tries)
    expect(ended.filter((each) => each === 'sent')).toHaveLength(100)
    expect(ended.filter((each) => each === 'stock.short')).toHaveLength(200)
    await allLaws(db)
  })
})

describe('four hundred confirmations at once, every fifth of them failing after its number', () => {
  test('leave numbers without a gap and without a double', async () => {
    const labour = await shop.service('Jasa angkut')
    const before = await numbers()
    const confirmed = Array.from({ length: 400 }, (_, at) =>
      db
        .withTx(async (tx) => {
          await create(
            tx,
            shop.actor,
            z.parse(order.createOrder.input, {
              customerId: shop.customerId,
              date: '2026-11-20',
              confirm: true,
              lines: [{ itemId: labour, qty: '1', price: '1000' }],
            }),
          )
          if (at % 5 === 0) throw new Error('forced')
        })
        .then(
          () => 1,
          () => 0,
        ),
    )
    const kept = (await Promise.all(confirmed)).reduce<number>((all, each) => all + each, 0)
    expect(kept).toBe(320)
    const after = await numbers()
    expect(after.length - before.length).toBe(320)
    expect(after).toEqual(after.map((_, at) => `ORD-2611-${String(at + 1).padStart(4, '0')}`))
    await allLaws(db)
  })
})

async function numbers(): Promise<string[]> {
  const { rows } = await db.pool.query(
    'select number from sales_order where number is not null and company_id = $1 order by number',
    [shop.actor.companyId],
  )
  return rows.map((row: { number: string }) => row.number)
}
