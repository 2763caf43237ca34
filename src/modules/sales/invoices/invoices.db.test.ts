import { beforeAll, describe, expect, test } from 'vitest'
import { day } from '#ground/day.ts'
import type { Database } from '#kit/db/database.ts'
import { testDatabase } from '#kit/db/test-database.ts'
import { recordHistoryOf } from '#kit/history/contract.ts'
import { historyRoutes } from '#kit/history/routes.ts'
import { deskOf } from '#kit/http/desk.ts'
import { lockPeriod } from '#kit/posting/period-lock.ts'
import { balanceOf } from '#modules/journal/face.ts'
import { allLaws, aShop, type Shop } from '../cast/shop.ts'
import * as delivery from '../deliveries/contract.ts'
import * as order from '../orders/contract.ts'
import { openSalesSettings, saveSalesSettings } from '../orders/settings-contract.ts'
import * as payment from '../payments/contract.ts'
import * as returns from '../returns/contract.ts'
import * as invoice from './contract.ts'

let db: Database

beforeAll(async () => {
  db = await testDatabase()
})

const balance = (shop: Shop, account: string) => balanceOf(db.read, shop.actor.companyId, account)
const settings = async (shop: Shop, given: Partial<Parameters<typeof shop.do<typeof saveSalesSettings>>[1]>) =>
  shop.do(saveSalesSettings, {
    version: (await shop.do(openSalesSettings, {})).version,
    billFirst: false,
    overDeliveryPercent: '0',
    creditMode: 'off',
    retentionTax: 'at-release',
    quotationDays: 14,
    termDays: 30,
    ...given,
  })

describe.each(['at-release', 'at-invoice'] as const)(
  'a contract of 1 M with advance and retention, PPN %s',
  (retentionTax) => {
    test('is billed and paid as the vectors say, and the books end empty', async () => {
      const shop = await aShop(db)
      await settings(shop, { retentionTax })
      const work = await shop.service('Pembangunan gudang')
      const saved = await shop.do(order.createOrder, {
        customerId: shop.customerId,
        date: '2026-11-02',
        confirm: true,
        downPaymentPercent: '20',
        retentionPercent: '5',
        withholding: [{ kind: 'pph-final', rate: '1.75' }],
        lines: [{ itemId: work, qty: '1', price: '1000000000' }],
      })
      const { lines } = await shop.do(order.openOrder, { id: saved.id })
      const bill = async (input: object) => {
        const made = await shop.do(invoice.createInvoice, { id: saved.id, date: '2026-11-10', ...input })
        const seen = await shop.do(invoice.openInvoice, { id: made.id })
        const paid = await shop.do(payment.payOrder, { id: saved.id, date: '2026-11-11' })
        const { amount, withheldTotal } = await shop.do(payment.openPayment, { id: paid.id })
        return { ppn: seen.ppn, total: seen.total, cash: amount, pph: withheldTotal }
      }
      const part = (qty: string) => ({ lines: [{ orderLineId: lines[0]!.id, qty }] })
      const isLater = retentionTax === 'at-release'

      expect(await bill({ kind: 'down_payment' })).toEqual({
        ppn: '22000000',
        total: '222000000',
        cash: '218500000',
        pph: '3500000',
      })
      const termin = isLater
        ? { ppn: '24750000', total: '249750000', cash: '245812500', pph: '3937500' }
        : { ppn: '26400000', total: '251400000', cash: '247462500', pph: '3937500' }
      expect(await bill(part('0.3'))).toEqual(termin)
      expect(await bill(part('0.3'))).toEqual(termin)
      expect((await bill({})).cash).toBe(isLater ? '327750000' : '329950000')
      expect(await balance(shop, '1-1310')).toBe(50_000_000n)
      expect((await bill({ kind: 'retention' })).cash).toBe(isLater ? '54625000' : '49125000')

      expect(await balance(shop, '1-1300')).toBe(0n)
      expect(await balance(shop, '1-1310')).toBe(0n)
      expect(await balance(shop, '2-1200')).toBe(0n)
      expect(await balance(shop, '4-1000')).toBe(-1_000_000_000n)
      expect(await balance(shop, '2-1400')).toBe(-110_000_000n)
      expect(await balance(shop, '8-1000')).toBe(17_500_000n)
      expect(await shop.do(order.openOrder, { id: saved.id })).toMatchObject({
        billing: 'full',
        paying: 'full',
        status: 'done',
        openDue: '0',
      })
      await allLaws(db)
    })
  },
)

test('the sheet of a down payment names what is still asked up front, and nothing once it is billed', async () => {
  const shop = await aShop(db)
  const work = await shop.service('Pembangunan gudang')
  const { id } = await shop.do(order.createOrder, {
    customerId: shop.customerId,
    date: '2026-11-02',
    confirm: true,
    downPaymentPercent: '20',
    lines: [{ itemId: work, qty: '1', price: '1000000' }],
  })
  const usual = async () => (await shop.do(invoice.orderInvoices, { id })).downPaymentUsual
  expect(await usual()).toBe('200000')
  const made = await shop.do(invoice.createInvoice, { id, date: '2026-11-03', kind: 'down_payment', amount: '150000' })
  expect(await usual()).toBe('50000')
  await shop.do(invoice.createInvoice, { id, date: '2026-11-03', kind: 'down_payment' })
  expect(await usual()).toBe('0')
  await shop.do(invoice.voidInvoice, { id: made.id, version: made.version, reason: 'Salah nilai' })
  expect(await usual()).toBe('150000')
})

describe('an invoice', () => {
  const aBill = async (shop: Shop, given: object = {}) => {
    const item = await shop.goods({ qty: '50', value: 500_000n })
    const saved = await shop.do(order.createOrder, {
      customerId: shop.customerId,
      date: '2026-11-03',
      confirm: true,
      termDays: 14,
      lines: [{ itemId: item, qty: '10', price: '99999' }],
      ...given,
    })
    await shop.do(delivery.createDelivery, { id: saved.id, date: '2026-11-04' })
    return { orderId: saved.id, ...(await shop.do(invoice.createInvoice, { id: saved.id, date: '2026-11-05' })) }
  }

  test('bills only what was delivered, unless bills go first', async () => {
    const shop = await aShop(db)
    const item = await shop.goods({ qty: '5', value: 50_000n })
    const saved = await shop.do(order.createOrder, {
      customerId: shop.customerId,
      date: '2026-11-03',
      confirm: true,
      lines: [{ itemId: item, qty: '5', price: '20000' }],
    })
    await expect(shop.do(invoice.createInvoice, { id: saved.id, date: '2026-11-05' })).rejects.toMatchObject({
      code: 'invoice.nothing-to-bill',
    })
    await settings(shop, { billFirst: true })
    const billed = await shop.do(invoice.createInvoice, { id: saved.id, date: '2026-11-05' })
    expect(await shop.do(invoice.openInvoice, { id: billed.id })).toMatchObject({ total: '111000', status: 'open' })
    await shop.do(delivery.createDelivery, { id: saved.id, date: '2026-11-06' })
    expect(await shop.do(order.openOrder, { id: saved.id })).toMatchObject({
      delivery: 'full',
      billing: 'full',
      status: 'delivered',
    })
    await allLaws(db)
  })

  test('due by the order’s term; what may change after issuing changes, with its history', async () => {
    const shop = await aShop(db)
    const { id, version, orderId } = await aBill(shop)
    expect(await shop.do(invoice.openInvoice, { id })).toMatchObject({ dueDate: '2026-11-19' })
    await shop.do(invoice.amendInvoice, {
      id,
      version,
      dueDate: '2026-12-01',
      taxInvoiceNo: '04002600000000123',
      notes: 'Titip',
    })
    expect(await shop.do(invoice.openInvoice, { id })).toMatchObject({
      dueDate: '2026-12-01',
      taxInvoiceNo: '04002600000000123',
      total: '1109989',
    })
    expect(await shop.do(order.openOrder, { id: orderId })).toMatchObject({ nextDue: '2026-12-01' })
    const [told] = await deskOf(db, shop.actor, historyRoutes).do(recordHistoryOf, { subject: 'invoice', ownerId: id })
    expect(told).toMatchObject({ act: 'amend', by: shop.actor.name })
    expect(told?.changes).toEqual({
      dueDate: ['2026-11-19', '2026-12-01'],
      taxInvoiceNo: [null, '04002600000000123'],
      notes: [null, 'Titip'],
    })
  })

  test('void gives back what it billed, but not while something stands on it', async () => {
    const shop = await aShop(db)
    const { id, version, orderId } = await aBill(shop)
    const paid = await shop.do(payment.payOrder, { id: orderId, date: '2026-11-06' })
    const now = await shop.do(invoice.openInvoice, { id })
    expect(now.version).toBeGreaterThan(version)
    await expect(shop.do(invoice.voidInvoice, { id, version: now.version, reason: 'x' })).rejects.toMatchObject({
      code: 'invoice.has-payments',
    })
    await shop.do(payment.voidPayment, { id: paid.id, version: paid.version, reason: 'Salah rekening' })
    const note = await shop.do(returns.createCreditNote, {
      id,
      date: '2026-11-06',
      reason: 'Harga',
      lines: [{ invoiceLineId: now.lines[0]!.id, qty: '3' }],
    })
    const credited = await shop.do(invoice.openInvoice, { id })
    expect(credited.can).not.toContain('void')
    await expect(shop.do(invoice.voidInvoice, { id, version: credited.version, reason: 'x' })).rejects.toMatchObject({
      code: 'invoice.has-credits',
    })
    await shop.do(returns.voidCreditNote, { id: note.id, version: note.version, reason: 'Batal' })
    const free = await shop.do(invoice.openInvoice, { id })
    const voided = { id, version: free.version, reason: 'Salah pelanggan' }
    await expect(shop.do(invoice.voidInvoice, { ...voided, date: '2020-01-01' })).rejects.toMatchObject({
      code: 'invoice.void-before',
    })
    await shop.do(invoice.voidInvoice, voided)
    expect(await shop.do(order.openOrder, { id: orderId })).toMatchObject({
      billing: 'none',
      openDue: '0',
      lines: [{ toInvoice: '10' }],
    })
    expect(await balance(shop, '1-1300')).toBe(0n)
    await allLaws(db)
  })

  test('a draft is decided again when it is issued', async () => {
    const shop = await aShop(db)
    const item = await shop.goods({ qty: '50', value: 500_000n })
    const saved = await shop.do(order.createOrder, {
      customerId: shop.customerId,
      date: '2026-11-03',
      confirm: true,
      lines: [{ itemId: item, qty: '10', price: '1000' }],
    })
    const { lines } = await shop.do(order.openOrder, { id: saved.id })
    const send = (qty: string) =>
      shop.do(delivery.createDelivery, {
        id: saved.id,
        date: '2026-11-04',
        lines: [{ orderLineId: lines[0]!.id, qty }],
      })
    await send('4')
    const draft = await shop.do(invoice.createInvoice, { id: saved.id, date: '2026-11-05', post: false })
    expect(await shop.do(invoice.openInvoice, { id: draft.id })).toMatchObject({
      state: 'draft',
      total: '4440',
      openDue: '0',
    })
    await send('6')
    const issued = await shop.do(invoice.postInvoice, { id: draft.id, version: draft.version })
    expect(issued.number).toMatch(/^INV-2611-/)
    expect(await shop.do(invoice.openInvoice, { id: draft.id })).toMatchObject({ total: '11100', date: '2026-11-05' })
    await allLaws(db)
  })

  test('in a closed period nothing is dated', async () => {
    const shop = await aShop(db)
    await aBill(shop)
    await db.withTx((tx) =>
      lockPeriod(tx, shop.actor, { area: 'sales', until: day('2026-11-30'), reason: 'Tutup November' }),
    )
    await expect(aBill(shop)).rejects.toMatchObject({ code: 'period.locked' })
    await db.withTx((tx) => lockPeriod(tx, shop.actor, { area: 'sales', until: null, reason: 'Buka' }))
    await allLaws(db)
  })

  test('an opening receivable stands once, and is paid like any other', async () => {
    const shop = await aShop(db)
    const opening = {
      id: shop.customerId,
      date: '2026-11-01',
      dueDate: '2026-10-15',
      amount: '7500000',
      reference: 'INV lama 88',
    }
    const posted = await shop.do(invoice.postOpeningReceivable, opening)
    expect(posted.number).toBe('SA-2611-0001')
    await expect(shop.do(invoice.postOpeningReceivable, opening)).rejects.toMatchObject({
      code: 'invoice.opening-twice',
    })
    expect(await balance(shop, '3-1000')).toBe(-7_500_000n)
    const [row] = await shop.do(invoice.listOpenInvoices, { id: shop.customerId })
    await shop.do(payment.recordPayment, {
      customerId: shop.customerId,
      date: '2026-11-03',
      amount: '7500000',
      allocations: [{ invoiceId: row!.id, amount: '7500000' }],
    })
    expect(await shop.do(invoice.openInvoice, { id: posted.id })).toMatchObject({ status: 'paid', openDue: '0' })
    await allLaws(db)
  })
})

test('the advance proposed is never more than what no invoice asked for yet', async () => {
  const shop = await aShop(db)
  await settings(shop, { billFirst: true })
  const lines = [{ itemId: await shop.service('Cat dinding'), qty: '10', price: '1000000' }]
  const asked = { customerId: shop.customerId, date: '2026-11-02', confirm: true, downPaymentPercent: '50', lines }
  const { id } = await shop.do(order.createOrder, asked)
  const opened = await shop.do(order.openOrder, { id })
  const part = { id, date: '2026-11-05', lines: [{ orderLineId: opened.lines[0]!.id, qty: '8' }] }
  await shop.do(invoice.createInvoice, part)
  expect(await shop.do(invoice.orderInvoices, { id })).toMatchObject({ downPaymentUsual: '2000000' })
  const advance = await shop.do(invoice.createInvoice, { id, kind: 'down_payment', date: '2026-11-06' })
  expect(await shop.do(invoice.openInvoice, { id: advance.id })).toMatchObject({ subtotal: '2000000' })
  await allLaws(db)
})
