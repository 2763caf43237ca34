import { beforeAll, expect, test } from 'vitest'
import { day } from '#ground/day.ts'
import { newId } from '#kit/id.ts'
import { knowApprovers } from '#kit/posting/approval.ts'
import { lockPeriod } from '#kit/posting/period-lock.ts'
import { aCounter, type Counter } from './cast/counter.ts'
import { salesDesk } from './cast/desk.ts'
import { allLaws } from './cast/shop.ts'
import * as delivery from './deliveries/contract.ts'
import * as invoice from './invoices/contract.ts'
import * as payment from './payments/contract.ts'
import { refundCustomer } from './refunds/contract.ts'
import * as returns from './returns/contract.ts'
import { decideWriteOff, writeOffInvoice } from './write-offs/contract.ts'

// November of sales is closed: whatever sales dates in it is refused, and leaves nothing behind.
let counter: Counter
const boss = newId()
const date = '2026-11-10'
const reason = 'Salah catat'

beforeAll(async () => {
  counter = await aCounter()
  knowApprovers(async () => [counter.shop.actor.userId, boss])
})

const close = (until: string | null) =>
  counter.db.withTx((tx) =>
    lockPeriod(tx, counter.shop.actor, { area: 'sales', until: until === null ? null : day(until), reason }),
  )

/** What was ready before the month was closed: an order, a sent one that is billed, an advance, a write-off that waits. */
async function ready() {
  const { shop, labour, made } = counter
  const open = await made()
  const service = await made({ lines: [{ itemId: labour, qty: '1', price: '1000000' }] })
  const { id } = await made()
  const draftSent = await shop.do(delivery.createDelivery, { id: (await made()).id, date, send: false })
  const billed = async (given: object) => {
    const order = await made({ lines: [{ itemId: labour, qty: '1', price: '1000000' }] })
    return shop.do(invoice.createInvoice, { id: order.id, ...given })
  }
  const draftBill = await billed({ date, post: false })
  const claim = await billed({ date: '2026-11-05' })
  const sent = await shop.do(delivery.createDelivery, { id, date: '2026-11-04' })
  const { lines } = await shop.do(delivery.openDelivery, { id: sent.id })
  const bill = await shop.do(invoice.createInvoice, { id, date: '2026-11-05' })
  const advance = await shop.do(payment.recordPayment, { customerId: shop.customerId, date, amount: '500' })
  const waiting = await shop.do(writeOffInvoice, { id: claim.id, version: claim.version, date, reason })
  expect(waiting.isWaiting).toBe(true)
  const other = await billed({ date: '2026-11-06' })
  return { open, service, draftSent, draftBill, sent, sentLine: lines[0]!, bill, advance, waiting, other }
}

async function written(): Promise<unknown> {
  const tables = ['delivery', 'invoice', 'payment', 'return', 'credit_note', 'refund', 'write_off', 'settlement']
  const counts = [...tables.map((name) => `sales_${name}`), 'journal_entry', 'stock_move', 'document_number'].map(
    (name) => `(select count(*) from ${name}) as ${name}`,
  )
  return (await counter.db.pool.query(`select ${counts.join(', ')}`)).rows[0]
}

test('in a closed month nothing of sales is sent, billed, paid, returned, credited, refunded or written off', async () => {
  const { shop } = counter
  const { open, service, draftSent, draftBill, sent, sentLine, bill, advance, waiting, other } = await ready()
  const chief = salesDesk(counter.db, { ...shop.actor, userId: boss, name: 'Bos' })
  const refund = { kind: 'payment' as const, id: advance.id, version: advance.version }
  const acts: Record<string, () => Promise<unknown>> = {
    deliver: () => shop.do(delivery.createDelivery, { id: open.id, date }),
    'send a draft': () => shop.do(delivery.sendDelivery, { id: draftSent.id, version: draftSent.version }),
    bill: () => shop.do(invoice.createInvoice, { id: service.id, date }),
    'issue a draft': () => shop.do(invoice.postInvoice, { id: draftBill.id, version: draftBill.version }),
    pay: () => shop.do(payment.recordPayment, { customerId: shop.customerId, date, amount: '100' }),
    return: () =>
      shop.do(returns.createReturn, {
        ...{ id: sent.id, date, reason, settle: 'none' },
        lines: [{ deliveryLineId: sentLine.id, qty: '1' }],
      }),
    credit: () => shop.do(returns.createCreditNote, { id: bill.id, date, reason }),
    refund: () => shop.do(refundCustomer, { of: refund, date, amount: '100', reason }),
    'hand a write-off in': () => shop.do(writeOffInvoice, { id: other.id, version: other.version, date, reason }),
    'write off': () => chief.do(decideWriteOff, { id: waiting.id, version: waiting.version, decision: 'approve' }),
  }
  await close('2026-11-30')
  const before = await written()
  for (const [name, act] of Object.entries(acts)) {
    await expect(act(), name).rejects.toThrow('period.locked')
  }
  expect(await written()).toEqual(before)
  await allLaws(counter.db)

  // Opened again, the same acts are done: what refused them was the month.
  await close(null)
  for (const [name, act] of Object.entries(acts)) await expect(act(), name).resolves.toBeDefined()
  await allLaws(counter.db)
})
