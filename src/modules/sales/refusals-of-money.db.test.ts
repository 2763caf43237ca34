import { beforeAll, describe, expect, test } from 'vitest'
import type { Database } from '#kit/db/database.ts'
import { newId } from '#kit/id.ts'
import { aCounter, refused, type Counter } from './cast/counter.ts'
import { allLaws, aShop, type Shop } from './cast/shop.ts'
import * as delivery from './deliveries/contract.ts'
import * as invoice from './invoices/contract.ts'
import * as payment from './payments/contract.ts'
import * as returns from './returns/contract.ts'

// What sales says no to, each with its way out: invoices, payments and credits.
let db: Database
let shop: Shop
let labour: string
let made: Counter['made']
let seen: Counter['seen']

beforeAll(async () => {
  ;({ db, shop, labour, made, seen } = await aCounter())
})

const nobody = newId()

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
    const whole = (await shop.do(invoice.orderInvoices, { id })).invoices.find((one) => one.kind === 'sale')!
    await refused(shop.do(returns.createCreditNote, { id: whole.id, reason: 'x', amount: '1' }), 'credit.by-lines')
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

  test('one kind of PPh twice, and the opening balance to be voided', async () => {
    const { id } = await aService()
    const twice = [
      { kind: 'pph23' as const, rate: '2' },
      { kind: 'pph23' as const, rate: '4' },
    ]
    await refused(shop.do(invoice.createInvoice, { id, date: '2026-11-05', withholding: twice }), 'withholding.twice')
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

  test('nothing at all, a fee as large as the money, tax beyond the amount', async () => {
    const bill = await aBill()
    const pay = (given: object) =>
      shop.do(payment.recordPayment, { customerId: shop.customerId, date: '2026-11-06', amount: '0', ...given })
    await refused(pay({}), 'payment.nothing')
    await refused(pay({ amount: '100', adminFee: '100' }), 'payment.fee-too-large')
    expect(await pay({ amount: '100', adminFee: '99' })).toMatchObject({ version: expect.any(Number) })
    await refused(
      pay({
        amount: '100',
        allocations: [{ invoiceId: bill.id, amount: '50', withholding: [{ kind: 'pph23', withheld: '51' }] }],
      }),
      'payment.withheld-too-much',
    )
  })

  test('to be paid where there is no cash box and no bank', async () => {
    const bare = await aShop(db)
    await db.pool.query('update cash_account set archived_at = now() where company_id = $1', [bare.actor.companyId])
    await expect(bare.do(payment.recordPayment, { customerId: bare.customerId, amount: '100' })).rejects.toMatchObject({
      code: 'cash.none',
      field: 'cashAccountId',
    })
  })

  test('credit beyond what is left, and a returned credit to be voided apart', async () => {
    const bill = await aBill()
    const { lines } = await shop.do(invoice.openInvoice, { id: bill.id })
    const credit = (given: object = {}) =>
      shop.do(returns.createCreditNote, { id: bill.id, date: '2026-11-07', reason: 'Harga', ...given })
    const tooMany = credit({ lines: [{ invoiceLineId: lines[0]!.id, qty: '2' }] })
    await expect(tooMany).rejects.toMatchObject({ code: 'credit.too-many', field: 'lines.0.qty' })
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
