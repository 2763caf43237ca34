import { beforeAll, describe, expect, test } from 'vitest'
import { money } from '#ground/money.ts'
import type { Database } from '#kit/db/database.ts'
import { testDatabase } from '#kit/db/test-database.ts'
import { quantity } from '#ground/quantity.ts'
import { newId } from '#kit/id.ts'
import { saveBands } from '#kit/posting/approval.ts'
import { aProject } from '#modules/projects/cast/site.ts'
import { aBuyer, allLaws, refused, type Buyer } from '../cast/buyer.ts'
import * as order from './contract.ts'

let db: Database
let buyer: Buyer
let cement: string
const boss = { userId: newId(), name: 'Bu Lestari' }
const q = (text: string) => quantity(text)

beforeAll(async () => {
  db = await testDatabase()
  buyer = await aBuyer(db)
  cement = await buyer.house.item({ name: 'Semen' })
})

const seen = (id: string) => buyer.do(order.openPurchase, { id })
const lines = (qty: string, price = '1000') => [{ itemId: cement, qty, price }]
const draft = (more: object = {}) =>
  buyer.do(order.createPurchase, {
    supplierId: buyer.supplierId,
    date: '2026-11-03',
    warehouseId: buyer.house.main,
    lines: lines('10'),
    ...more,
  } as never)

/** What an amendment sends: the order as it is, with changes. */
async function asIs(id: string) {
  const it = await seen(id)
  return {
    id,
    version: it.version,
    supplierId: it.supplierId,
    date: it.date,
    warehouseId: it.warehouseId,
    shipTo: it.shipTo,
    lines: it.lines.map(({ id: lineId, itemId, qty, unit, price, taxCode }) => ({
      id: lineId,
      itemId,
      qty,
      unit,
      price,
      taxCode,
    })),
  }
}

describe('an order', () => {
  test('adds up as the paper will: line and whole discounts, freight, PPN', async () => {
    const saved = await draft({
      discountAmount: '100000',
      freight: '50000',
      downPaymentAmount: '200000',
      lines: [{ itemId: cement, qty: '10', price: '100000', discountPercent: '10' }],
    })
    expect(saved).toMatchObject({ number: null, state: 'draft' })
    expect(await seen(saved.id)).toMatchObject({
      subtotal: '900000',
      discountTotal: '100000',
      dpp: '850000',
      ppn: '93500',
      total: '943500',
      lines: [{ net: '800000', cost: '800000' }],
    })
    await buyer.do(order.deletePurchase, { id: saved.id })
  })

  test('a supplier who is no PKP bears no PPN', async () => {
    const supplierId = await buyer.supplier({ name: 'Toko Kecil', isPkp: false })
    const made = await buyer.ordered({ supplierId, lines: lines('10') })
    expect(made).toMatchObject({ ppn: '0', total: '10000', taxCode: 'none' })
  })

  test('without PPN taxes no line, whatever its item usually bears; with PPN each as its item does', async () => {
    const [none, own] = [await buyer.house.item({ name: 'Beras' }), await buyer.house.item({ name: 'Mobil' })]
    await db.pool.query("update item set tax_code = 'none' where id = $1", [none])
    await db.pool.query("update item set tax_code = 'PPN-MEWAH' where id = $1", [own])
    const mixed = [none, own, cement].map((itemId) => ({ itemId, qty: '1', price: '100000' }))
    const codes = async (taxCode: string | null) => {
      const { ppn, lines: kept } = await seen((await draft({ taxCode, lines: mixed })).id)
      return [ppn, ...kept.map((line) => line.taxCode)]
    }
    expect(await codes('none')).toEqual(['0', 'none', 'none', 'none'])
    expect(await codes(null)).toEqual(['23000', 'none', 'PPN-MEWAH', 'PPN'])
  })

  test('is written anew while a draft, and a blocked supplier gets none', async () => {
    const saved = await draft()
    const again = { ...(await asIs(saved.id)), lines: lines('20'), submit: true }
    const done = await buyer.do(order.updatePurchase, again as never)
    expect(done.number).toMatch(/^PO-2611-\d{4}$/)
    await expect(buyer.do(order.updatePurchase, again as never)).rejects.toMatchObject({ code: 'document.wrong-state' })
    const blocked = await buyer.supplier({ name: 'Toko Nakal', status: 'diblokir' })
    await expect(draft({ supplierId: blocked })).rejects.toMatchObject({ code: expect.stringMatching(/^supplier\./) })
  })

  test('waits above a band, is posted by another person, and not by who handed it in', async () => {
    const big = await aBuyer(db)
    const role = newId()
    await db.pool.query(`insert into role (id, name, permissions) values ($1, $2, '{approve pembelian-barang}')`, [
      role,
      role,
    ])
    const user = "insert into app_user (id, name, email, status) values ($1, 'B', $2, 'active')"
    await db.pool.query(user, [boss.userId, `${boss.userId}@x.id`])
    await db.pool.query('insert into user_role (user_id, role_id) values ($1, $2)', [boss.userId, role])
    const item = await big.house.item()
    const bands = [{ fromAmount: money(1_000_000), permission: 'approve pembelian-barang' }]
    await db.withTx((tx) => saveBands(tx, big.house.actor, 'purchase-order', bands))
    expect(await big.ordered({ lines: [{ itemId: item, qty: '1', price: '900000' }] })).toMatchObject({
      status: 'ordered',
    })

    const made = await big.ordered({ lines: [{ itemId: item, qty: '2', price: '900000' }] })
    expect(made).toMatchObject({ status: 'pending', number: null })
    expect(await big.stock(item)).toMatchObject({ incoming: q('1') })
    const yes = { id: made.id, version: made.version, decision: 'approve' as const }
    // Who handed it in is not shown what would be refused.
    expect(made.can).not.toContain('decide')
    expect((await big.as(boss).do(order.openPurchase, { id: made.id })).can).toContain('decide')
    await expect(big.do(order.decidePurchase, yes)).rejects.toMatchObject({ code: 'approval.own' })
    const weak = big.as({ ...boss, can: (permission: string) => permission !== 'approve pembelian-barang' })
    await expect(weak.do(order.decidePurchase, yes)).rejects.toMatchObject({ code: 'approval.above-own' })
    const done = await big.as(boss).do(order.decidePurchase, yes)
    expect(done).toMatchObject({ state: 'posted', number: expect.stringMatching(/^PO-/) })
    expect(await big.stock(item)).toMatchObject({ incoming: q('3') })

    // A change that rises over a band waits; the order goes on as it was until it is approved.
    const small = await big.ordered({ lines: [{ itemId: item, qty: '1', price: '500000' }] })
    const amended = {
      id: small.id,
      version: small.version,
      supplierId: small.supplierId,
      date: small.date,
      warehouseId: small.warehouseId,
      lines: [{ id: small.lines[0]!.id, itemId: item, qty: '4', price: '500000' }],
      reason: 'Pengecoran ditambah',
    }
    expect(await big.do(order.amendPurchase, amended)).toMatchObject({ state: 'pending_approval' })
    const waiting = await big.do(order.openPurchase, { id: small.id })
    expect(waiting).toMatchObject({
      state: 'posted',
      total: '555000',
      amendment: { total: '2220000', reason: 'Pengecoran ditambah' },
    })
    const ok = { id: small.id, version: waiting.version, decision: 'approve' as const }
    await expect(big.do(order.decidePurchase, ok)).rejects.toMatchObject({ code: 'approval.own' })
    await big.as(boss).do(order.decidePurchase, ok)
    expect(await big.do(order.openPurchase, { id: small.id })).toMatchObject({
      total: '2220000',
      amendment: null,
      lines: [{ id: small.lines[0]!.id, qty: '4' }],
    })
    expect(await big.stock(item)).toMatchObject({ incoming: q('7') })

    // The yes was for 2.220.000: more of it is asked about again, less is not; and nothing slips in behind what waits.
    const now = await big.do(order.openPurchase, { id: small.id })
    const line = { id: small.lines[0]!.id, itemId: item, price: '500000' }
    const more = { ...amended, version: now.version, lines: [{ ...line, qty: '5' }] }
    expect(await big.do(order.amendPurchase, more)).toMatchObject({ state: 'pending_approval' })
    const { version } = await big.do(order.openPurchase, { id: small.id })
    const less = { ...amended, version, lines: [{ ...line, qty: '3' }] }
    await refused(big.do(order.amendPurchase, less), 'purchase.amendment-waits')
    const block = (status: string) =>
      db.pool.query('update supplier set status = $2 where id = $1', [small.supplierId, status])
    await block('diblokir')
    const late = big.as(boss).do(order.decidePurchase, { id: small.id, version, decision: 'approve' })
    await expect(late).rejects.toMatchObject({ code: 'supplier.blocked' })
    await block('aktif')
    const back = await big.do(order.withdrawPurchase, { id: small.id, version })
    expect(await big.do(order.amendPurchase, { ...less, version: back.version })).toMatchObject({ state: 'posted' })
    expect(await big.stock(item)).toMatchObject({ incoming: q('6') })
    await allLaws(db)
  })
})

describe('a posted order that is changed', () => {
  test('keeps what came, moves what is on its way, adds and drops lines', async () => {
    const sand = await buyer.house.item({ name: 'Pasir' })
    const made = await buyer.ordered({ lines: [...lines('10'), { itemId: sand, qty: '5', price: '2000' }] })
    await buyer.received(made, [{ qty: '4' }])
    const now = await asIs(made.id)
    const change = (first: object) => ({ ...now, lines: [{ ...now.lines[0], ...first }] }) as never
    await refused(buyer.do(order.amendPurchase, change({ qty: '3' })), 'purchase.below-received')
    await refused(buyer.do(order.amendPurchase, change({ price: '900' })), 'purchase.price-fixed')
    await refused(buyer.do(order.amendPurchase, { ...now, lines: [now.lines[1]!] } as never), 'purchase.line-received')
    const there = { ...now, warehouseId: buyer.house.site } as never
    await refused(buyer.do(order.amendPurchase, there), 'purchase.place-fixed')
    const other = { ...now, supplierId: await buyer.supplier() } as never
    await refused(buyer.do(order.amendPurchase, other), 'purchase.supplier-fixed')

    const before = (await buyer.stock(cement))?.incoming ?? 0n
    await buyer.do(order.amendPurchase, {
      ...now,
      lines: [
        { ...now.lines[0], qty: '6' },
        { itemId: sand, qty: '9', price: '2500' },
      ],
      reason: 'Semen dikurangi',
    } as never)
    expect(await seen(made.id)).toMatchObject({
      lineCount: 2,
      lines: [{ received: '4', toReceive: '2' }, { qty: '9' }],
    })
    expect(((await buyer.stock(cement))?.incoming ?? 0n) - before).toBe(-q('4'))
    expect(await buyer.stock(sand)).toMatchObject({ incoming: q('9') })
    await allLaws(db)
  })
})

test('a total that changes says why, in the history of the order; whoever says yes to it reads it there too', async () => {
  const made = await buyer.ordered({ lines: lines('10') })
  const now = await asIs(made.id)
  const notes = { ...now, notes: 'Kirim pagi' } as never
  await buyer.do(order.amendPurchase, notes)
  const { version } = await seen(made.id)
  const fewer = { ...now, version, lines: [{ ...now.lines[0], qty: '4' }] }
  await expect(buyer.do(order.amendPurchase, fewer as never)).rejects.toMatchObject({
    code: 'purchase.no-reason',
    field: 'reason',
    facts: { was: 11_100n, is: 4_440n },
  })
  await buyer.do(order.amendPurchase, { ...fewer, reason: 'Stok masih ada' } as never)
  const [last, first] = (await buyer.do(order.purchaseHistory, { id: made.id })).filter(({ act }) => act === 'amend')
  expect([last?.reason, first?.reason]).toEqual(['Stok masih ada', null])
})

test('what is not to be had is refused with the way out', async () => {
  await refused(draft({ discountPercent: '5', discountAmount: '5' }), 'purchase.two-discounts')
  await refused(draft({ expectedDate: '2026-11-01' }), 'purchase.expected-early')
  await refused(draft({ shipTo: 'site' }), 'purchase.not-a-site')
  const project = await aProject(db, buyer.actor)
  const toSite = await draft({ shipTo: 'site', projectId: project.id, warehouseId: null })
  expect((await buyer.do(order.openPurchase, { id: toSite.id })).warehouseId).toBe(project.warehouseId)
  await refused(draft({ discountAmount: '999999' }), 'purchase.discount-too-large')
  await refused(draft({ downPaymentAmount: '999999' }), 'purchase.advance-too-large')
  await refused(draft({ lines: [{ itemId: cement }] }), 'purchase.line-no-qty')
  await refused(draft({ taxCode: 'XX' }), 'purchase.unknown-tax')
  await refused(draft({ lines: [{ row: 'note', description: 'saja' }], submit: true }), 'purchase.no-lines')
  const none = { scope: { ...buyer.actor.scope, warehouses: [] } }
  const homeless = buyer
    .as(none)
    .do(order.createPurchase, { supplierId: buyer.supplierId, date: '2026-11-03', lines: lines('1') })
  await refused(homeless, 'purchase.no-warehouse')
})

test('the same order twice is worth a word', async () => {
  await draft({ lines: lines('77') })
  const again = await draft({ lines: lines('77') })
  expect(again.warnings).toMatchObject([{ code: 'duplicate-order' }])
  const copy = await buyer.do(order.duplicatePurchase, { id: again.id })
  expect(await seen(copy.id)).toMatchObject({ state: 'draft', total: (await seen(again.id)).total })
})
