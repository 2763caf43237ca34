import { beforeAll, describe, expect, test } from 'vitest'
import type { Database } from '#kit/db/database.ts'
import { testDatabase } from '#kit/db/test-database.ts'
import { documentDifferences } from '#kit/document/document-check.ts'
import { quantity } from '#ground/quantity.ts'
import { aBuyer, allLaws, refused, type Buyer } from '../cast/buyer.ts'
import * as order from '../orders/contract.ts'
import * as receipt from './contract.ts'
import { receipt as declared } from './receipt.ts'

let db: Database
let buyer: Buyer

beforeAll(async () => {
  db = await testDatabase()
  buyer = await aBuyer(db)
})

const seen = (id: string) => buyer.do(order.openPurchase, { id })
const q = (text: string) => quantity(text)

test('a receipt is declared as its tables are', async () => {
  expect(await documentDifferences(db.read, declared)).toEqual([])
})

describe('an order that comes in two parts', () => {
  test('brings stock, 2-1110 and the number, with rejects beside it', async () => {
    const cement = await buyer.house.item({ name: 'Semen' })
    const before = await buyer.balance('2-1110')
    const made = await buyer.ordered({
      discountPercent: '10',
      lines: [
        { itemId: cement, qty: '100', price: '60000' },
        { itemId: cement, qty: '5', price: '0', description: 'Semen (bonus)' },
      ],
    })
    expect(made).toMatchObject({
      status: 'ordered',
      number: 'PO-2611-0001',
      dpp: '5400000',
      ppn: '594000',
      total: '5994000',
    })
    expect(await buyer.stock(cement)).toMatchObject({ onHand: 0n, incoming: q('105') })

    const first = await buyer.received(made, [{ qty: '42', rejected: '2', reason: 'Sak sobek' }])
    expect(first.number).toBe('BTB-2611-0001')
    // 40 of 100 at 54,000 after the discount; PPN is credited and not in the cost.
    expect(await buyer.stock(cement)).toMatchObject({ onHand: q('40'), incoming: q('65'), value: 2_160_000n })
    expect((await buyer.balance('2-1110')) - before).toBe(-2_160_000n)
    expect(await seen(made.id)).toMatchObject({
      status: 'partly-received',
      unbilledValue: '2160000',
      lines: [{ received: '40', rejected: '2', toReceive: '60' }, {}],
    })

    await buyer.received(made, [{ qty: '60' }, { line: 1, qty: '5' }])
    expect(await buyer.stock(cement)).toMatchObject({ onHand: q('105'), incoming: 0n, value: 5_400_000n })
    expect((await buyer.balance('2-1110')) - before).toBe(-5_400_000n)
    expect(await seen(made.id)).toMatchObject({ status: 'received', linesReceived: 2 })
    await allLaws(db)
  })

  test('teaches the last price, the score of the supplier and the next default', async () => {
    const sand = await buyer.house.item({ name: 'Pasir', unit: 'm³' })
    const made = await buyer.ordered({
      expectedDate: '2026-11-04',
      lines: [{ itemId: sand, qty: '10', price: '200000' }],
    })
    await buyer.received(made, [{ qty: '10', rejected: '1', reason: 'Berlumpur' }])
    const [last] = await buyer.do(order.lastPrices, { itemIds: sand })
    expect(last).toMatchObject({ price: '200000', supplierName: 'UD Sinar Bangunan' })
    const next = await buyer.ordered({ lines: [{ itemId: sand, qty: '1' }] })
    expect(next.lines[0]?.price).toBe('200000')
    const { rows } = await db.pool.query('select * from supplier_standing where supplier_id = $1', [buyer.supplierId])
    // Of the one line of 10 that came, 1 was rejected; the two receipts before had 2 of 42 and none of 60 and 5.
    expect(rows[0]).toMatchObject({ on_time_percent: '0.0000', lead_days: '2.0', reject_percent: '3.6905' })
    const dear = await buyer.do(order.createPurchase, {
      supplierId: buyer.supplierId,
      date: '2026-11-06',
      warehouseId: buyer.house.main,
      lines: [{ itemId: sand, qty: '1', price: '246913' }],
    })
    expect(dear.warnings).toMatchObject([
      { code: 'price-up', line: 0, text: expect.stringContaining('naik 23,5% dari') },
    ])
    await allLaws(db)
  })
})

test('PPN that cannot be credited is part of what goods cost', async () => {
  const small = await aBuyer(db, { isPkp: false })
  const item = await small.house.item()
  const made = await small.ordered({ lines: [{ itemId: item, qty: '3', price: '100000' }] })
  expect(made).toMatchObject({ creditsTax: false, ppn: '33000', lines: [{ cost: '333000' }] })
  await small.received(made, [{ qty: '3' }])
  expect(await small.stock(item)).toMatchObject({ value: 333_000n })
  await allLaws(db)
})

test('goods for a site are received and used at once, at the project cost', async () => {
  const item = await buyer.house.item({ name: 'Bata' })
  const cost = await buyer.balance('5-1000')
  const made = await buyer.ordered({
    shipTo: 'site',
    warehouseId: buyer.house.site,
    lines: [{ itemId: item, qty: '1000', price: '850' }],
  })
  const done = await buyer.received(made, [{ qty: '1000' }])
  expect(await buyer.stock(item, buyer.house.site)).toMatchObject({ onHand: 0n, value: 0n, incoming: 0n })
  expect((await buyer.balance('5-1000')) - cost).toBe(850_000n)
  const moves = await db.pool.query('select qty from stock_move where document_id = $1 order by posting_seq', [done.id])
  expect(moves.rows.map((row) => row.qty)).toEqual(['1000.0000', '-1000.0000'])
  await buyer.do(receipt.voidReceipt, { id: done.id, version: done.version, reason: 'Salah kirim' })
  expect((await buyer.balance('5-1000')) - cost).toBe(0n)
  expect(await buyer.stock(item, buyer.house.site)).toMatchObject({ onHand: 0n, incoming: q('1000') })
  await allLaws(db)
})

describe('a receipt taken back', () => {
  test('leaves everything as it was', async () => {
    const item = await buyer.house.item()
    const made = await buyer.ordered({ lines: [{ itemId: item, qty: '7', price: '33333' }] })
    const grni = await buyer.balance('2-1110')
    const one = await buyer.received(made, [{ qty: '3' }])
    await buyer.received(made, [{ qty: '4' }])
    await buyer.do(receipt.voidReceipt, { id: one.id, version: one.version, reason: 'Salah hitung' })
    expect(await seen(made.id)).toMatchObject({ status: 'partly-received', lines: [{ received: '4', toReceive: '3' }] })
    expect(await buyer.stock(item)).toMatchObject({ onHand: q('4'), incoming: q('3') })
    const again = await buyer.received(made, [{ qty: '3' }])
    expect(again.number).not.toBeNull()
    expect(grni - (await buyer.balance('2-1110'))).toBeGreaterThan(233_320n)
    await allLaws(db)
  })

  test('is refused once it was billed or sent back, and twice', async () => {
    const item = await buyer.house.item()
    const made = await buyer.ordered({ lines: [{ itemId: item, qty: '5', price: '1000' }] })
    const done = await buyer.received(made, [{ qty: '5' }])
    const voiding = () => buyer.do(receipt.voidReceipt, { id: done.id, version: done.version, reason: 'x' })
    await db.pool.query('update goods_receipt_line set billed_qty = 1 where receipt_id = $1', [done.id])
    await refused(voiding(), 'receipt.billed')
    await db.pool.query('update goods_receipt_line set billed_qty = 0, returned_qty = 1 where receipt_id = $1', [
      done.id,
    ])
    await refused(voiding(), 'receipt.has-returns')
    await db.pool.query('update goods_receipt_line set returned_qty = 0 where receipt_id = $1', [done.id])
    await voiding()
    await expect(buyer.do(receipt.voidReceipt, { id: done.id, version: 99, reason: 'x' })).rejects.toMatchObject({
      code: 'document.wrong-state',
    })
  })
})

describe('what does not come in', () => {
  test('more than ordered, unless the company lets it', async () => {
    const item = await buyer.house.item()
    const made = await buyer.ordered({ lines: [{ itemId: item, qty: '10', price: '1000' }] })
    await refused(buyer.received(made, [{ qty: '10.5' }]), 'receipt.too-many')
    const before = await buyer.do(order.openPurchaseSettings, {})
    await buyer.do(order.savePurchaseSettings, { ...before, overReceiptPercent: '5' })
    await buyer.received(made, [{ qty: '10.5' }])
    expect(await buyer.stock(item)).toMatchObject({ onHand: q('10.5'), incoming: 0n, value: 10_500n })
    await refused(buyer.received(made, [{ qty: '0.1' }]), 'receipt.too-many')
    await buyer.do(order.savePurchaseSettings, { ...before, version: 1, overReceiptPercent: '0' })
    await allLaws(db)
  })

  test('rejects without a reason, services, strange lines, days before the order', async () => {
    const item = await buyer.house.item()
    const work = await buyer.house.item({ kind: 'jasa', name: 'Angkut' })
    const made = await buyer.ordered({
      lines: [
        { itemId: item, qty: '10', price: '1000' },
        { itemId: work, qty: '1', price: '50000' },
      ],
    })
    await refused(buyer.received(made, [{ qty: '2', rejected: '1' }]), 'receipt.no-reason')
    await refused(buyer.received(made, [{ qty: '2', rejected: '3', reason: 'x' }]), 'receipt.rejected-too-many')
    await refused(buyer.received(made, [{ line: 1, qty: '1' }]), 'receipt.not-goods')
    await refused(buyer.received(made, [{ qty: '1' }, { qty: '1' }]), 'receipt.unknown-line')
    await refused(buyer.received(made, [{ qty: '1' }], { date: '2026-11-01' }), 'receipt.before-order')
    await buyer.do(order.holdPurchase, { id: made.id, version: made.version, reason: 'Cek harga' })
    await refused(buyer.received(made, [{ qty: '1' }]), 'purchase.held')
  })
})

test('a draft is written anew, posted and deleted', async () => {
  const item = await buyer.house.item()
  const made = await buyer.ordered({ lines: [{ itemId: item, qty: '10', price: '1000' }] })
  const lines = [{ orderLineId: made.lines[0]!.id, qtyReceived: '4' }]
  const draft = await buyer.do(receipt.createReceipt, { id: made.id, lines, date: '2026-11-05' })
  expect(draft.number).toBeNull()
  const again = [{ orderLineId: made.lines[0]!.id, qtyReceived: '6' }]
  const saved = await buyer.do(receipt.updateReceipt, {
    id: draft.id,
    version: draft.version,
    lines: again,
    vehiclePlate: 'b1x',
    date: '2026-11-05',
  })
  await buyer.do(receipt.postReceipt, { id: draft.id, version: saved.version })
  expect(await buyer.do(receipt.openReceipt, { id: draft.id })).toMatchObject({
    status: 'received',
    vehiclePlate: 'B 1 X',
    value: '6000',
    lines: [{ qtyAccepted: '6', unitCost: '1000', toBill: '6' }],
  })
  const other = await buyer.do(receipt.createReceipt, { id: made.id, lines, date: '2026-11-05' })
  await buyer.do(receipt.deleteReceipt, { id: other.id })
  const listed = await buyer.do(receipt.listReceipts, { q: 'B 1 X' })
  expect(listed.rows).toMatchObject([{ id: draft.id, orderNumber: made.number }])
  await allLaws(db)
})

test('who keeps the store receives what others ordered, and nothing else of buying', async () => {
  const item = await buyer.house.item({ name: 'Kaca', unit: 'lembar' })
  const made = await buyer.ordered({ lines: [{ itemId: item, qty: '10', price: '50000' }] })
  const rights = ['view pembelian-barang', 'create stock']
  const keeper = buyer.as({ can: (permission: string) => rights.includes(permission) })
  expect((await keeper.do(order.openPurchase, { id: made.id })).can).toEqual(['receive'])
  const lines = [{ orderLineId: made.lines[0]!.id, qtyReceived: '6' }]
  await keeper.do(receipt.createReceipt, { id: made.id, lines, post: true })
  expect((await keeper.do(receipt.receiveMany, { ids: [made.id] })).received).toHaveLength(1)
  expect(await buyer.stock(item)).toMatchObject({ onHand: q('10') })
  const blind = buyer.as({ can: (permission: string) => permission === 'create stock' })
  await refused(blind.do(receipt.receiveMany, { ids: [made.id] }), 'receipt.may-not-post')
  await allLaws(db)
})

test('twenty receipts at once never bring more than was ordered', async () => {
  const item = await buyer.house.item()
  const made = await buyer.ordered({ lines: [{ itemId: item, qty: '10', price: '1003' }] })
  const tries = await Promise.allSettled(Array.from({ length: 20 }, () => buyer.received(made, [{ qty: '1' }])))
  expect(tries.filter((one) => one.status === 'fulfilled')).toHaveLength(10)
  for (const one of tries) if (one.status === 'rejected') expect(one.reason).toMatchObject({ code: 'receipt.too-many' })
  expect(await buyer.stock(item)).toMatchObject({ onHand: q('10'), incoming: 0n, value: 10_030n })
  await allLaws(db)
})

test('goods that came last year and did not after all take nothing off what was bought this year', async () => {
  const fresh = await aBuyer(db)
  const gravel = await fresh.house.item({ name: 'Split' })
  const lines = [{ itemId: gravel, qty: '10', price: '1000' }]
  const came = async (date: string) => fresh.received(await fresh.ordered({ date, lines }), [{ qty: '10' }], { date })
  const bought = async () => {
    const { rows } = await db.pool.query('select bought, bought_year from supplier_standing where supplier_id = $1', [
      fresh.supplierId,
    ])
    return rows[0]
  }
  const old = await came('2025-12-30')
  await came('2026-11-05')
  const thisYear = { bought: 10_000n, bought_year: 2026 }
  expect(await bought()).toEqual(thisYear)
  await fresh.do(receipt.voidReceipt, { id: old.id, version: old.version, reason: 'Salah supplier' })
  expect(await bought()).toEqual(thisYear)
})

test('a price has moved only once the same goods came twice', async () => {
  const fresh = await aBuyer(db)
  const sand = await fresh.house.item({ name: 'Pasir' })
  const drift = async () => {
    const found = await db.pool.query<{ drift: string | null }>(
      'select trim_scale(price_drift_percent)::text as drift from supplier_standing where supplier_id = $1',
      [fresh.supplierId],
    )
    return found.rows[0]?.drift
  }
  for (const [price, moved] of [
    ['100000', null],
    ['110000', '10'],
  ] as const) {
    const made = await fresh.ordered({ lines: [{ itemId: sand, qty: '10', price }] })
    await fresh.received(made, [{ qty: '10' }])
    expect(await drift()).toBe(moved)
  }
})
