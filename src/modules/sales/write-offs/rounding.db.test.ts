import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Database } from '#kit/db/database.ts'
import { testDatabase } from '#kit/db/test-database.ts'
import { balanceOf } from '#modules/journal/face.ts'
import { allLaws, aShop, type Shop } from '../cast/shop.ts'
import * as invoice from '../invoices/contract.ts'
import * as order from '../orders/contract.ts'
import { openSalesSettings, saveSalesSettings } from '../orders/settings-contract.ts'
import { invoiceOf } from '../papers/from-invoice.ts'
import * as payment from '../payments/contract.ts'
import * as statement from '../statement/contract.ts'
import * as writeOff from './contract.ts'

let db: Database
let shop: Shop
let labour: string

beforeAll(async () => {
  db = await testDatabase()
})

beforeEach(async () => {
  shop = await aShop(db)
  labour = await shop.service('Jasa')
})

const balance = (account: string) => balanceOf(db.read, shop.actor.companyId, account)
// 1.110.400: the customer transfers 1.110.000.
const underpaid = async () => {
  const { id: orderId } = await shop.do(order.createOrder, {
    ...{ customerId: shop.customerId, date: '2026-11-03', confirm: true, taxCode: 'none' },
    lines: [{ itemId: labour, qty: '1', price: '1110400' }],
  })
  const { id } = await shop.do(invoice.createInvoice, { id: orderId, date: '2026-11-03' })
  const paid = await shop.do(payment.payOrder, { id: orderId, date: '2026-11-10', amount: '1110000' })
  const see = () => shop.do(invoice.openInvoice, { id })
  const round = async (given: object = {}) =>
    shop.do(writeOff.writeOffInvoice, {
      ...{ id, version: (await see()).version, date: '2026-11-10', against: 'rounding', reason: 'Selisih pembulatan' },
      ...given,
    })
  return { id, orderId, paid, see, round }
}

describe('a few rupiah that a customer did not pay', () => {
  test('are rounded off at once, and the invoice is paid, to the rupiah; taken back they are owed again', async () => {
    const bill = await underpaid()
    const done = await bill.round()
    expect(done).toMatchObject({ isWaiting: false, number: expect.stringMatching(/^HP-/) as string })
    expect([await balance('1-1300'), await balance('7-2900'), await balance('6-2100')]).toEqual([0n, 400n, 0n])
    expect(await bill.see()).toMatchObject({ status: 'paid', openDue: '0', writtenOffTotal: '0' })
    expect(await shop.do(order.openOrder, { id: bill.orderId })).toMatchObject({ bill: 'paid', paying: 'full' })
    const { settlements } = await invoiceOf(db.read, shop.actor, bill.id)
    expect(settlements.at(-1)).toEqual({ label: `Pembulatan ${done.number}`, amount: '400' })
    const of = { id: shop.customerId, from: '2026-11-01', to: '2026-11-30' }
    const card = await shop.do(statement.customerStatement, of)
    expect(card.rows.at(-1)).toMatchObject({ credit: '400', description: 'Pembulatan · Selisih pembulatan' })
    expect(card.closing).toBe('0')
    await allLaws(db)

    await shop.do(writeOff.voidWriteOff, { id: done.id, version: done.version, reason: 'Ternyata dibayar' })
    expect([await balance('1-1300'), await balance('7-2900')]).toEqual([400n, 0n])
    expect(await bill.see()).toMatchObject({ openDue: '400', paidTotal: '1110000' })
    await allLaws(db)
  })

  test('are owed again when the payment is voided: nothing is left of either', async () => {
    const bill = await underpaid()
    await bill.round()
    const { version } = await shop.do(payment.openPayment, { id: bill.paid.id })
    await shop.do(payment.voidPayment, { id: bill.paid.id, version, reason: 'Giro ditolak' })
    expect([await balance('1-1300'), await balance('7-2900'), await balance('1-1200')]).toEqual([1_110_400n, 0n, 0n])
    const { openDue, settlements, writeOffs, can } = await bill.see()
    expect([openDue, settlements, can.includes('void')]).toEqual(['1110400', [], true])
    expect(writeOffs).toMatchObject([{ state: 'void', voidReason: 'Giro ditolak' }])
    await allLaws(db)
  })

  test('are no more than the company allows', async () => {
    const bill = await underpaid()
    const settings = await shop.do(openSalesSettings, {})
    expect(settings.roundingLimit).toBe('1000')
    await shop.do(saveSalesSettings, { ...settings, roundingLimit: '399' })
    await expect(bill.round()).rejects.toMatchObject({ code: 'write-off.beyond-rounding', field: 'amount' })
    expect(await bill.round({ amount: '399' })).toMatchObject({ isWaiting: false })
    expect(await bill.see()).toMatchObject({ openDue: '1', paidTotal: '1110399' })
    await allLaws(db)
  })
})
