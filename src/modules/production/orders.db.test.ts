import { beforeAll, describe, expect, test } from 'vitest'
import type { Database } from '#kit/db/database.ts'
import { testDatabase } from '#kit/db/test-database.ts'
import { deskOf } from '#kit/http/desk.ts'
import { NotFound } from '#kit/http/not-found.ts'
import { anActor } from '../../../tests/cast/actor.ts'
import { allLaws, aWorkshop, type Workshop } from './cast/workshop.ts'
import { houses } from './houses/contract.ts'
import * as order from './orders/contract.ts'
import * as paper from './papers/contract.ts'
import * as recipe from './recipes/contract.ts'
import type { productionRefusals } from './refusals.ts'
import * as result from './results/contract.ts'
import { productionRoutes } from './routes.ts'

let db: Database
let shop: Workshop

beforeAll(async () => {
  db = await testDatabase()
  shop = await aWorkshop(db, { pieceRate: '500' })
})

const refused = (work: Promise<unknown>, code: keyof typeof productionRefusals | 'stock.short' | 'document.changed') =>
  expect(work).rejects.toMatchObject({ code })

const record = (now: order.OrderDetail, more: object) =>
  shop.do(result.recordOutput, {
    id: now.id,
    version: now.version,
    date: '2026-11-05',
    good: '0',
    second: '0',
    reject: '0',
    ...more,
  })

describe('planning', () => {
  test('keeps what there is and tells what is short', async () => {
    const draft = await shop.draft({ plannedQty: '3000', dueDate: '2026-11-20' })
    expect(draft.materials.map((each) => each.short)).toEqual(['500', '5'])
    const planned = await shop.do(order.planOrder, { id: draft.id, version: draft.version })
    expect(planned.shortages).toMatchObject([
      { itemName: 'Semen', needed: '1500', kept: '1000', short: '500' },
      { itemName: 'Pasir', needed: '15', kept: '10', short: '5' },
    ])
    await shop.stock({ itemId: shop.cement, at: shop.raw, qty: '600', value: 900_000n })
    const again = await shop.do(order.reserveOrder, { id: draft.id, version: planned.version })
    expect(again.shortages).toHaveLength(1)
    await shop.do(order.cancelOrder, { id: draft.id, version: again.version, reason: 'terlalu banyak' })
    expect((await shop.seen(draft.id)).materials.every((each) => each.reserved === '0')).toBe(true)
    await allLaws(db)
  })

  test('two who start at once: one begins, the other is told', async () => {
    const draft = await shop.draft()
    const { version } = await shop.do(order.planOrder, { id: draft.id, version: draft.version })
    const tries = [1, 2].map(() => shop.do(order.startOrder, { id: draft.id, version }))
    const ended = await Promise.allSettled(tries)
    expect(ended.map((each) => each.status).toSorted()).toEqual(['fulfilled', 'rejected'])
    expect((await shop.seen(draft.id)).stage).toBe('running')
  })

  test('stands in the queue by its due day and moves by one place', async () => {
    const other = await aWorkshop(db, { house: { capacity: '60', capacityUnit: 'pcs' } })
    for (const dueDate of ['2026-12-20', '2026-12-10']) {
      const draft = await other.draft({ dueDate })
      await other.do(order.planOrder, { id: draft.id, version: draft.version })
    }
    const queue = () => other.do(order.houseQueue, { id: other.houseId })
    const before = await queue()
    expect(before.rows.map((row) => [row.dueDate, row.days])).toEqual([
      ['2026-12-10', 2],
      ['2026-12-20', 4],
    ])
    await other.do(order.moveInQueue, { id: before.rows[1]!.id, way: 'up' })
    expect((await queue()).rows.map((row) => row.dueDate)).toEqual(['2026-12-20', '2026-12-10'])
  })
})

describe('what is made', () => {
  test('takes its material by the recipe, step by step, and costs the same in each', async () => {
    const now = await shop.running()
    await record(now, { good: '40', useRecipe: true })
    const half = await shop.seen(now.id)
    expect(half).toMatchObject({ goodQty: '40', costs: { materials: '90000', output: '90000', wip: '0' } })
    await record(half, { good: '60', useRecipe: true, finish: true })
    expect(await shop.seen(now.id)).toMatchObject({
      stage: 'done',
      costs: { output: '225000', wip: '0', unitCost: '2250' },
    })
    await allLaws(db)
  })

  test('from nothing needs a flag and a reason', async () => {
    const now = await shop.running()
    await refused(record(now, { good: '5' }), 'spk.no-material')
    await refused(record(now, { good: '5', withoutMaterial: true }), 'spk.no-material')
    await refused(record(now, {}), 'spk.nothing-made')
    await record(now, { good: '5', withoutMaterial: true, reason: 'sisa bulan lalu' })
    expect(await shop.seen(now.id)).toMatchObject({ goodQty: '5', costs: { output: '0' } })
    await allLaws(db)
  })

  test('with a cost that came late puts it onto the pieces, sold or not', async () => {
    const now = await shop.running()
    await record(now, { good: '100', useRecipe: true })
    const made = await shop.seen(now.id)
    await shop.do(result.recordLabour, {
      id: now.id,
      version: made.version,
      date: '2026-11-06',
      rows: [{ workerName: 'Ujang', qty: '100', rate: null }],
    })
    const before = await shop.held(shop.paving, shop.finished)
    const late = await shop.seen(now.id)
    expect(late.costs).toMatchObject({ labour: '50000', wip: '50000' })
    await shop.do(order.finishOrder, { id: now.id, version: late.version, date: '2026-11-06' })
    expect((await shop.held(shop.paving, shop.finished)).value - before.value).toBe(50_000n)
    await allLaws(db)

    // Opened again, the late pay is back in process; the pieces are what they were.
    const done = await shop.seen(now.id)
    await shop.do(order.reopenOrder, { id: now.id, version: done.version, reason: 'upah salah' })
    expect(await shop.seen(now.id)).toMatchObject({ stage: 'running', costs: { wip: '50000' } })
    expect(await shop.held(shop.paving, shop.finished)).toEqual(before)
    await allLaws(db)
  })

  test('and taken back leaves as much as before', async () => {
    const [cement, pieces] = [await shop.held(shop.cement, shop.raw), await shop.held(shop.paving, shop.finished)]
    const now = await shop.running()
    await record(now, { good: '30', second: '5', useRecipe: true })
    for (const kind of ['output', 'use'] as const) {
      const seen = await shop.seen(now.id)
      const entry = seen.entries.find((each) => each.kind === kind)!
      await shop.do(result.voidEntry, { id: now.id, version: seen.version, entryId: entry.id, reason: 'salah SPK' })
      const after = await shop.seen(now.id)
      await refused(
        shop.do(result.voidEntry, { id: now.id, version: after.version, entryId: entry.id, reason: 'lagi' }),
        'spk.entry-gone',
      )
    }
    expect((await shop.held(shop.cement, shop.raw)).value).toBe(cement.value)
    expect((await shop.held(shop.paving, shop.finished)).value).toBe(pieces.value)
    expect(await shop.seen(now.id)).toMatchObject({ goodQty: '0', costs: { total: '0', wip: '0' } })
    await allLaws(db)
  })
})

describe('an order that fails', () => {
  test('books what went in as a loss', async () => {
    const now = await shop.running()
    await refused(shop.do(order.finishOrder, { id: now.id, version: now.version }), 'spk.no-output')
    await shop.do(result.useMaterial, {
      id: now.id,
      version: now.version,
      date: '2026-11-05',
      lines: [{ itemId: shop.cement, qty: '10' }],
    })
    const used = await shop.seen(now.id)
    const fail = { id: now.id, version: used.version, fail: true, date: '2026-11-05' }
    await refused(shop.do(order.finishOrder, fail), 'spk.fail-reason')
    const loss = await shop.balance('7-2000')
    await shop.do(order.finishOrder, { ...fail, reason: 'hujan, cetakan rusak' })
    const failed = await shop.seen(now.id)
    expect(failed).toMatchObject({ stage: 'done', isFailed: true, costs: { wip: '0' } })
    expect((await shop.balance('7-2000')) - loss).toBe(BigInt(failed.costs!.loss))
    await allLaws(db)
  })

  test('cannot be cancelled once it made something; before that all comes back at its cost', async () => {
    const now = await shop.running()
    await record(now, { good: '10', useRecipe: true })
    const made = await shop.seen(now.id)
    await refused(shop.do(order.cancelOrder, { id: now.id, version: made.version, reason: 'batal' }), 'spk.has-output')
    await refused(
      shop.do(order.finishOrder, { id: now.id, version: made.version, fail: true, reason: 'x' }),
      'spk.has-output',
    )

    const other = await shop.running()
    const before = await shop.held(shop.sand, shop.raw)
    await shop.do(result.useMaterial, {
      id: other.id,
      version: other.version,
      date: '2026-11-05',
      lines: [{ itemId: shop.sand, qty: '0.5' }],
    })
    const used = await shop.seen(other.id)
    await shop.do(order.cancelOrder, { id: other.id, version: used.version, reason: 'pesanan batal' })
    expect(await shop.held(shop.sand, shop.raw)).toEqual(before)
    expect(await shop.seen(other.id)).toMatchObject({ stage: 'cancelled', costs: { wip: '0' } })
    await allLaws(db)
  })
})

describe('what is refused', () => {
  test('use beyond the recipe without a reason, an unknown material, a line twice', async () => {
    const now = await shop.running()
    const use = (lines: object[], more: object = {}) =>
      shop.do(result.useMaterial, { id: now.id, version: now.version, date: '2026-11-05', lines, ...more } as never)
    await refused(use([{ itemId: shop.cement, qty: '60' }]), 'spk.reason-needed')
    await refused(use([{ itemId: shop.paving, qty: '1' }]), 'spk.unknown-material')
    const twice = { itemId: shop.cement, qty: '1' }
    await refused(use([twice, twice]), 'recipe.twice')
    await refused(use([{ itemId: shop.sand, qty: '500' }], { reason: 'banjir' }), 'stock.short')
    await shop.do(order.cancelOrder, { id: now.id, version: now.version, reason: 'uji' })
    await refused(use([twice]), 'document.changed')
    const gone = await shop.seen(now.id)
    await refused(shop.do(order.startOrder, { id: now.id, version: gone.version }), 'spk.wrong-stage')
  })

  test('an order without a recipe, a day too early, a house that closed', async () => {
    const stone = await shop.item({ name: 'Batu', kind: 'produk_jadi' })
    await refused(shop.draft({ itemId: stone }), 'spk.no-recipe')
    await refused(shop.draft({ dueDate: '2026-11-01' }), 'spk.due-early')
    const made = await shop.do(houses.add, { name: 'Pabrik lama' })
    await shop.do(houses.archive, made)
    await refused(shop.draft({ houseId: made.id }), 'house.closed')
  })

  test('a recipe of itself, twice the same material, twice the same day', async () => {
    const lines = [{ itemId: shop.cement, qty: '1', unit: 'kg', wastePercent: null }]
    const usual = { itemId: shop.paving, validFrom: '2026-01-01', outputQty: '1', pieceRate: '0', lines }
    const save = (more: object) => shop.do(recipe.saveRecipe, { ...usual, ...more } as never)
    await refused(save({ lines: [{ ...lines[0], itemId: shop.paving, unit: 'pcs' }] }), 'recipe.of-itself')
    await refused(save({ lines: [lines[0], lines[0]] }), 'recipe.twice')
    await refused(save({}), 'recipe.same-day')
    const later = (await save({ validFrom: '2026-06-01' })) as { id: string }
    const known = await shop.do(recipe.recipes, { itemId: shop.paving })
    expect(known.map((each) => [each.validFrom, each.isOld])).toEqual([
      ['2026-06-01', false],
      ['2026-01-01', true],
    ])
    await shop.do(recipe.removeRecipe, { id: later.id })
  })

  test('closing a house that holds goods or work', async () => {
    const { version } = await shop.do(houses.open, { id: shop.houseId })
    await refused(shop.do(houses.archive, { id: shop.houseId, version }), 'house.has-orders')
    const other = await aWorkshop(db)
    const open = await other.do(houses.open, { id: other.houseId })
    await refused(other.do(houses.archive, { id: other.houseId, version: open.version }), 'house.holds-goods')
    await refused(shop.do(houses.add, { name: 'Tanpa tarif', overheadKind: 'percent' }), 'house.no-overhead')
  })
})

describe('who sees what', () => {
  const someone = (more: object) => deskOf(db, anActor({ companyId: shop.actor.companyId, ...more }), productionRoutes)

  test('a person limited to other warehouses sees neither the house nor its orders', async () => {
    const draft = await shop.draft()
    const scope = { ...shop.actor.scope, warehouses: [shop.finished] }
    const outside = someone({ scope })
    await expect(outside.do(order.openOrder, { id: draft.id })).rejects.toThrow(NotFound)
    await expect(outside.do(houses.open, { id: shop.houseId })).rejects.toThrow(NotFound)
    await expect(outside.do(houses.archive, { id: shop.houseId, version: 1 })).rejects.toThrow(NotFound)
    expect((await outside.do(houses.list, {})).rows).toEqual([])
    expect((await outside.do(order.listOrders, {})).rows).toEqual([])
    const inside = someone({ scope: { ...scope, warehouses: [shop.raw] } })
    expect((await inside.do(houses.list, {})).rows).toHaveLength(1)
  })

  test('costs need the right to costs, pay the right to pay', async () => {
    const now = await shop.running()
    await shop.do(result.recordLabour, {
      id: now.id,
      version: now.version,
      date: '2026-11-05',
      rows: [{ workerName: 'Pak Dede', qty: '10', rate: '750' }],
    })
    const plain = someone({ can: (each: string) => each !== 'view biaya' && each !== 'view gaji' })
    const seen = await plain.do(order.openOrder, { id: now.id })
    for (const key of ['costs', 'pieceRate']) expect(seen).not.toHaveProperty(key)
    expect(seen.entries[0]).toMatchObject({ workerName: 'Pak Dede' })
    for (const key of ['rate', 'pay', 'cost', 'overhead', 'value', 'loss'])
      expect(seen.entries[0]).not.toHaveProperty(key)
    expect(seen.materials.some((each) => 'cost' in each)).toBe(false)
    const rows = [{ workerName: 'Ujang', qty: '1', rate: '900' }]
    const asked = { id: now.id, version: seen.version, date: '2026-11-05', rows }
    await expect(plain.do(result.recordLabour, asked)).rejects.toMatchObject({ needs: 'view gaji' })
    const clerk = someone({ can: (each: string) => each !== 'view biaya' })
    expect((await clerk.do(order.openOrder, { id: now.id })).entries[0]).toMatchObject({ rate: '750', pay: '7500' })
  })

  test('papers come as PDF and show no cost', async () => {
    const now = await shop.running()
    for (const kind of paper.paperKinds) {
      const made = (await shop.do(paper.openPaper, { id: now.id, kind })) as unknown as { body: Buffer }
      expect(made.body.subarray(0, 5).toString()).toBe('%PDF-')
    }
    const labels = (await shop.do(paper.openLabels, { id: now.id, copies: 3 })) as unknown as { body: Buffer }
    expect(labels.body.subarray(0, 5).toString()).toBe('%PDF-')
  })
})
