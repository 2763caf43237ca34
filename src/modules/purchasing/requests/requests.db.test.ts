import { beforeAll, describe, expect, test } from 'vitest'
import type { Database } from '#kit/db/database.ts'
import { testDatabase } from '#kit/db/test-database.ts'
import { NotFound } from '#kit/http/not-found.ts'
import { newId } from '#kit/id.ts'
import { aBuyer, allLaws, refused, type Buyer } from '../cast/buyer.ts'
import { startCashPurchase } from '../cash/contract.ts'
import * as order from '../orders/contract.ts'
import { savePriceList } from '../prices/contract.ts'
import * as quote from '../quotes/contract.ts'
import * as request from './contract.ts'

let db: Database
let buyer: Buyer
let cement: string
/** Another person of the company who may approve. */
const boss = { userId: newId(), name: 'Bu Lestari' }

beforeAll(async () => {
  db = await testDatabase()
  buyer = await aBuyer(db)
  cement = await buyer.house.item({ name: 'Semen' })
  const role = newId()
  await db.pool.query("insert into role (id, name, permissions) values ($1, 'Atasan', '{approve pembelian-barang}')", [
    role,
  ])
  for (const { userId, name } of [boss, buyer.actor]) {
    const user = 'insert into app_user (id, name, email, status) values ($1, $2, $3, $4)'
    await db.pool.query(user, [userId, name, `${userId}@x.id`, 'active'])
    await db.pool.query('insert into user_role (user_id, role_id) values ($1, $2)', [userId, role])
  }
})

test('goods are not asked for, nor bought by nota, for where the damaged and the doubtful lie', async () => {
  const sql = 'insert into warehouse (id, company_id, code, name, type) values ($1, $2, $3, $4, $5)'
  for (const type of ['rusak', 'karantina'])
    await db.pool.query(sql, [newId(), buyer.actor.companyId, `X-${type}`, `Tempat ${type}`, type])
  for (const start of [request.startRequest, startCashPurchase]) {
    const { warehouses } = await buyer.do(start, {})
    expect(warehouses.map(({ id }) => id)).toContain(buyer.house.main)
    expect(warehouses.filter(({ type }) => type === 'rusak' || type === 'karantina')).toEqual([])
  }
})

const asked = (more: object = {}) =>
  buyer.do(request.createRequest, {
    date: '2026-11-03',
    neededBy: '2026-11-20',
    warehouseId: buyer.house.main,
    submit: true,
    lines: [{ itemId: cement, qty: '100', reason: 'Kolom lantai 2' }],
    ...more,
  } as never)
const seen = (id: string) => buyer.do(request.openRequest, { id })
const approved = async (more: object = {}) => {
  const { id, version } = await asked(more)
  return buyer.as(boss).do(request.decideRequest, { id, version, decision: 'approve' })
}

describe('a request', () => {
  test('waits for a second person, and becomes two orders that are counted', async () => {
    const made = await asked()
    expect(await seen(made.id)).toMatchObject({ status: 'pending', label: made.number })
    const own = { id: made.id, version: made.version, decision: 'approve' as const }
    await expect(buyer.do(request.decideRequest, own)).rejects.toMatchObject({ code: 'approval.own' })
    const yes = await buyer
      .as(boss)
      .do(request.decideRequest, { ...own, decision: 'approve-note', note: 'Bagi dua toko' })
    expect(made.number).toMatch(/^PR-\d{4}-\d{4}$/)
    expect(yes.number).toBe(made.number)

    const line = (await seen(made.id)).lines[0]!.id
    const first = await buyer.do(request.orderRequest, {
      id: made.id,
      version: yes.version,
      supplierId: buyer.supplierId,
      lines: [{ lineId: line, qty: '60' }],
    })
    const draft = await buyer.do(order.openPurchase, { id: first.id })
    expect(draft).toMatchObject({ state: 'draft', requests: [{ id: made.id }], lines: [{ qty: '60' }] })
    await buyer.do(order.submitPurchase, { id: first.id, version: first.version })
    expect(await seen(made.id)).toMatchObject({
      status: 'partly-ordered',
      decisions: [{ decision: 'approve-note', by: 'Bu Lestari' }],
      lines: [{ ordered: '60', toOrder: '40' }],
    })
    const over = {
      id: made.id,
      version: yes.version,
      supplierId: buyer.supplierId,
      lines: [{ lineId: line, qty: '41' }],
    }
    await refused(buyer.do(request.orderRequest, over), 'request.too-many')
    const rest = await buyer.do(request.orderRequest, {
      id: made.id,
      version: yes.version,
      supplierId: buyer.supplierId,
    })
    await buyer.do(order.submitPurchase, { id: rest.id, version: rest.version })
    expect((await seen(made.id)).status).toBe('ordered')
    const all = { id: made.id, version: yes.version, supplierId: buyer.supplierId }
    await refused(buyer.do(request.orderRequest, all), 'request.nothing-to-order')

    for (const id of [first.id, rest.id]) {
      const opened = await buyer.do(order.openPurchase, { id })
      await buyer.received(opened, [{ qty: opened.lines[0]!.qty }], { date: opened.date })
    }
    expect(await seen(made.id)).toMatchObject({ status: 'fulfilled', lines: [{ received: '100' }] })
    await allLaws(db)
  })

  test('is ordered at what the supplier lists for that quantity, else at the last price paid', async () => {
    const supplierId = await buyer.supplier({ name: 'UD Berdaftar' })
    const yes = await approved()
    const { itemId, unit, id: lineId } = (await seen(yes.id)).lines[0]!
    const offer = { itemId: itemId!, unit, validFrom: '2026-11-01' }
    await buyer.do(savePriceList, {
      id: supplierId,
      prices: [
        { ...offer, price: '71000' },
        { ...offer, price: '69000', minQty: '50' },
      ],
    })
    const ordered = async (qty: string, from: string) => {
      const about = { id: yes.id, version: yes.version, supplierId: from, lines: [{ lineId, qty }] }
      const { id } = await buyer.do(request.orderRequest, about)
      return (await buyer.do(order.openPurchase, { id })).lines[0]?.price
    }
    expect(await ordered('60', supplierId)).toBe('69000')
    expect(await ordered('40', supplierId)).toBe('71000')
    expect(await ordered('40', buyer.supplierId)).not.toBe('71000')
  })

  test('comes back to be changed, is refused, is withdrawn', async () => {
    const made = await asked()
    const no = { id: made.id, version: made.version }
    const desk = buyer.as(boss)
    await expect(desk.do(request.decideRequest, { ...no, decision: 'return' })).rejects.toMatchObject({
      code: 'approval.no-note',
      field: 'note',
    })
    const back = await desk.do(request.decideRequest, { ...no, decision: 'return', note: 'Kurangi' })
    expect(await seen(made.id)).toMatchObject({ status: 'returned', decisionNote: 'Kurangi', requesterName: 'Rina' })
    const again = await buyer.do(request.submitRequest, { id: made.id, version: back.version })
    await desk.do(request.decideRequest, {
      id: made.id,
      version: again.version,
      decision: 'reject',
      note: 'Tidak perlu',
    })
    expect(await seen(made.id)).toMatchObject({ status: 'rejected', state: 'void', voidReason: 'Tidak perlu' })

    const other = await asked()
    const drawn = await buyer.do(request.withdrawRequest, { id: other.id, version: other.version })
    expect((await seen(other.id)).can).toContain('edit')
    await expect(buyer.do(request.withdrawRequest, { id: other.id, version: drawn.version })).rejects.toMatchObject({
      code: 'document.wrong-state',
    })
    // It was handed in and has its number: it is voided, and the series has no hole.
    await expect(buyer.do(request.deleteRequest, { id: other.id })).rejects.toMatchObject({ code: 'request.numbered' })
    expect((await seen(other.id)).can).not.toContain('delete')
    const version = (await seen(other.id)).version
    await buyer.do(request.voidRequest, { id: other.id, version, reason: 'Tidak jadi' })
    expect(await seen(other.id)).toMatchObject({ state: 'void', label: other.number })

    const draft = await asked({ submit: false })
    await buyer.do(request.deleteRequest, { id: draft.id })
    await expect(seen(draft.id)).rejects.toThrow(NotFound)
  })

  test('cannot be ordered before its yes, nor after it was closed', async () => {
    const made = await asked()
    const lines = [{ itemId: cement, qty: '5', price: '1', requestLineId: (await seen(made.id)).lines[0]!.id }]
    await refused(buyer.ordered({ lines }), 'purchase.request-not-open')
    await refused(buyer.ordered({ lines: [{ ...lines[0], requestLineId: newId() }] }), 'purchase.unknown-request-line')
    const { id, version } = await approved()
    const closed = await buyer.do(request.closeRequest, { id, version, reason: 'Pakai stok lama' })
    const all = { id, version: closed.version, supplierId: buyer.supplierId }
    await refused(buyer.do(request.orderRequest, all), 'request.closed')
    await refused(buyer.do(request.closeRequest, { id, version: closed.version, reason: 'x' }), 'request.closed')
  })

  test('gives back what an order that is closed short or taken back did not bring', async () => {
    const { id, version } = await approved()
    const made = await buyer.do(request.orderRequest, { id, version, supplierId: buyer.supplierId })
    const posted = await buyer.do(order.submitPurchase, { id: made.id, version: made.version })
    expect((await seen(id)).status).toBe('ordered')
    const tooLate = buyer.do(request.voidRequest, { id, version, reason: 'x' })
    await refused(tooLate, 'request.has-orders')
    const opened = await buyer.do(order.openPurchase, { id: made.id })
    await buyer.received(opened, [{ qty: '30' }], { date: opened.date })
    await buyer.do(order.closePurchase, {
      id: made.id,
      version: (await buyer.do(order.openPurchase, { id: made.id })).version,
      reason: 'Kosong',
    })
    expect(await seen(id)).toMatchObject({ status: 'partly-ordered', lines: [{ ordered: '30', toOrder: '70' }] })
    expect(posted.number).not.toBeNull()
    const rest = await buyer.do(request.orderRequest, { id, version, supplierId: buyer.supplierId })
    const sent = await buyer.do(order.submitPurchase, { id: rest.id, version: rest.version })
    await buyer.do(order.voidPurchase, { id: rest.id, version: sent.version, reason: 'Salah toko' })
    expect(await seen(id)).toMatchObject({ lines: [{ ordered: '30' }] })
    await allLaws(db)
  })

  test('refuses a day before itself, an empty line and a unit the item has not', async () => {
    await refused(asked({ neededBy: '2026-11-01' }), 'request.needed-early')
    await refused(asked({ lines: [{ qty: '1' }] }), 'purchase.line-empty')
    await refused(asked({ lines: [{ itemId: cement, qty: '1', unit: 'ton' }] }), 'purchase.unknown-unit')
  })
})

test('leftovers elsewhere are offered, the item before what may stand in for it', async () => {
  const [tiga, padang] = [await buyer.house.item({ name: 'Semen A' }), await buyer.house.item({ name: 'Semen B' })]
  const pair = 'insert into item_substitute (company_id, item_id, other_id) values ($1, $2, $3), ($1, $3, $2)'
  await db.pool.query(pair, [buyer.actor.companyId, tiga, padang])
  const there = { warehouseId: buyer.house.site }
  for (const [itemId, qty] of [
    [tiga, '30'],
    [padang, '500'],
  ] as const) {
    const made = await buyer.ordered({ ...there, lines: [{ itemId, qty, price: '1000' }] })
    await buyer.received(made, [{ qty }])
  }
  const { id } = await approved({ lines: [{ itemId: tiga, qty: '100' }] })
  const offers = [
    { warehouseName: 'Gudang Proyek', itemId: tiga, isSubstitute: false, available: '30', suggested: '30' },
    { itemId: padang, isSubstitute: true, available: '500', suggested: '70' },
  ]
  expect(await buyer.do(request.requestLeftovers, { id })).toMatchObject([{ wanted: '100', offers }])
  const near = buyer.as({ scope: { ...buyer.actor.scope, warehouses: [buyer.house.main] } })
  expect(await near.do(request.requestLeftovers, { id })).toEqual([])
  const waiting = await buyer.do(order.createPurchase, {
    supplierId: buyer.supplierId,
    date: '2026-11-03',
    warehouseId: buyer.house.main,
    lines: [{ itemId: tiga, qty: '10', price: '1' }],
  })
  expect(await buyer.do(order.purchaseLeftovers, { id: waiting.id })).toMatchObject([{ wanted: '10' }])
})

test('quotes are compared, and the chosen one becomes the order at its prices', async () => {
  const sand = await buyer.house.item({ name: 'Pasir', unit: 'm³' })
  const { id } = await approved({
    lines: [
      { itemId: cement, qty: '10' },
      { itemId: sand, qty: '5' },
    ],
  })
  const [one, two] = (await seen(id)).lines.map((line) => line.id)
  const [near, far] = [await buyer.supplier({ name: 'UD Dekat' }), await buyer.supplier({ name: 'UD Jauh' })]
  const quoted = (supplierId: string, prices: readonly (string | null)[], more: object = {}) =>
    buyer.do(quote.addQuote, {
      id,
      supplierId,
      date: '2026-11-04',
      lines: [one!, two!].map((requestLineId, at) => ({ requestLineId, price: prices[at] ?? null })),
      ...more,
    })
  const first = await quoted(near, ['60000', '300000'], { freight: '50000', leadDays: 3, quoteNo: 'Q-1' })
  await quoted(far, ['58000', '310000'])
  await refused(quoted(near, ['1', '1']), 'quote.supplier-twice')
  await refused(quoted(await buyer.supplier(), [null, null]), 'quote.nothing-offered')

  const table = await buyer.do(quote.compareQuotes, { id })
  expect(table.quotes).toMatchObject([
    { supplierName: 'UD Dekat', total: '2150000', offered: 2, isLowest: false },
    { supplierName: 'UD Jauh', total: '2130000', offered: 2, isLowest: true },
  ])
  expect(table.lines.map((line) => line.prices.map((each) => each?.isLowest))).toEqual([
    [false, true],
    [true, false],
  ])
  const made = await buyer.do(quote.chooseQuote, { id: first.id, version: 1, reason: 'Lebih cepat sampai' })
  expect(await buyer.do(order.openPurchase, { id: made.id })).toMatchObject({
    state: 'draft',
    supplierName: 'UD Dekat',
    supplierRef: 'Q-1',
    freight: '50000',
    lines: [{ price: '60000' }, { price: '300000' }],
  })
  await refused(buyer.do(quote.chooseQuote, { id: first.id, version: 2, reason: 'x' }), 'quote.already-ordered')
  await refused(buyer.do(quote.deleteQuote, { id: first.id }), 'quote.already-ordered')
})

test('a person of one warehouse sees only its requests', async () => {
  const { id } = await asked()
  const other = buyer.as({ scope: { ...buyer.actor.scope, warehouses: [buyer.house.site] } })
  await expect(other.do(request.openRequest, { id })).rejects.toThrow(NotFound)
  const listed = await other.do(request.listRequests, {})
  expect(listed.rows).toEqual([])
  expect((await buyer.do(request.listRequests, { view: 'perlu-disetujui' })).rows.length).toBeGreaterThan(0)
})
