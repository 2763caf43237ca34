import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Database } from '#kit/db/database.ts'
import { testDatabase } from '#kit/db/test-database.ts'
import { newId } from '#kit/id.ts'
import { balanceOf } from '#modules/journal/face.ts'
import { allLaws, aShop, type Shop } from '../cast/shop.ts'
import * as delivery from '../deliveries/contract.ts'
import * as invoice from '../invoices/contract.ts'
import * as order from '../orders/contract.ts'
import * as payment from '../payments/contract.ts'

let db: Database
let shop: Shop
let payer: string
let cement: string
let work: string

beforeAll(async () => {
  db = await testDatabase()
})

beforeEach(async () => {
  shop = await aShop(db)
  payer = await shop.customer({ name: 'PT Pemotong', withholdsTax: true })
  cement = await shop.goods({ name: 'Semen', qty: '100', value: 6_000_000n })
  work = await shop.service('Pasang bata')
})

const balance = (account: string) => balanceOf(db.read, shop.actor.companyId, account)
const sbu = (qualification: string, until: string) =>
  db.pool.query(
    `insert into company_sbu (id, company_id, line_no, no, qualification, valid_from, valid_until)
     values ($1, $2, 1, '1-0352', $3, '2024-01-01', $4)`,
    [newId(), shop.actor.companyId, qualification, until],
  )
const mixed = () => [
  { itemId: cement, qty: '40', price: '75000' },
  { itemId: work, qty: '1', price: '2000000' },
]
const anOrder = async (given: object = {}) => {
  const input = { customerId: payer, date: '2026-11-03', confirm: true, lines: mixed(), ...given }
  const { id } = await shop.do(order.createOrder, input)
  const { withholding, withholdingIsUsual: isUsual } = await see(id)
  return { id, taxes: said(withholding), isUsual }
}
const said = (taxes: readonly { kind: string; rate: string }[]) => taxes.map(({ kind, rate }) => `${kind} ${rate}`)
const see = (id: string) => shop.do(order.openOrder, { id })
const hints = (lines: readonly { itemId: string; qty: string; price: string }[], customerId = payer) =>
  shop.do(order.checkOrder, { customerId, date: '2026-11-03', lines: lines.map((line) => ({ ...line })) })

describe('an order that says nothing of PPh', () => {
  test('bears what the customer will hold back of what it sells', async () => {
    expect(await anOrder()).toMatchObject({ taxes: ['pph23 2'], isUsual: true })
    expect(await anOrder({ lines: mixed().slice(0, 1) })).toMatchObject({ taxes: [], isUsual: true })
    expect(await anOrder({ customerId: shop.customerId })).toMatchObject({ taxes: [], isUsual: true })
    await sbu('kecil', '2028-12-31')
    expect(await anOrder()).toMatchObject({ taxes: ['pph-final 1.75'] })
    expect(await hints(mixed())).toMatchObject({
      withholding: [
        {
          kind: 'pph-final',
          rate: '1.75',
          source: 'PPh final pelaksana, SBU kecil: SBU kecil 1-0352 berlaku 3 Nov 2026',
        },
      ],
    })
    expect(await hints(mixed(), shop.customerId)).toMatchObject({ withholding: [] })
  })

  test('an SBU that has ended makes it 4 percent', async () => {
    await sbu('besar', '2026-11-02')
    expect(await anOrder()).toMatchObject({ taxes: ['pph-final 4'] })
  })

  test('follows its lines when they change, until somebody chooses', async () => {
    const { id } = await shop.do(order.createOrder, {
      customerId: payer,
      date: '2026-11-03',
      lines: mixed().slice(0, 1),
    })
    const change = async (given: object) => {
      const { version } = await see(id)
      await shop.do(order.updateOrder, {
        ...{ id, version, customerId: payer, date: '2026-11-03', lines: mixed(), ...given },
      })
      const { withholding, withholdingIsUsual } = await see(id)
      return [said(withholding), withholdingIsUsual]
    }
    expect(await change({})).toEqual([['pph23 2'], true])
    expect(await change({ withholding: [] })).toEqual([[], false])
    const chosen = [
      { kind: 'pph-final', rate: '2.65' },
      { kind: 'pph22', rate: '1.5' },
    ]
    expect(await change({ withholding: chosen })).toEqual([['pph-final 2.65', 'pph22 1.5'], false])
    await expect(change({ withholding: [chosen[0], chosen[0]] })).rejects.toMatchObject({
      code: 'withholding.twice',
      field: 'withholding.1.kind',
    })
  })
})

describe('an invoice', () => {
  test('takes PPh of the services in it alone, and the books agree to the rupiah', async () => {
    await sbu('kecil', '2028-12-31')
    const { id } = await anOrder()
    const sent = await shop.do(delivery.createDelivery, { id, date: '2026-11-04' })
    expect(sent.number).not.toBeNull()
    const { gross, ...seen } = await shop.do(invoice.previewInvoice, { id, date: '2026-11-05' })
    expect(gross).toBe('5000000')
    const billed = await shop.do(invoice.createInvoice, { id, date: '2026-11-05' })
    const opened = await shop.do(invoice.openInvoice, { id: billed.id })
    // 3 jt of cement, 2 jt of work: 1.75 % of 2 jt.
    expect(opened).toMatchObject({
      total: '5550000',
      withholding: [{ kind: 'pph-final', rate: '1.75', base: '2000000', amount: '35000' }],
      withholdingAmount: '35000',
      payable: '5515000',
    })
    expect(opened).toMatchObject(seen)
    await shop.do(payment.payOrder, { id, date: '2026-11-06' })
    expect(await balance('1-1200')).toBe(5_515_000n)
    expect(await balance('8-1000')).toBe(35_000n)
    expect(await balance('1-1300')).toBe(0n)
    await allLaws(db)
  })

  test('of the goods alone bears none, though its order does; an advance bears its share', async () => {
    const { id } = await anOrder()
    await shop.do(delivery.createDelivery, { id, date: '2026-11-04' })
    const { lines } = await see(id)
    const part = (at: number) => ({ lines: [{ orderLineId: lines[at]!.id, qty: lines[at]!.qty }] })
    const sums = (given: object) => shop.do(invoice.previewInvoice, { id, date: '2026-11-05', ...given })
    expect(await sums(part(0))).toMatchObject({ withholding: [], payable: '3330000' })
    expect(await sums(part(1))).toMatchObject({ withholding: [{ kind: 'pph23', base: '2000000' }] })
    expect(await sums({ kind: 'down_payment', amount: '1000000' })).toMatchObject({
      withholding: [{ base: '400000', amount: '8000' }],
    })
  })

  test('takes another kind, rate and base when somebody says so, never more than is paid', async () => {
    const { id } = await anOrder()
    const asked = (base: string) => ({
      ...{ id, date: '2026-11-05', withholding: [{ kind: 'pph-final' as const, rate: '2.65', base }] },
    })
    const one = asked('1500000')
    expect(await shop.do(invoice.previewInvoice, one)).toMatchObject({
      withholding: [{ kind: 'pph-final', base: '1500000', amount: '39750' }],
    })
    await expect(shop.do(invoice.createInvoice, asked('2000001'))).rejects.toMatchObject({
      code: 'invoice.withholding-base-beyond',
      field: 'withholding.0.base',
    })
    const draft = await shop.do(invoice.createInvoice, { ...one, post: false })
    const issued = await shop.do(invoice.postInvoice, { id: draft.id, version: draft.version })
    expect(await shop.do(invoice.openInvoice, { id: issued.id })).toMatchObject({ withholdingAmount: '39750' })
  })

  test('of goods alone bears the PPh that somebody chose for the order', async () => {
    const { id } = await anOrder({ lines: mixed().slice(0, 1), withholding: [{ kind: 'pph23', rate: '2' }] })
    await shop.do(delivery.createDelivery, { id, date: '2026-11-04' })
    const sums = await shop.do(invoice.previewInvoice, { id, date: '2026-11-05' })
    expect(sums).toMatchObject({ withholding: [{ base: '3000000', amount: '60000' }] })
  })
})
