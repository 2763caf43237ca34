import { NO_DIMS } from '#ground/dims.ts'
import { beforeAll, expect, test } from 'vitest'
import { day } from '#ground/day.ts'
import { money, negate } from '#ground/money.ts'
import { quantity } from '#ground/quantity.ts'
import type { Database } from '#kit/db/database.ts'
import { testDatabase } from '#kit/db/test-database.ts'
import { newId } from '#kit/id.ts'
import { accounts } from '#modules/journal/accounts.ts'
import * as journal from '#modules/journal/face.ts'
import { credit, debit, stockLines } from '#modules/journal/rules.ts'
import * as stock from '#modules/stock/face.ts'
import { allLaws, aWorkshop, type Workshop } from '../cast/workshop.ts'
import * as order from '../orders/contract.ts'
import * as recipe from '../recipes/contract.ts'
import * as result from './contract.ts'

// The bill of material comes after the material was used: what was made of it bears the price, not the cost of goods sold.
let db: Database
let shop: Workshop

beforeAll(async () => {
  db = await testDatabase()
  shop = await aWorkshop(db)
})

const ON = day('2026-11-04')

/** Material and a product made of it, one kilogram a piece. */
async function made(of?: string): Promise<{ material: string; product: string }> {
  const material = of ?? (await shop.item({ name: `Pelat ${newId()}`, kind: 'bahan_baku', unit: 'kg' }))
  const product = await shop.item({ name: `Rak ${newId()}`, kind: 'produk_jadi', unit: 'pcs' })
  const lines = [{ itemId: material, qty: '100', unit: of ? 'pcs' : 'kg' }]
  await shop.do(recipe.saveRecipe, {
    itemId: product,
    validFrom: '2026-01-01',
    outputQty: '100',
    pieceRate: '0',
    lines,
  })
  return { material, product }
}

type Receipt = { readonly kind: string; readonly id: string; readonly lineId: string }

/** A hundred kilograms at Rp1.000, not billed yet. */
async function received(itemId: string): Promise<Receipt> {
  const of = { kind: 'goods-receipt', id: newId(), lineId: newId() }
  await db.withTx(async (tx) => {
    const goods = { ...NO_DIMS, itemId, warehouseId: shop.raw, qty: quantity('100') }
    const line = { ...goods, value: money('100000'), lineId: of.lineId }
    const moves = await stock.receive(tx, shop.actor, { document: of, on: ON, lines: [line] })
    const lines = stockLines(moves, accounts.paidInCapital)
    await journal.post(tx, shop.actor, { on: ON, area: 'stock', source: of, memo: 'Diterima', lines })
  })
  return of
}

/** As a bill books it: what lies somewhere is worth more, the rest is cost of goods sold. */
const priced = (moves: readonly stock.Moved[], sign: 1n | -1n = 1n) =>
  moves.flatMap((move) => [
    debit(move.account, sign === 1n ? move.value : negate(move.difference), NO_DIMS),
    debit(accounts.costOfGoodsSold, move.difference, NO_DIMS),
  ])

async function billed(of: Receipt, more: string): Promise<stock.Document> {
  const source = { kind: 'uji-tagihan', id: newId() }
  await db.withTx(async (tx) => {
    const moves = await stock.revalue(tx, shop.actor, { document: source, on: ON, lines: [{ of, value: money(more) }] })
    const lines = [...priced(moves), credit(accounts.paidInCapital, money(more), NO_DIMS)]
    await journal.post(tx, shop.actor, { on: ON, area: 'purchase', source, memo: 'Tagihan', lines })
  })
  return source
}

async function unbilled(bill: stock.Document): Promise<void> {
  const undone = { kind: 'uji-tagihan-batal', id: bill.id }
  await db.withTx(async (tx) => {
    const moves = await stock.reverse(tx, shop.actor, bill, { on: ON, as: undone })
    await journal.reverse(tx, shop.actor, bill, { on: ON, reason: 'batal' })
    const lines = priced(moves, -1n)
    await journal.post(tx, shop.actor, { on: ON, area: 'purchase', source: undone, memo: 'Selisih', lines })
  })
}

const now = async (id: string) => ({ id, version: (await shop.seen(id)).version, reason: 'uji' })
const at = async (id: string) => ({ ...(await now(id)), date: '2026-11-05' })
const use = async (id: string, itemId: string, qty: string) =>
  shop.do(result.useMaterial, { ...(await at(id)), lines: [{ itemId, qty }] })
const make = async (id: string, good: string, finish = false) =>
  shop.do(result.recordOutput, { ...(await at(id)), good, second: '0', reject: '0', useRecipe: false, finish })
const value = async (itemId: string, where: string) => (await shop.held(itemId, where)).value
const entry = async (id: string, kind: string) => (await shop.seen(id)).entries.find((each) => each.kind === kind)!
const takenBack = async (id: string, kind: string) =>
  shop.do(result.voidEntry, { ...(await now(id)), entryId: (await entry(id, kind)).id })

test('60 of 100 kg lie as products: they are dearer by their part, the rest by its own, and nothing is cost of sales', async () => {
  const { material, product } = await made()
  const receipt = await received(material)
  const { id } = await shop.running({ itemId: product })
  await use(id, material, '60')
  await make(id, '60', true)
  const before = await shop.balance('5-6000')

  const bill = await billed(receipt, '10000')
  expect(await value(material, shop.raw)).toBe(44_000n)
  expect(await value(product, shop.finished)).toBe(66_000n)
  expect(await shop.balance('5-6000')).toBe(before)
  expect((await shop.seen(id)).costs).toMatchObject({ materials: '66000', output: '66000', wip: '0' })
  await allLaws(db)

  await unbilled(bill)
  expect(await value(material, shop.raw)).toBe(40_000n)
  expect(await value(product, shop.finished)).toBe(60_000n)
  expect(await shop.balance('5-6000')).toBe(before)
  await allLaws(db)
})

test('what was sold of the products meanwhile is dearer as cost of sales, and a cheaper bill takes off the same way', async () => {
  const { material, product } = await made()
  const receipt = await received(material)
  const { id } = await shop.running({ itemId: product })
  await use(id, material, '60')
  await make(id, '60', true)
  await shop.sell({ itemId: product, at: shop.finished, qty: '20' })
  const before = await shop.balance('5-6000')

  await billed(receipt, '-10000')
  expect(await value(product, shop.finished)).toBe(36_000n)
  expect((await shop.balance('5-6000')) - before).toBe(-2000n)
  await allLaws(db)
})

test('while the order runs its pieces take their part and the rest stays in process, until pieces or material go back', async () => {
  const { material, product } = await made()
  const receipt = await received(material)
  const { id } = await shop.running({ itemId: product })
  await use(id, material, '60')
  await make(id, '30')
  const before = await shop.balance('5-6000')
  await billed(receipt, '10000')
  expect(await value(product, shop.finished)).toBe(33_000n)
  expect(await shop.balance('1-1510')).toBe(33_000n)
  expect(await shop.balance('5-6000')).toBe(before)
  for (const kind of ['late', 'finish'])
    await expect(takenBack(id, kind)).rejects.toMatchObject({ code: 'spk.entry-follows' })

  await takenBack(id, 'output')
  expect(await shop.balance('1-1510')).toBe(66_000n)
  expect(await value(product, shop.finished)).toBe(0n)
  await allLaws(db)

  await takenBack(id, 'use')
  expect(await shop.balance('1-1510')).toBe(0n)
  expect(await value(material, shop.raw)).toBe(110_000n)
  expect(await shop.balance('5-6000')).toBe(before)
  await allLaws(db)
  await shop.do(order.cancelOrder, await now(id))
})

test('a bill that is taken back after the material went back takes its price from the material', async () => {
  const { material, product } = await made()
  const receipt = await received(material)
  const { id } = await shop.running({ itemId: product })
  await use(id, material, '60')
  const before = await shop.balance('5-6000')
  const bill = await billed(receipt, '10000')
  await shop.do(order.cancelOrder, await now(id))
  expect(await value(material, shop.raw)).toBe(110_000n)
  await unbilled(bill)
  expect(await value(material, shop.raw)).toBe(100_000n)
  expect(await shop.balance('5-6000')).toBe(before)
  await allLaws(db)
})

test('an order opened again has the price in process, and finishing it puts it onto its pieces once', async () => {
  const { material, product } = await made()
  const receipt = await received(material)
  const { id } = await shop.running({ itemId: product })
  await use(id, material, '60')
  await make(id, '60', true)
  await billed(receipt, '10000')
  await shop.do(order.reopenOrder, await now(id))
  expect(await shop.balance('1-1510')).toBe(6000n)
  expect(await value(product, shop.finished)).toBe(60_000n)
  await shop.do(order.finishOrder, { ...(await at(id)), fail: false })
  expect(await value(product, shop.finished)).toBe(66_000n)
  await allLaws(db)
})

test('a product that went into another carries the price on to it', async () => {
  const first = await made()
  const second = await made(first.product)
  const receipt = await received(first.material)
  const one = await shop.running({ itemId: first.product })
  await use(one.id, first.material, '60')
  await make(one.id, '60', true)
  await db.withTx(async (tx) => {
    const [{ qty }] = [await shop.held(first.product, shop.finished)] as const
    expect(qty).toBe('600000')
    const line = { ...NO_DIMS, itemId: first.product, qty: quantity('60'), lineId: newId() }
    const source = { kind: 'uji-pindah', id: newId() }
    await stock.transfer(tx, shop.actor, { document: source, on: ON, from: shop.finished, to: shop.raw, lines: [line] })
  })
  const two = await shop.running({ itemId: second.product })
  await use(two.id, first.product, '40')
  await make(two.id, '40', true)
  const before = await shop.balance('5-6000')

  await billed(receipt, '10000')
  expect(await value(first.product, shop.raw)).toBe(22_000n)
  expect(await value(second.product, shop.finished)).toBe(44_000n)
  expect(await shop.balance('5-6000')).toBe(before)
  await allLaws(db)
})
