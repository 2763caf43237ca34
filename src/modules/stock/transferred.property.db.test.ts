import { NO_DIMS } from '#ground/dims.ts'
import fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import { day } from '#ground/day.ts'
import { money, sum } from '#ground/money.ts'
import { quantity } from '#ground/quantity.ts'
import type { Database } from '#kit/db/database.ts'
import { testDatabase } from '#kit/db/test-database.ts'
import { newId } from '#kit/id.ts'
import { findBreaches } from '#kit/posting/check.ts'
import { stockChecks } from '#modules/stock/checks.ts'
import * as stock from '#modules/stock/face.ts'
import { aHouse, type House } from '../../../tests/cast/house.ts'

// Pieces wander between two warehouses; a price finds each of them where it lies, or the project that used it.
const seed = process.env['PROPERTY_SEED']
const runs = {
  numRuns: Math.ceil(Number(process.env['PROPERTY_RUNS'] ?? 300) / 10),
  ...(seed !== undefined && { seed: Number(seed) }),
}
const on = day('2026-11-21')
const projects = [newId(), null]

let db: Database
let house: House
beforeAll(async () => {
  db = await testDatabase()
  house = await aHouse(db)
})

const anAct = fc.record({
  act: fc.constantFrom('in', 'in', 'out', 'move', 'move', 'price', 'price', 'unprice'),
  from: fc.nat(1),
  which: fc.nat(20),
  pieces: fc.bigInt(1n, 30n),
  dearer: fc.bigInt(1n, 500n),
})
type Act = typeof anAct extends fc.Arbitrary<infer A> ? A : never

interface Receipt {
  readonly document: { readonly kind: string; readonly id: string; readonly lineId: string }
  readonly count: bigint
  readonly place: number
}
/** Each piece by itself, the oldest of a place first. */
interface Model {
  readonly places: Receipt[][]
  readonly used: { readonly piece: Receipt; readonly projectId: string | null }[]
  readonly receipts: Receipt[]
  readonly prices: { readonly id: string; readonly of: Receipt; readonly dearer: bigint; readonly covered: number[] }[]
}

const write = <T>(work: Parameters<typeof db.withTx<T>>[0]) => db.withTx(work)
const warehouse = (place: number) => (place === 0 ? house.main : house.site)
const lyingOf = (model: Model, receipt: Receipt) =>
  model.places.map((place) => place.filter((piece) => piece === receipt).length)

async function perform(itemId: string, model: Model, { act, from, which, pieces, dearer }: Act): Promise<void> {
  const place = model.places[from] ?? []
  const document = { kind: act, id: newId(), lineId: newId() }
  const goods = { ...NO_DIMS, itemId, qty: quantity(String(pieces)), lineId: document.lineId }
  const receipt = model.receipts[which % Math.max(model.receipts.length, 1)]
  const isEnough = BigInt(place.length) >= pieces
  if (act === 'in') {
    const lines = [{ ...NO_DIMS, ...goods, warehouseId: warehouse(from), value: money(1_000n * pieces) }]
    await write((tx) => stock.receive(tx, house.actor, { document, on, lines }))
    const came = { document, count: pieces, place: from }
    model.receipts.push(came)
    place.push(...Array.from({ length: Number(pieces) }, () => came))
  }
  if (act === 'out' && isEnough) {
    const projectId = projects[which % 2] ?? null
    const lines = [{ ...NO_DIMS, ...goods, projectId, warehouseId: warehouse(from) }]
    await write((tx) => stock.issue(tx, house.actor, { document, on, lines }))
    model.used.push(...place.splice(0, Number(pieces)).map((piece) => ({ piece, projectId })))
  }
  if (act === 'move' && isEnough) {
    const route = { from: warehouse(from), to: warehouse(1 - from) }
    await write((tx) => stock.transfer(tx, house.actor, { document, on, ...route, lines: [goods] }))
    model.places[1 - from]?.push(...place.splice(0, Number(pieces)))
  }
  if (act === 'price' && receipt) {
    const lines = [{ lineId: document.lineId, of: receipt.document, value: money(dearer * receipt.count) }]
    const moves = await write((tx) => stock.revalue(tx, house.actor, { document, on, lines }))
    const covered = lyingOf(model, receipt)
    for (const at of [0, 1]) expect(worthAt(moves, at)).toBe(BigInt(covered[at] ?? 0) * dearer)
    for (const projectId of projects) {
      const used = model.used.filter((one) => one.piece === receipt && one.projectId === projectId).length
      const borne = moves.filter((move) => move.projectId === projectId).map((move) => move.difference)
      expect(sum(borne)).toBe(BigInt(used) * dearer)
    }
    if (covered.some((count) => count > 0)) model.prices.push({ id: document.id, of: receipt, dearer, covered })
  }
  if (act === 'unprice') await takeBackPrice(itemId, model, which)
}

function worthAt(moves: readonly stock.Moved[], place: number): bigint {
  return sum(moves.filter((move) => move.warehouseId === warehouse(place)).map((move) => move.value))
}

// First from where it was put, then from where its pieces went; never more than a place is worth.
async function takeBackPrice(itemId: string, model: Model, which: number): Promise<void> {
  const price = model.prices.splice(which % Math.max(model.prices.length, 1), 1)[0]
  if (!price) return
  const lying = lyingOf(model, price.of)
  const standing = sum(price.covered.map((count) => money(count)))
  const there = sum(lying.map((count) => money(count)))
  const held = await stock.availability(db.read, house.companyId, [itemId])
  const moves = await write((tx) => stock.reverse(tx, house.actor, { kind: 'price', id: price.id }, { on }))
  const all = sum(moves.map((move) => move.value))
  const due = (there < standing ? there : standing) * price.dearer
  expect(all >= -due).toBe(true)
  if (held.every((row) => row.value >= due || row.value === 0n)) expect(all).toBe(-due)
  for (const at of [0, 1]) expect(-worthAt(moves, at) <= BigInt(lying[at] ?? 0) * price.dearer).toBe(true)
}

test('a price follows its goods wherever transfers took them, and what is used names who used it', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(anAct, { minLength: 5, maxLength: 30 }), async (acts) => {
      const itemId = await house.item()
      const model: Model = { places: [[], []], used: [], receipts: [], prices: [] }
      for (const act of acts) await perform(itemId, model, act)
    }),
    runs,
  )
  expect(await findBreaches(db.read, stockChecks)).toEqual([])
}, 10_800_000)
