import { beforeAll, expect, test } from 'vitest'
import { blockCustomer, unblockCustomer } from '#modules/parties/block-customer.ts'
import { aCounter, type Counter } from './cast/counter.ts'
import { allLaws } from './cast/shop.ts'
import * as delivery from './deliveries/contract.ts'
import * as invoice from './invoices/contract.ts'
import { confirmOrder } from './orders/act-contract.ts'
import * as payment from './payments/contract.ts'

// Aktif ⇄ diblokir (modules 2.2): no new order and no new posting; what is owed may always be paid.
let counter: Counter

beforeAll(async () => {
  counter = await aCounter()
})

test('a blocked customer orders, gets and is billed nothing, and pays what they owe', async () => {
  const { db, shop, labour, made } = counter
  const service = { lines: [{ itemId: labour, qty: '1', price: '1000000' }] }
  const owed = await shop.do(invoice.createInvoice, { id: (await made(service)).id, date: '2026-11-05' })
  const [goods, unbilled, draft] = [await made(), await made(service), await made({ confirm: false })]
  const waiting = await shop.do(invoice.createInvoice, {
    id: (await made(service)).id,
    date: '2026-11-05',
    post: false,
  })
  const refusedToday: Record<string, () => Promise<unknown>> = {
    order: () => made(),
    confirm: () => shop.do(confirmOrder, { id: draft.id, version: draft.version }),
    deliver: () => shop.do(delivery.createDelivery, { id: goods.id, date: '2026-11-06' }),
    bill: () => shop.do(invoice.createInvoice, { id: unbilled.id, date: '2026-11-06' }),
    'issue a draft': () => shop.do(invoice.postInvoice, { id: waiting.id, version: waiting.version }),
  }
  const blocked = await db.withTx((tx) =>
    blockCustomer(tx, shop.actor, { id: shop.customerId, version: 1, reason: 'Menunggak' }),
  )
  for (const [name, act] of Object.entries(refusedToday))
    await expect(act(), name).rejects.toMatchObject({ code: 'customer.blocked', facts: { reason: 'Menunggak' } })

  await shop.do(payment.recordPayment, {
    ...{ customerId: shop.customerId, date: '2026-11-06', amount: '1110000' },
    allocations: [{ invoiceId: owed.id, amount: '1110000' }],
  })
  expect(await shop.do(invoice.openInvoice, { id: owed.id })).toMatchObject({ status: 'paid', openDue: '0' })
  await allLaws(db)

  await db.withTx((tx) => unblockCustomer(tx, shop.actor, blocked))
  for (const [name, act] of Object.entries(refusedToday)) await expect(act(), name).resolves.toBeDefined()
  await allLaws(db)
})
