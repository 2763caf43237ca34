import { beforeAll, describe, expect, test } from 'vitest'
import type { Database } from '#kit/db/database.ts'
import { NotFound } from '#kit/http/not-found.ts'
import { newId } from '#kit/id.ts'
import { salesDesk } from './cast/desk.ts'
import { aCounter, refused, type Counter } from './cast/counter.ts'
import type { Shop } from './cast/shop.ts'
import * as delivery from './deliveries/contract.ts'
import * as invoice from './invoices/contract.ts'
import * as acts from './orders/act-contract.ts'
import * as order from './orders/contract.ts'
import { openSalesSettings, saveSalesSettings } from './orders/settings-contract.ts'
import * as payment from './payments/contract.ts'
import * as returns from './returns/contract.ts'
import * as statement from './statement/contract.ts'

// What sales says no to, each with its way out: orders and goods. Money: refusals-of-money.db.test.ts.
let db: Database
let shop: Shop
let goods: string
let labour: string
let made: Counter['made']
let seen: Counter['seen']

beforeAll(async () => {
  ;({ db, shop, goods, labour, made, seen } = await aCounter())
})

const nobody = newId()

describe('an order refuses', () => {
  const line = { itemId: () => goods, qty: '1', price: '1000' }
  const one = (given: object) => made({ confirm: false, lines: [{ ...line, itemId: goods, ...given }] })

  test('two discounts at once, or one larger than the line', async () => {
    await refused(one({ discountPercent: '1', discountAmount: '1' }), 'order.two-discounts')
    await refused(made({ confirm: false, discountPercent: '1', discountAmount: '1' }), 'order.two-discounts')
    await refused(one({ discountAmount: '1001' }), 'order.discount-too-large')
    await refused(made({ confirm: false, discountAmount: '999999' }), 'order.discount-too-large')
  })

  test('a promise older than the order itself', async () => {
    await refused(made({ confirm: false, promisedDate: '2026-11-02' }), 'order.promised-early')
    await made({ confirm: false, promisedDate: '2026-11-03' })
  })

  test('lines that say nothing, without quantity, or in a unit the item does not have', async () => {
    await refused(one({ itemId: null }), 'order.line-empty')
    await refused(one({ qty: undefined }), 'order.line-no-qty')
    await refused(one({ unit: 'kontainer' }), 'order.unknown-unit')
    await expect(one({ itemId: nobody })).rejects.toBeInstanceOf(NotFound)
  })

  test('a project that is nobody’s', async () => {
    await expect(made({ confirm: false, projectId: nobody })).rejects.toMatchObject({ code: 'project.unknown' })
  })

  test('an item that is no longer sold', async () => {
    const gone = await shop.goods({ name: 'Lama', qty: '1', value: 1n })
    await db.pool.query(`update item set status = 'nonaktif' where id = $1`, [gone])
    await refused(one({ itemId: gone }), 'order.item-archived')
  })

  test('to bind with headings only, or once closed', async () => {
    await refused(made({ lines: [{ row: 'note', description: 'Halo' }] }), 'order.no-lines')
    const { id, version } = await made()
    const closed = await shop.do(acts.closeOrder, { id, version, reason: 'Cukup' })
    await refused(shop.do(acts.holdOrder, { id, version: closed.version, reason: 'x' }), 'order.closed')
    await refused(shop.do(delivery.createDelivery, { id }), 'order.closed')
  })
})

describe('a delivery refuses', () => {
  test('what is not goods, not of the order, written twice, or all gone', async () => {
    const { id } = await made({
      lines: [
        { itemId: labour, qty: '1', price: '1000' },
        { itemId: goods, qty: '2', price: '1000' },
      ],
    })
    const [service, item] = (await seen(id)).lines
    const send = (...lines: { orderLineId: string; qty: string }[]) =>
      shop.do(delivery.createDelivery, { id, date: '2026-11-04', lines })
    await refused(send({ orderLineId: service!.id, qty: '1' }), 'delivery.not-goods')
    await refused(send({ orderLineId: nobody, qty: '1' }), 'delivery.unknown-line')
    await refused(
      send({ orderLineId: item!.id, qty: '1' }, { orderLineId: item!.id, qty: '1' }),
      'delivery.unknown-line',
    )
    await shop.do(delivery.createDelivery, { id, date: '2026-11-04' })
    await refused(shop.do(delivery.createDelivery, { id }), 'delivery.nothing-left')
  })

  test('to go to a customer who is blocked, until the block is lifted', async () => {
    const { id } = await made({ lines: [{ itemId: goods, qty: '1', price: '1000' }] })
    const stands = (status: string) =>
      db.pool.query('update customer set status = $1 where id = $2', [status, shop.customerId])
    await stands('diblokir')
    const send = () => shop.do(delivery.createDelivery, { id, date: '2026-11-04' })
    await expect(send()).rejects.toMatchObject({ code: 'customer.blocked' })
    await stands('aktif')
    expect(await send()).toMatchObject({ number: expect.stringMatching(/^SJ-/) })
  })

  test('more than the tolerance, but lets that much go', async () => {
    const rules = await shop.do(openSalesSettings, {})
    await shop.do(saveSalesSettings, { ...rules, overDeliveryPercent: '10' })
    const { id } = await made()
    const send = (qty: string) =>
      seen(id).then(({ lines }) =>
        shop.do(delivery.createDelivery, { id, date: '2026-11-04', lines: [{ orderLineId: lines[0]!.id, qty }] }),
      )
    await expect(send('11.1')).rejects.toMatchObject({ code: 'delivery.too-many', field: 'lines.0.qty' })
    await send('11')
    await shop.do(invoice.createInvoice, { id, date: '2026-11-05' })
    expect(await seen(id)).toMatchObject({ delivery: 'full', billing: 'full', billedTotal: '12210' })
  })

  test('to be voided under a return, or to be rejected beyond what was sent', async () => {
    const { id } = await made()
    const sj = await shop.do(delivery.createDelivery, { id, date: '2026-11-04' })
    const { lines } = await shop.do(delivery.openDelivery, { id: sj.id })
    await shop.do(returns.createReturn, {
      id: sj.id,
      date: '2026-11-05',
      reason: 'Salah',
      lines: [{ deliveryLineId: lines[0]!.id, qty: '3' }],
    })
    await refused(
      shop.do(delivery.voidDelivery, { id: sj.id, version: sj.version, reason: 'x' }),
      'delivery.has-returns',
    )
    const rejected = [{ lineId: lines[0]!.id, qtyRejected: '8', rejectReason: 'Pecah' }]
    await refused(
      shop.do(delivery.receiveDelivery, { id: sj.id, version: sj.version, receivedBy: 'Yusuf', lines: rejected }),
      'delivery.rejected-too-many',
    )
    await refused(
      shop.do(returns.createReturn, { id: sj.id, reason: 'x', lines: [{ deliveryLineId: nobody, qty: '1' }] }),
      'return.unknown-line',
    )
  })
})

test('goods without a warehouse anywhere are not sent', async () => {
  const outside = salesDesk(db, { ...shop.actor, scope: { ...shop.actor.scope, warehouses: [] } })
  const asked = { customerId: shop.customerId, date: '2026-11-03', lines: [{ itemId: goods, qty: '1', price: '1' }] }
  const { id } = await outside.do(order.createOrder, asked)
  const { version } = await seen(id)
  await shop.do(acts.confirmOrder, { id, version })
  await refused(shop.do(delivery.createDelivery, { id }), 'delivery.no-warehouse')
})

test('who may see only their own sees no account, payment or invoice of a colleague’s customer', async () => {
  const { id } = await made({ lines: [{ itemId: labour, qty: '1', price: '1000' }] })
  const bill = await shop.do(invoice.createInvoice, { id, date: '2026-11-05' })
  const paid = await shop.do(payment.payOrder, { id, date: '2026-11-06' })
  const other = salesDesk(db, { ...shop.actor, userId: newId(), scope: { ...shop.actor.scope, ownOnly: true } })
  const hidden = [
    () => other.do(order.openOrder, { id }),
    () => other.do(invoice.openInvoice, { id: bill.id }),
    () => other.do(payment.openPayment, { id: paid.id }),
    () => other.do(payment.voidPayment, { id: paid.id, version: paid.version, reason: 'x' }),
    () => other.do(statement.customerStatement, { id: shop.customerId }),
    () => other.do(invoice.listOpenInvoices, { id: shop.customerId }),
  ]
  for (const each of hidden) await expect(each()).rejects.toBeInstanceOf(NotFound)
  expect((await other.do(statement.receivableAging, {})).rows).toEqual([])
})
