import { beforeAll, describe, expect, test } from 'vitest'
import type { Database } from '#kit/db/database.ts'
import { testDatabase } from '#kit/db/test-database.ts'
import { NotFound } from '#kit/http/not-found.ts'
import { newId } from '#kit/id.ts'
import { salesDesk } from './cast/desk.ts'
import { allLaws, aShop, type Shop } from './cast/shop.ts'
import * as delivery from './deliveries/contract.ts'
import * as invoice from './invoices/contract.ts'
import * as order from './orders/contract.ts'
import * as payment from './payments/contract.ts'
import type { salesRefusals } from './refusals.ts'
import * as returns from './returns/contract.ts'
import * as statement from './statement/contract.ts'

// What sales says no to, each with its way out. One shop, one order that is confirmed, sent, billed.
let db: Database
let shop: Shop
let goods: string
let labour: string

beforeAll(async () => {
  db = await testDatabase()
  shop = await aShop(db)
  goods = await shop.goods({ name: 'Semen', qty: '1000', value: 1_000_000n, unit: 'zak' })
  labour = await shop.service('Pasang')
})

const nobody = newId()
const made = (given: object = {}) =>
  shop.do(order.createOrder, {
    customerId: shop.customerId,
    date: '2026-11-03',
    confirm: true,
    lines: [{ itemId: goods, qty: '10', price: '1000' }],
    ...given,
  })
const seen = (id: string) => shop.do(order.openOrder, { id })
const refused = (work: Promise<unknown>, code: keyof typeof salesRefusals) =>
  expect(work).rejects.toMatchObject({ code })

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

  test('an item that is no longer sold', async () => {
    const gone = await shop.goods({ name: 'Lama', qty: '1', value: 1n })
    await db.pool.query(`update item set status = 'nonaktif' where id = $1`, [gone])
    await refused(one({ itemId: gone }), 'order.item-archived')
  })

  test('to bind with headings only, or once closed', async () => {
    await refused(made({ lines: [{ row: 'note', description: 'Halo' }] }), 'order.no-lines')
    const { id, version } = await made()
    const closed = await shop.do(order.closeOrder, { id, version, reason: 'Cukup' })
    await refused(shop.do(order.holdOrder, { id, version: closed.version, reason: 'x' }), 'order.closed')
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

  test('more than the tolerance, but lets that much go', async () => {
    await shop.do(order.saveSalesSettings, {
      billFirst: false,
      overDeliveryPercent: '10',
      creditMode: 'warn',
      retentionTax: 'at-release',
      quotationDays: 14,
      termDays: 30,
    })
    const { id } = await made()
    const send = (qty: string) =>
      seen(id).then(({ lines }) =>
        shop.do(delivery.createDelivery, { id, date: '2026-11-04', lines: [{ orderLineId: lines[0]!.id, qty }] }),
      )
    await refused(send('11.1'), 'delivery.too-many')
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

describe('an invoice refuses', () => {
  const aService = (given: object = {}) => made({ lines: [{ itemId: labour, qty: '10', price: '1000000' }], ...given })

  test('more than may be billed, or lines it does not know', async () => {
    const { id } = await aService()
    const { lines } = await seen(id)
    const bill = (orderLineId: string, qty: string) =>
      shop.do(invoice.createInvoice, { id, date: '2026-11-05', lines: [{ orderLineId, qty }] })
    await refused(bill(lines[0]!.id, '11'), 'invoice.too-many')
    await refused(bill(nobody, '1'), 'invoice.unknown-line')
  })

  test('down payments that are empty, too large, or already taken off', async () => {
    const { id } = await aService()
    const bill = (given: object) => shop.do(invoice.createInvoice, { id, date: '2026-11-05', ...given })
    await refused(bill({ kind: 'down_payment' }), 'invoice.no-down-payment')
    await refused(bill({ kind: 'down_payment', amount: '10000001' }), 'invoice.down-payment-beyond')
    const down = await bill({ kind: 'down_payment', percent: '30' })
    await refused(bill({ downPaymentApplied: '3000001' }), 'invoice.down-payment-too-much')
    await bill({})
    await refused(
      shop.do(invoice.voidInvoice, { id: down.id, version: down.version, reason: 'x' }),
      'invoice.down-payment-used',
    )
    await refused(shop.do(returns.createCreditNote, { id: down.id, reason: 'x' }), 'invoice.down-payment-used')
  })

  test('retention that is not there, beyond what is held, or billed already', async () => {
    const { id } = await aService({ retentionPercent: '5' })
    const bill = (given: object = {}) => shop.do(invoice.createInvoice, { id, date: '2026-11-05', ...given })
    await refused(bill({ kind: 'retention' }), 'invoice.no-retention')
    const whole = await bill()
    await refused(bill({ kind: 'retention', amount: '500001' }), 'invoice.retention-beyond')
    await bill({ kind: 'retention' })
    await refused(
      shop.do(invoice.voidInvoice, { id: whole.id, version: whole.version, reason: 'x' }),
      'invoice.retention-billed',
    )
    await allLaws(db)
  })

  test('PPh without a rate, and the opening balance to be voided', async () => {
    const { id } = await aService()
    await refused(
      shop.do(invoice.createInvoice, { id, date: '2026-11-05', withholdingKind: 'pph23' }),
      'invoice.no-withholding-rate',
    )
    const customerId = await shop.customer({ name: 'CV Lama' })
    const opening = await shop.do(invoice.postOpeningReceivable, { id: customerId, date: '2026-11-01', amount: '100' })
    await refused(
      shop.do(invoice.voidInvoice, { id: opening.id, version: opening.version, reason: 'x' }),
      'invoice.opening-locked',
    )
  })
})

describe('payments and credits refuse', () => {
  const aBill = async () => {
    const { id } = await made({ lines: [{ itemId: labour, qty: '1', price: '1000000' }] })
    return { orderId: id, ...(await shop.do(invoice.createInvoice, { id, date: '2026-11-05' })) }
  }

  test('nothing at all, a fee beyond the money, tax beyond the amount', async () => {
    const bill = await aBill()
    const pay = (given: object) =>
      shop.do(payment.recordPayment, { customerId: shop.customerId, date: '2026-11-06', amount: '0', ...given })
    await refused(pay({}), 'payment.nothing')
    await refused(pay({ amount: '100', adminFee: '101' }), 'payment.fee-too-large')
    await refused(
      pay({ amount: '100', allocations: [{ invoiceId: bill.id, amount: '50', withheld: '51' }] }),
      'payment.withheld-too-much',
    )
  })

  test('to be paid where there is no cash box and no bank', async () => {
    const bare = await aShop(db)
    await db.pool.query('update cash_account set archived_at = now() where company_id = $1', [bare.actor.companyId])
    await refused(
      bare.do(payment.recordPayment, { customerId: bare.customerId, amount: '100' }),
      'payment.no-cash-account',
    )
  })

  test('credit beyond what is left, and a returned credit to be voided apart', async () => {
    const bill = await aBill()
    const { lines } = await shop.do(invoice.openInvoice, { id: bill.id })
    const credit = (given: object = {}) =>
      shop.do(returns.createCreditNote, { id: bill.id, date: '2026-11-07', reason: 'Harga', ...given })
    await refused(credit({ lines: [{ invoiceLineId: lines[0]!.id, qty: '2' }] }), 'credit.too-many')
    await refused(credit({ lines: [{ invoiceLineId: nobody, qty: '1' }] }), 'credit.unknown-line')
    await credit()
    await refused(credit(), 'credit.nothing-left')

    const { id } = await made()
    const sj = await shop.do(delivery.createDelivery, { id, date: '2026-11-04' })
    await shop.do(invoice.createInvoice, { id, date: '2026-11-05' })
    const [line] = (await shop.do(delivery.openDelivery, { id: sj.id })).lines
    const back = await shop.do(returns.createReturn, {
      id: sj.id,
      date: '2026-11-06',
      reason: 'x',
      lines: [{ deliveryLineId: line!.id, qty: '1' }],
    })
    const note = back.creditNotes[0]!
    await refused(
      shop.do(returns.voidCreditNote, { id: note.id, version: note.version, reason: 'x' }),
      'credit.of-return',
    )
    await allLaws(db)
  })
})

describe('a credit note that is to be taken back refuses', () => {
  const aJob = async (given: object) => {
    const { id } = await made({ lines: [{ itemId: labour, qty: '4', price: '1000000' }], ...given })
    const bill = (asked: object = {}) => shop.do(invoice.createInvoice, { id, date: '2026-11-05', ...asked })
    const credit = (invoiceId: string) =>
      shop.do(returns.createCreditNote, { id: invoiceId, date: '2026-11-06', reason: 'Koreksi' })
    const takeBack = (note: { id: string; version: number }) =>
      shop.do(returns.voidCreditNote, { ...note, reason: 'x' })
    const voided = (one: { id: string }) =>
      shop
        .do(invoice.openInvoice, { id: one.id })
        .then(({ version }) => shop.do(invoice.voidInvoice, { id: one.id, version, reason: 'x' }))
    return { bill, credit, takeBack, voided }
  }

  test('when its goods were billed again', async () => {
    const { bill, credit, takeBack } = await aJob({})
    const note = await credit((await bill()).id)
    await bill()
    await refused(takeBack({ id: note.id, version: note.version }), 'credit.billed-again')
  })

  test('when the down payment it gave back is gone', async () => {
    const { bill, credit, takeBack, voided } = await aJob({ downPaymentPercent: '25' })
    const down = await bill({ kind: 'down_payment' })
    const note = await credit((await bill()).id)
    await voided(down)
    await refused(takeBack({ id: note.id, version: note.version }), 'credit.down-payment-gone')
  })

  test('when the retention it gave back is gone', async () => {
    const { bill, credit, takeBack, voided } = await aJob({ retentionPercent: '5' })
    const whole = await bill()
    const note = await credit((await bill({ kind: 'retention' })).id)
    await voided(whole)
    await refused(takeBack({ id: note.id, version: note.version }), 'credit.retention-gone')
    await allLaws(db)
  })
})

test('goods without a warehouse anywhere are not sent', async () => {
  const outside = salesDesk(db, { ...shop.actor, scope: { ...shop.actor.scope, warehouses: [] } })
  const asked = { customerId: shop.customerId, date: '2026-11-03', lines: [{ itemId: goods, qty: '1', price: '1' }] }
  const { id } = await outside.do(order.createOrder, asked)
  const { version } = await seen(id)
  await shop.do(order.confirmOrder, { id, version })
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
  expect((await other.do(statement.agingReport, {})).rows).toEqual([])
})
