import { NO_DIMS } from '#ground/dims.ts'
import fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import { day } from '#ground/day.ts'
import { money, sum } from '#ground/money.ts'
import { quantity, type Quantity } from '#ground/quantity.ts'
import type { Database } from '#kit/db/database.ts'
import { testDatabase } from '#kit/db/test-database.ts'
import { newId } from '#kit/id.ts'
import { findBreaches } from '#kit/posting/check.ts'
import { stockChecks } from '#modules/stock/checks.ts'
import * as stock from '#modules/stock/face.ts'
import { aHouse, type House } from '../../../tests/cast/house.ts'

// Bills come one by one and late, goods come and go in between: no piece on the shelf is made dearer for two receipts.
const seed = process.env['PROPERTY_SEED']
const runs = {
  numRuns: Math.ceil(Number(process.env['PROPERTY_RUNS'] ?? 300) / 10),
  ...(seed !== undefined && { seed: Number(seed) }),
}
const on = day('2026-11-21')
const start = 1_000n

let db: Database
let house: House
beforeAll(async () => {
  db = await testDatabase()
  house = await aHouse(db)
})

const anAct = fc.record({
  act: fc.constantFrom('in', 'in', 'out', 'out', 'back', 'return', 'price', 'price', 'price', 'unprice'),
  which: fc.nat(20),
  pieces: fc.bigInt(1n, 40n),
  dearer: fc.bigInt(1n, 500n),
})
type Act = typeof anAct extends fc.Arbitrary<infer A> ? A : never

interface Receipt {
  readonly document: { readonly kind: string; readonly id: string; readonly lineId: string }
  standing: bigint
}
/** Counted apart from the program, in whole pieces; newest receipts last. */
interface Model {
  held: bigint
  readonly receipts: Receipt[]
  readonly issues: { readonly id: string; qty: bigint }[]
  readonly prices: { readonly id: string; readonly of: Receipt; readonly value: bigint; readonly covered: bigint }[]
}

const pieces = (count: bigint): Quantity => quantity(String(count))
const write = <T>(work: Parameters<typeof db.withTx<T>>[0]) => db.withTx(work)

/** What is held, dealt out to receipts from the newest back. */
function leftOf(model: Model, asked: Receipt): bigint {
  let rest = model.held
  for (const receipt of model.receipts.toReversed()) {
    const here = rest < receipt.standing ? rest : receipt.standing
    if (receipt === asked) return here
    rest -= here
  }
  return 0n
}

async function perform(itemId: string, model: Model, { act, which, pieces: count, dearer }: Act): Promise<void> {
  const goods = { ...NO_DIMS, itemId, warehouseId: house.main, qty: pieces(count) }
  const receipt = model.receipts[which % Math.max(model.receipts.length, 1)]
  const document = { kind: act, id: newId(), lineId: newId() }
  if (act === 'in') {
    const line = { ...goods, value: money(start * count), lineId: document.lineId }
    await write((tx) => stock.receive(tx, house.actor, { document, on, lines: [line] }))
    model.receipts.push({ document, standing: count })
    model.held += count
  }
  if (act === 'out' && count <= model.held) {
    await write((tx) => stock.issue(tx, house.actor, { document, on, lines: [goods] }))
    model.issues.push({ id: document.id, qty: count })
    model.held -= count
  }
  if (act === 'back') {
    const issue = model.issues.splice(which % Math.max(model.issues.length, 1), 1)[0]
    if (!issue) return
    await write((tx) => stock.reverse(tx, house.actor, { kind: 'out', id: issue.id }, { on }))
    model.held += issue.qty
  }
  if (act === 'return' && receipt && count <= receipt.standing && count <= model.held) {
    const lines = [{ of: receipt.document, qty: pieces(count) }]
    await write((tx) => stock.takeBack(tx, house.actor, { document, on, lines }))
    receipt.standing -= count
    model.held -= count
  }
  if (act === 'price' && receipt && receipt.standing > 0n) {
    const [left, value] = [leftOf(model, receipt), dearer * receipt.standing]
    const lines = [{ lineId: document.lineId, of: receipt.document, value: money(value) }]
    const moves = await write((tx) => stock.revalue(tx, house.actor, { document, on, lines }))
    expect(sum(moves.map((move) => move.value))).toBe(left * dearer)
    expect(sum(moves.map((move) => move.difference))).toBe((receipt.standing - left) * dearer)
    if (left > 0n) model.prices.push({ id: document.id, of: receipt, value: left * dearer, covered: left })
  }
  if (act === 'unprice') await takeBackPrice(itemId, model, which)
}

async function takeBackPrice(itemId: string, model: Model, which: number): Promise<void> {
  const price = model.prices.splice(which % Math.max(model.prices.length, 1), 1)[0]
  if (!price) return
  const here = leftOf(model, price.of)
  const share = (price.value * (here < price.covered ? here : price.covered)) / price.covered
  const [now] = await stock.availability(db.read, house.companyId, [itemId], house.main)
  const worth = now?.value ?? 0n
  const moves = await write((tx) => stock.reverse(tx, house.actor, { kind: 'price', id: price.id }, { on }))
  expect(sum(moves.map((move) => move.value))).toBe(share < worth ? -share : -worth)
}

test('separate bills, issues and returns in between: each piece is dearer by its own receipt alone', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(anAct, { minLength: 4, maxLength: 30 }), async (acts) => {
      const itemId = await house.item()
      const model: Model = { held: 0n, receipts: [], issues: [], prices: [] }
      for (const act of acts) await perform(itemId, model, act)
    }),
    runs,
  )
  expect(await findBreaches(db.read, stockChecks)).toEqual([])
}, 10_800_000)

test('bills apart put as much into stock as one bill for all, in any order', async () => {
  const receipts = fc.array(fc.tuple(fc.bigInt(1n, 40n), fc.bigInt(1n, 500n)), { minLength: 2, maxLength: 5 })
  await fc.assert(
    fc.asyncProperty(receipts, fc.integer({ min: 0, max: 100 }), fc.boolean(), async (bought, gone, isTurned) => {
      const worth = async (isApart: boolean) => {
        const itemId = await house.item()
        const model: Model = { held: 0n, receipts: [], issues: [], prices: [] }
        for (const [count] of bought) await perform(itemId, model, { act: 'in', which: 0, pieces: count, dearer: 1n })
        const out = (model.held * BigInt(gone)) / 100n
        if (out > 0n) await perform(itemId, model, { act: 'out', which: 0, pieces: out, dearer: 1n })
        const lines = model.receipts.map((receipt, at) => ({
          lineId: newId(),
          of: receipt.document,
          value: money(receipt.standing * (bought[at]?.[1] ?? 0n)),
        }))
        const bills = isApart ? (isTurned ? lines.toReversed() : lines).map((line) => [line]) : [lines]
        for (const bill of bills) {
          await write((tx) =>
            stock.revalue(tx, house.actor, { document: { kind: 'price', id: newId() }, on, lines: bill }),
          )
        }
        return (await stock.availability(db.read, house.companyId, [itemId], house.main))[0]?.value
      }
      expect(await worth(true)).toBe(await worth(false))
    }),
    runs,
  )
}, 10_800_000)
