import { beforeAll, describe, expect, test } from 'vitest'
import { NotFound } from '#kit/http/not-found.ts'
import { newId } from '#kit/id.ts'
import type { Database } from '#kit/db/database.ts'
import { testDatabase } from '#kit/db/test-database.ts'
import { quantityText } from '#ground/quantity.ts'
import { availability } from '#modules/stock/face.ts'
import { salesDesk } from '../cast/desk.ts'
import { allLaws, aShop, type Shop } from '../cast/shop.ts'
import * as delivery from '../deliveries/contract.ts'
import * as invoice from '../invoices/contract.ts'
import * as acts from './act-contract.ts'
import * as order from './contract.ts'
import * as settings from './settings-contract.ts'

let db: Database
let shop: Shop
let cement: string

beforeAll(async () => {
  db = await testDatabase()
  shop = await aShop(db)
  cement = await shop.goods({ name: 'Semen', qty: '1000', value: 60_000_000n })
})

const draft = (given: Record<string, unknown> = {}) => ({
  customerId: shop.customerId,
  date: '2026-11-03',
  lines: [{ itemId: cement, qty: '10', price: '75000' }],
  ...given,
})
const reserved = async () => quantityText((await availability(db.read, shop.actor.companyId, [cement]))[0]!.reserved)
const open = (id: string) => shop.do(order.openOrder, { id })

describe('a draft', () => {
  test('has no number, may be changed and removed, and a second editor is told', async () => {
    const saved = await shop.do(order.createOrder, draft())
    expect(saved).toMatchObject({ number: null, version: 1 })
    const edited = await shop.do(order.updateOrder, { id: saved.id, version: 1, ...draft({ notes: 'Antar pagi' }) })
    expect(edited.version).toBe(2)
    await expect(shop.do(order.updateOrder, { id: saved.id, version: 1, ...draft() })).rejects.toMatchObject({
      code: 'document.changed',
    })
    expect((await open(saved.id)).label).toBe('Draf')
    await shop.do(acts.deleteOrder, { id: saved.id })
    await expect(open(saved.id)).rejects.toBeInstanceOf(NotFound)
  })

  test('keeps sections and notes between its lines', async () => {
    const saved = await shop.do(
      order.createOrder,
      draft({
        lines: [
          { row: 'section', description: 'Lantai 1' },
          { itemId: cement, qty: '2', price: '75000' },
          { row: 'note', description: 'Termasuk antar' },
        ],
      }),
    )
    expect(await open(saved.id)).toMatchObject({
      lineCount: 1,
      subtotal: '150000',
      lines: [{ row: 'section' }, { row: 'item' }, { row: 'note' }],
    })
  })

  test('keeps who sells though gone since, and takes nobody unknown', async () => {
    const saved = await shop.do(order.createOrder, draft())
    const gone = newId()
    await db.pool.query('update sales_order set salesperson_id = $1, salesperson_name = $2 where id = $3', [
      gone,
      'Budi',
      saved.id,
    ])
    const asked = (salespersonId: string, version: number) => ({ id: saved.id, version, ...draft({ salespersonId }) })
    await shop.do(order.updateOrder, asked(gone, 1))
    expect(await open(saved.id)).toMatchObject({ salespersonId: gone, salespersonName: 'Budi' })
    await expect(shop.do(order.updateOrder, asked(newId(), 2))).rejects.toBeInstanceOf(NotFound)
    await expect(shop.do(order.createOrder, draft({ salespersonId: gone }))).rejects.toBeInstanceOf(NotFound)
  })

  test('of a customer whose salesperson is gone is sold by who writes it', async () => {
    const customerId = await shop.customer()
    await db.pool.query('update customer set salesperson_id = $1 where id = $2', [newId(), customerId])
    const { id } = await shop.do(order.createOrder, draft({ customerId }))
    expect(await open(id)).toMatchObject({ salespersonId: shop.actor.userId })
  })

  test('is due after the days of its customer, else after those of the company', async () => {
    const terms = 'insert into payment_term (id, company_id, name, days) values ($1, $2, $3, 45) returning id'
    const { rows } = await db.pool.query<{ id: string }>(terms, [newId(), shop.actor.companyId, 'Empat puluh lima'])
    const agreed = await shop.customer({ name: 'PT Punya Termin', paymentTermId: rows[0]!.id })
    const usual = await shop.customer({ name: 'PT Bawaan', paymentTermId: null })
    const daysOf = async (given: Record<string, unknown>) =>
      (await open((await shop.do(order.createOrder, draft(given))).id)).termDays
    expect(await daysOf({ customerId: usual })).toBe(30)
    await shop.do(settings.saveSalesSettings, { ...(await shop.do(settings.openSalesSettings, {})), termDays: 21 })
    expect(await daysOf({ customerId: usual })).toBe(21)
    expect(await daysOf({ customerId: agreed })).toBe(45)
    expect(await daysOf({ customerId: agreed, termDays: 7 })).toBe(7)
  })

  test('past its day reads as expired', async () => {
    const saved = await shop.do(order.createOrder, draft({ date: '2026-01-05', validUntil: '2026-01-12' }))
    expect((await open(saved.id)).status).toBe('expired')
    const { rows } = await shop.do(order.listOrders, { status: 'expired' })
    expect(rows.map((row) => row.id)).toEqual([saved.id])
  })
})

describe('prices and tax', () => {
  test('with PPN inside: the total is what was typed', async () => {
    const saved = await shop.do(
      order.createOrder,
      draft({ priceIncludesTax: true, lines: [{ itemId: cement, qty: '1', price: '1110000' }] }),
    )
    expect(await open(saved.id)).toMatchObject({ total: '1110000', ppn: '110000', dpp: '1000000', dppOther: '916667' })
  })

  test('a seller who is not PKP charges none, whatever was asked', async () => {
    const small = await aShop(db, { isPkp: false })
    const item = await small.goods({ qty: '5', value: 100n })
    const saved = await small.do(order.createOrder, {
      customerId: small.customerId,
      date: '2026-11-03',
      taxCode: 'PPN',
      lines: [{ itemId: item, qty: '1', price: '1000000' }],
    })
    expect(await small.do(order.openOrder, { id: saved.id })).toMatchObject({
      total: '1000000',
      ppn: '0',
      sellerIsPkp: false,
      taxes: [],
    })
  })

  test('discounts of lines and document, and the shipping fee, are spread to the rupiah', async () => {
    const saved = await shop.do(
      order.createOrder,
      draft({
        discountAmount: '10000',
        shippingFee: '50000',
        lines: [
          { itemId: cement, qty: '3', price: '33333', discountPercent: '2.5' },
          { itemId: cement, qty: '1', price: '100000', discountAmount: '1' },
        ],
      }),
    )
    expect(await open(saved.id)).toMatchObject({
      subtotal: '197498',
      discountTotal: '10000',
      dpp: '237498',
      ppn: '26125',
      total: '263623',
    })
  })

  test('a line may bear another code, and one code without rate is refused', async () => {
    const saved = await shop.do(
      order.createOrder,
      draft({
        lines: [
          { itemId: cement, qty: '1', price: '1000000' },
          { itemId: cement, qty: '1', price: '1000000', taxCode: 'none' },
        ],
      }),
    )
    expect(await open(saved.id)).toMatchObject({ dpp: '2000000', ppn: '110000', total: '2110000' })
    // An order without PPN has none, also where its item usually bears it.
    await db.pool.query(`update item set tax_code = 'PPN' where id = $1`, [cement])
    const untaxed = await shop.do(order.createOrder, draft({ taxCode: 'none' }))
    expect(await open(untaxed.id)).toMatchObject({ ppn: '0' })
    await db.pool.query(`update item set tax_code = null where id = $1`, [cement])
    await expect(shop.do(order.createOrder, draft({ taxCode: 'PPN-ANEH' }))).rejects.toMatchObject({
      code: 'order.unknown-tax',
    })
  })
})

describe('a confirmed order', () => {
  test('reserves goods, and lets them go when voided', async () => {
    const before = Number(await reserved())
    const saved = await shop.do(order.createOrder, draft({ confirm: true }))
    expect(saved.number).toMatch(/^ORD-2611-\d{4}$/)
    expect(Number(await reserved())).toBe(before + 10)
    await shop.do(acts.voidOrder, { id: saved.id, version: saved.version, reason: 'Batal beli' })
    expect(Number(await reserved())).toBe(before)
    expect(await open(saved.id)).toMatchObject({
      status: 'void',
      voidReason: 'Batal beli',
      number: saved.number,
      can: ['duplicate'],
    })
  })

  test('says what the shelf does not hold', async () => {
    const rare = await shop.goods({ name: 'Marmer', qty: '2', value: 900_000n })
    const saved = await shop.do(
      order.createOrder,
      draft({ confirm: true, lines: [{ itemId: rare, qty: '5', price: '800000' }] }),
    )
    expect(saved.warnings).toContainEqual(expect.objectContaining({ code: 'short-stock', line: 0 }))
  })

  test('made and confirmed in one go, it tells both: who made it, who confirmed it, when', async () => {
    const saved = await shop.do(order.createOrder, draft({ confirm: true }))
    const told = await shop.do(order.orderHistory, { id: saved.id })
    expect(told.map(({ act, by }) => `${by} ${act}`)).toEqual(['Rina confirm', 'Rina create'])
    expect(told[0]!.at >= told[1]!.at).toBe(true)
  })

  test('cannot be edited, only amended', async () => {
    const saved = await shop.do(order.createOrder, draft({ confirm: true }))
    await expect(
      shop.do(order.updateOrder, { id: saved.id, version: saved.version, ...draft() }),
    ).rejects.toMatchObject({ code: 'document.wrong-state' })
    const amended = await shop.do(order.amendOrder, {
      id: saved.id,
      version: saved.version,
      notes: 'Titip satpam',
      customerPoNo: 'PO-9',
    })
    expect(await open(saved.id)).toMatchObject({
      notes: 'Titip satpam',
      customerPoNo: 'PO-9',
      version: amended.version,
    })
    const [last] = await shop.do(order.orderHistory, { id: saved.id })
    expect(last).toMatchObject({ act: 'amend', by: 'Rina', changes: { notes: [null, 'Titip satpam'] } })
  })

  test('held, it sends nothing until it goes on', async () => {
    const saved = await shop.do(order.createOrder, draft({ confirm: true }))
    const held = await shop.do(acts.holdOrder, { id: saved.id, version: saved.version, reason: 'Tunggu DP' })
    await expect(shop.do(delivery.createDelivery, { id: saved.id })).rejects.toMatchObject({ code: 'order.held' })
    await shop.do(acts.resumeOrder, { id: saved.id, version: held.version })
    expect((await shop.do(delivery.createDelivery, { id: saved.id, date: '2026-11-05' })).number).toMatch(/^SJ-/)
  })

  test('revised: the old one is void, the new one is a draft with its content', async () => {
    const saved = await shop.do(order.createOrder, draft({ confirm: true, customerPoNo: 'PO-REV' }))
    const fresh = await shop.do(acts.reviseOrder, { id: saved.id, version: saved.version, reason: 'Harga salah' })
    expect(await open(saved.id)).toMatchObject({ state: 'void' })
    expect(await open(fresh.id)).toMatchObject({
      state: 'draft',
      revisionOf: saved.id,
      customerPoNo: 'PO-REV',
      total: '832500',
    })
  })

  test('with a delivery it cannot be voided, but closed short; then only what was sent is billed', async () => {
    const saved = await shop.do(order.createOrder, draft({ confirm: true }))
    const { lines } = await open(saved.id)
    await shop.do(delivery.createDelivery, {
      id: saved.id,
      date: '2026-11-05',
      lines: [{ orderLineId: lines[0]!.id, qty: '4' }],
    })
    const now = await open(saved.id)
    await expect(shop.do(acts.voidOrder, { id: saved.id, version: now.version, reason: 'x' })).rejects.toMatchObject({
      code: 'order.has-documents',
    })
    await shop.do(acts.closeOrder, { id: saved.id, version: now.version, reason: 'Stok habis' })
    expect(await open(saved.id)).toMatchObject({
      status: 'closed',
      closedReason: 'Stok habis',
      lines: [{ toDeliver: '0', toInvoice: '4' }],
    })
    await shop.do(invoice.createInvoice, { id: saved.id, date: '2026-11-06' })
    expect(await open(saved.id)).toMatchObject({ billing: 'full', billedTotal: '333000' })
    await allLaws(db)
  })
})

describe('the list', () => {
  test('filters, views and counts agree, and another company sees nothing', async () => {
    const { rows, count } = await shop.do(order.listOrders, { view: 'perlu-dikirim', sort: '-total' })
    expect(rows.length).toBe(count)
    expect(rows.every((row) => row.delivery === 'none' || row.delivery === 'partial')).toBe(true)
    const waiting = await shop.do(order.countOrders, {})
    expect(waiting.toDeliver).toBe(count)
    expect((await shop.do(order.listOrders, { q: 'maju jaya', status: 'closed' })).rows).toHaveLength(1)
    const stranger = await aShop(db)
    expect((await stranger.do(order.listOrders, {})).rows).toEqual([])
    await expect(stranger.do(order.openOrder, { id: rows[0]!.id })).rejects.toBeInstanceOf(NotFound)
  })

  test('someone who sees only their own sees only their own', async () => {
    const other = salesDesk(db, {
      ...shop.actor,
      userId: '018f0000-0000-7000-8000-00000000abcd',
      scope: { ...shop.actor.scope, ownOnly: true },
    })
    expect((await other.do(order.listOrders, {})).count).toBe(0)
  })
})
