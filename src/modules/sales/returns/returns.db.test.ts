import { beforeAll, describe, expect, test } from 'vitest'
import type { Database } from '#kit/db/database.ts'
import { testDatabase } from '#kit/db/test-database.ts'
import { balanceOf } from '#modules/journal/face.ts'
import { allLaws, aShop, type Shop } from '../cast/shop.ts'
import * as delivery from '../deliveries/contract.ts'
import * as invoice from '../invoices/contract.ts'
import * as acts from '../orders/act-contract.ts'
import * as order from '../orders/contract.ts'
import { openSalesSettings, saveSalesSettings } from '../orders/settings-contract.ts'
import * as payment from '../payments/contract.ts'
import * as returns from './contract.ts'

let db: Database
let shop: Shop
let brick: string

beforeAll(async () => {
  db = await testDatabase()
  shop = await aShop(db)
  // 3 pieces worth 100: the average does not divide, so every way back must remember its own cost.
  brick = await shop.goods({ name: 'Bata', qty: '3000', value: 100_000n })
})

const balance = (account: string) => balanceOf(db.read, shop.actor.companyId, account)
const open = (id: string) => shop.do(order.openOrder, { id })
const shelf = async () =>
  (await db.pool.query('select qty, value from stock_balance where item_id = $1', [brick])).rows[0]
const aSentOrder = async (qty = '100', sent = qty) => {
  const saved = await shop.do(order.createOrder, {
    customerId: shop.customerId,
    date: '2026-11-03',
    confirm: true,
    lines: [{ itemId: brick, qty, price: '1000' }],
  })
  const { lines } = await open(saved.id)
  const sj = await shop.do(delivery.createDelivery, {
    id: saved.id,
    date: '2026-11-04',
    lines: [{ orderLineId: lines[0]!.id, qty: sent }],
  })
  return { orderId: saved.id, sj, sjLine: (await shop.do(delivery.openDelivery, { id: sj.id })).lines[0]! }
}

describe('a surat jalan', () => {
  test('drafted, changed, sent: goods leave only when it is sent', async () => {
    const before = await shelf()
    const saved = await shop.do(order.createOrder, {
      customerId: shop.customerId,
      date: '2026-11-03',
      confirm: true,
      lines: [{ itemId: brick, qty: '10', price: '1000' }],
    })
    const { lines } = await open(saved.id)
    const sj = await shop.do(delivery.createDelivery, { id: saved.id, date: '2026-11-04', send: false })
    expect(sj.number).toBeNull()
    expect(await shelf()).toEqual(before)
    const edited = await shop.do(delivery.updateDelivery, {
      id: sj.id,
      version: sj.version,
      date: '2026-11-05',
      lines: [{ orderLineId: lines[0]!.id, qty: '6' }],
    })
    await expect(shop.do(delivery.sendDelivery, { id: sj.id, version: sj.version })).rejects.toMatchObject({
      code: 'document.changed',
    })
    await shop.do(delivery.sendDelivery, { id: sj.id, version: edited.version })
    expect((await open(saved.id)).lines[0]).toMatchObject({ delivered: '6', toDeliver: '4' })
    await expect(
      shop.do(delivery.createDelivery, { id: saved.id, lines: [{ orderLineId: lines[0]!.id, qty: '5' }] }),
    ).rejects.toMatchObject({
      code: 'delivery.too-many',
      facts: { open: '4', asked: '5' },
    })
  })

  test('voided: everything returns at the cost it left with', async () => {
    const before = await shelf()
    const { orderId, sj } = await aSentOrder('7')
    await shop.do(delivery.voidDelivery, { id: sj.id, version: sj.version, reason: 'Salah truk' })
    expect(await shelf()).toEqual(before)
    expect(await open(orderId)).toMatchObject({ delivery: 'none', status: 'confirmed' })
    expect((await shop.do(delivery.openDelivery, { id: sj.id })).status).toBe('void')
    await allLaws(db)
  })

  test('partly rejected: what came back is in stock, in the books, and may be sent again', async () => {
    const before = await balance('5-6000')
    const { orderId, sj, sjLine } = await aSentOrder('30')
    await shop.do(delivery.receiveDelivery, {
      id: sj.id,
      version: sj.version,
      receivedBy: 'Yusuf',
      lines: [{ lineId: sjLine.id, qtyRejected: '10', rejectReason: 'Pecah' }],
    })
    const seen = await shop.do(delivery.openDelivery, { id: sj.id })
    expect(seen).toMatchObject({
      status: 'partial',
      receivedBy: 'Yusuf',
      lines: [{ qtyReceived: '20', qtyRejected: '10', rejectReason: 'Pecah' }],
    })
    expect(seen.can).not.toContain('void')
    expect((await open(orderId)).lines[0]).toMatchObject({ delivered: '20', toDeliver: '10', toInvoice: '20' })
    expect((await balance('5-6000')) - before).toBe(667n)
    await expect(
      shop.do(delivery.voidDelivery, { id: sj.id, version: seen.version, reason: 'x' }),
    ).rejects.toMatchObject({ code: 'delivery.arrived' })
    await allLaws(db)
  })

  test('rejected whole at the door: nothing counts as delivered, and every piece is back at what it left with', async () => {
    const [before, cost] = [await shelf(), await balance('5-6000')]
    const { orderId, sj, sjLine } = await aSentOrder('30')
    await shop.do(delivery.receiveDelivery, {
      id: sj.id,
      version: sj.version,
      receivedBy: 'Yusuf',
      lines: [{ lineId: sjLine.id, qtyRejected: '30', rejectReason: 'Salah ukuran' }],
    })
    expect(await shop.do(delivery.openDelivery, { id: sj.id })).toMatchObject({
      status: 'rejected',
      lines: [{ qtyReceived: '0', qtyRejected: '30' }],
    })
    const seen = await open(orderId)
    expect(seen).toMatchObject({ delivery: 'none', status: 'confirmed' })
    expect(seen.lines[0]).toMatchObject({ delivered: '0', toDeliver: '30', toInvoice: '0' })
    expect(await shelf()).toEqual(before)
    expect(await balance('5-6000')).toBe(cost)
    await allLaws(db)
  })

  test('rejecting without saying why is refused', async () => {
    const { sj, sjLine } = await aSentOrder('3')
    const asked = {
      id: sj.id,
      version: sj.version,
      receivedBy: 'Yusuf',
      lines: [{ lineId: sjLine.id, qtyRejected: '1' }],
    }
    await expect(shop.do(delivery.receiveDelivery, asked)).rejects.toMatchObject({ code: 'delivery.no-reason' })
  })

  test('what was billed cannot be taken back under the invoice', async () => {
    const { orderId, sj } = await aSentOrder('5')
    await shop.do(invoice.createInvoice, { id: orderId, date: '2026-11-05' })
    await expect(shop.do(delivery.voidDelivery, { id: sj.id, version: sj.version, reason: 'x' })).rejects.toMatchObject(
      { code: 'delivery.billed' },
    )
  })
})

describe('goods that come back', () => {
  test('before billing: at their cost, and no longer billable', async () => {
    const { orderId, sj, sjLine } = await aSentOrder('10')
    const back = await shop.do(returns.createReturn, {
      id: sj.id,
      date: '2026-11-06',
      reason: 'Salah ukuran',
      lines: [{ deliveryLineId: sjLine.id, qty: '4' }],
    })
    expect(back).toMatchObject({ creditNotes: [], number: expect.stringMatching(/^RT-2611-/) })
    expect((await open(orderId)).lines[0]).toMatchObject({ returned: '4', toInvoice: '6' })
    await expect(
      shop.do(returns.createReturn, { id: sj.id, reason: 'lagi', lines: [{ deliveryLineId: sjLine.id, qty: '7' }] }),
    ).rejects.toMatchObject({ code: 'return.too-many' })
    await allLaws(db)
  })

  test('after billing: credited, and all of it mirrors the invoice', async () => {
    const { orderId, sj, sjLine } = await aSentOrder('9')
    const billed = await shop.do(invoice.createInvoice, { id: orderId, date: '2026-11-05' })
    const lines = (qty: string) => [{ deliveryLineId: sjLine.id, qty }]
    const first = await shop.do(returns.createReturn, {
      id: sj.id,
      date: '2026-11-06',
      reason: 'Retak',
      lines: lines('2'),
    })
    const second = await shop.do(returns.createReturn, {
      id: sj.id,
      date: '2026-11-07',
      reason: 'Retak',
      lines: lines('7'),
    })
    const notes = await Promise.all(
      [...first.creditNotes, ...second.creditNotes].map(({ id }) => shop.do(returns.openCreditNote, { id })),
    )
    const { total, ppn, openDue, status } = await shop.do(invoice.openInvoice, { id: billed.id })
    expect(notes.reduce((all, note) => all + BigInt(note.total), 0n)).toBe(BigInt(total))
    expect(notes.reduce((all, note) => all + BigInt(note.ppn), 0n)).toBe(BigInt(ppn))
    expect([openDue, status]).toEqual(['0', 'credited'])
    await allLaws(db)

    await shop.do(returns.voidReturn, { id: second.id, version: second.version, reason: 'Salah catat' })
    expect((await shop.do(invoice.openInvoice, { id: billed.id })).openDue).toBe(notes[1]!.total)
    await allLaws(db)
  })

  test('after payment: the credit becomes the customer’s advance, and pays the next invoice', async () => {
    const { orderId, sj, sjLine } = await aSentOrder('8')
    await shop.do(invoice.createInvoice, { id: orderId, date: '2026-11-05' })
    await shop.do(payment.payOrder, { id: orderId, date: '2026-11-06' })
    const back = await shop.do(returns.createReturn, {
      id: sj.id,
      date: '2026-11-07',
      reason: 'Retak',
      lines: [{ deliveryLineId: sjLine.id, qty: '8' }],
    })
    const note = await shop.do(returns.openCreditNote, { id: back.creditNotes[0]!.id })
    expect(note).toMatchObject({ total: '8880', applied: '0', unallocated: '8880' })

    const next = await aSentOrder('20')
    const bill = await shop.do(invoice.createInvoice, { id: next.orderId, date: '2026-11-08' })
    await shop.do(returns.allocateCredit, {
      id: note.id,
      version: note.version,
      date: '2026-11-08',
      allocations: [{ invoiceId: bill.id, amount: '8880' }],
    })
    expect(await shop.do(invoice.openInvoice, { id: bill.id })).toMatchObject({
      total: '22200',
      creditedTotal: '8880',
      openDue: '13320',
    })
    await allLaws(db)
  })
})

describe('goods sent again', () => {
  const line = async (id: string) => (await open(id)).lines[0]!
  const back = (id: string, lineId: string, qty: string) =>
    shop.do(returns.createReturn, {
      id,
      date: '2026-11-06',
      reason: 'Retak',
      settle: 'replace',
      lines: [{ deliveryLineId: lineId, qty }],
    })

  test('a replacement opens the order again, keeps the bill, and is sent without being billed twice', async () => {
    const { orderId, sj, sjLine } = await aSentOrder()
    await shop.do(invoice.createInvoice, { id: orderId, date: '2026-11-05' })
    const made = await back(sj.id, sjLine.id, '10')
    expect(made.creditNotes).toEqual([])
    expect(await open(orderId)).toMatchObject({ delivery: 'partial', billing: 'full' })
    expect(await line(orderId)).toMatchObject({ returned: '10', replaced: '10', toDeliver: '10', toInvoice: '0' })
    await allLaws(db)

    await shop.do(delivery.createDelivery, { id: orderId, date: '2026-11-07' })
    expect(await open(orderId)).toMatchObject({ delivery: 'full', billing: 'full' })
    expect(await line(orderId)).toMatchObject({ delivered: '110', toDeliver: '0', toInvoice: '0' })
    await allLaws(db)

    const { version } = await shop.do(returns.openReturn, { id: made.id })
    await expect(shop.do(returns.voidReturn, { id: made.id, version, reason: 'x' })).rejects.toMatchObject({
      code: 'return.replaced',
    })
  })

  test('a replacement that was not sent yet is taken back with its return; a closed order has none', async () => {
    const { orderId, sj, sjLine } = await aSentOrder()
    const made = await back(sj.id, sjLine.id, '10')
    await shop.do(returns.voidReturn, { id: made.id, version: made.version, reason: 'Keliru' })
    expect(await line(orderId)).toMatchObject({ returned: '0', replaced: '0', toDeliver: '0', toInvoice: '100' })
    await allLaws(db)

    const partly = await aSentOrder('100', '40')
    const { version } = await open(partly.orderId)
    await shop.do(acts.closeOrder, { id: partly.orderId, version, reason: 'Cukup' })
    await expect(back(partly.sj.id, partly.sjLine.id, '1')).rejects.toMatchObject({ code: 'return.order-closed' })
  })
})

test('a company that tolerates two per cent bills 102 of 100 delivered, and not 103', async () => {
  const tolerate = async (overBillingPercent: string) =>
    shop.do(saveSalesSettings, { ...(await shop.do(openSalesSettings, {})), overBillingPercent })
  await tolerate('2')
  const { orderId, sjLine } = await aSentOrder()
  const bill = (qty: string) =>
    shop.do(invoice.createInvoice, {
      id: orderId,
      date: '2026-11-05',
      lines: [{ orderLineId: sjLine.orderLineId, qty }],
    })
  await expect(bill('103')).rejects.toMatchObject({ code: 'invoice.too-many' })
  await bill('100')
  await bill('2')
  await expect(bill('0.5')).rejects.toMatchObject({ code: 'invoice.too-many' })
  await allLaws(db)
  await tolerate('0')
})
