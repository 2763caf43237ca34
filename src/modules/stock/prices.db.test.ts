import { NO_DIMS } from '#ground/dims.ts'
import { beforeAll, describe, expect, test } from 'vitest'
import { day } from '#ground/day.ts'
import { money } from '#ground/money.ts'
import { quantity, quantityText } from '#ground/quantity.ts'
import type { Database } from '#kit/db/database.ts'
import { testDatabase } from '#kit/db/test-database.ts'
import { newId } from '#kit/id.ts'
import { findBreaches } from '#kit/posting/check.ts'
import { stockChecks } from '#modules/stock/checks.ts'
import * as stock from '#modules/stock/face.ts'
import { aHouse, type House } from '../../../tests/cast/house.ts'

const on = day('2026-11-21')
const aDocument = (kind = 'goods-receipt') => ({ kind, id: newId(), lineId: newId() })
type Doc = ReturnType<typeof aDocument>

let db: Database
let house: House

beforeAll(async () => {
  db = await testDatabase()
  house = await aHouse(db)
})

const receive = async (itemId: string, qty: string, value: bigint, document = aDocument(), when = on) => {
  const line = {
    ...NO_DIMS,
    itemId,
    warehouseId: house.main,
    qty: quantity(qty),
    value: money(value),
    lineId: document.lineId,
  }
  await db.withTx((tx) => stock.receive(tx, house.actor, { document, on: when, lines: [line] }))
  return document
}
const issue = async (itemId: string, qty: string, projectId: string | null = null) => {
  const line = { ...NO_DIMS, itemId, warehouseId: house.main, qty: quantity(qty), projectId }
  const document = aDocument('delivery')
  await db.withTx((tx) => stock.issue(tx, house.actor, { document, on, lines: [line] }))
  return document
}
const dearer = (of: Doc, value: bigint, document = aDocument('purchase-bill')) =>
  db.withTx((tx) =>
    stock.revalue(tx, house.actor, { document, on, lines: [{ lineId: document.lineId, of, value: money(value) }] }),
  )
const stockOf = async (itemId: string, warehouseId = house.main) => {
  const [row] = await stock.availability(db.read, house.companyId, [itemId], warehouseId)
  return row && [quantityText(row.onHand), row.value, quantityText(row.incoming)]
}
const sound = async () => expect(await findBreaches(db.read, stockChecks)).toEqual([])
const told = (moves: readonly stock.Moved[]) => moves.map((move) => [move.projectId, move.value, move.difference])

describe('a price that came later', () => {
  test('makes dearer what is still there', async () => {
    const cement = await house.item()
    const receipt = await receive(cement, '10', 1000n)
    expect(told(await dearer(receipt, 250n))).toEqual([[null, 250n, 0n]])
    expect(await stockOf(cement)).toEqual(['10', 1250n, '0'])
    await sound()
  })

  test('charges it to who used it where goods of an earlier receipt were fetched back from them', async () => {
    const sand = await house.item()
    const site = newId()
    const first = await receive(sand, '10', 1000n)
    const taken = await issue(sand, '10', site)
    const second = await receive(sand, '10', 1000n)
    await issue(sand, '10', site)
    const back = { lineId: newId(), itemId: sand, warehouseId: house.main, projectId: site, workItemId: null }
    const fetched = { ...back, of: taken, qty: quantity('4'), value: money(400n) }
    const gone = { lineId: back.lineId, of: first, qty: quantity('4') }
    await db.withTx(async (tx) => {
      await stock.fetchBack(tx, house.actor, { document: aDocument('purchase-return-site'), on, lines: [fetched] })
      await stock.takeBack(tx, house.actor, { document: aDocument('purchase-return'), on, lines: [gone] })
    })
    expect(told(await dearer(second, 100n))).toEqual([[site, 0n, 100n]])
    expect(told(await dearer(first, 60n))).toEqual([[site, 0n, 60n]])
    expect(await stockOf(sand)).toEqual(['0', 0n, '0'])
    await sound()
  })

  test('charges the used part to the projects that used it', async () => {
    const cement = await house.item()
    const [a, b] = [newId(), newId()].toSorted()
    const receipt = await receive(cement, '10', 1000n)
    await issue(cement, '3', a)
    await issue(cement, '1', b)
    await issue(cement, '2')
    expect(told(await dearer(receipt, 1000n))).toEqual([
      [null, 400n, 0n],
      [a, 0n, 300n],
      [b, 0n, 100n],
      [null, 0n, 200n],
    ])
    expect(await stockOf(cement)).toEqual(['4', 800n, '0'])
    await sound()
  })

  test('of two receipts on one bill counts what is left once, as the newest', async () => {
    const cement = await house.item()
    const [first, second] = [await receive(cement, '60', 6000n), await receive(cement, '30', 3000n)]
    await issue(cement, '45')
    const document = aDocument('purchase-bill')
    const lines = [
      { lineId: newId(), of: first, value: money(1200n) },
      { lineId: newId(), of: second, value: money(600n) },
    ]
    const moves = await db.withTx((tx) => stock.revalue(tx, house.actor, { document, on, lines }))
    // 30 of the second and 15 of the first are there: 600 and a quarter of 1,200.
    expect(told(moves)).toEqual([
      [null, 300n, 0n],
      [null, 0n, 900n],
      [null, 600n, 0n],
    ])
    expect(await stockOf(cement)).toEqual(['45', 5400n, '0'])
    await sound()
  })

  test('forgets what came back from a project, and what went back to the supplier', async () => {
    const cement = await house.item()
    const project = newId()
    const receipt = await receive(cement, '10', 1000n)
    const used = await issue(cement, '4', project)
    await db.withTx((tx) => stock.reverse(tx, house.actor, used, { on }))
    await db.withTx((tx) =>
      stock.takeBack(tx, house.actor, {
        document: aDocument('return'),
        on,
        lines: [{ of: receipt, qty: quantity('5') }],
      }),
    )
    expect(told(await dearer(receipt, 50n))).toEqual([[null, 50n, 0n]])
  })

  test('taken back gives what is still there and tells the rest', async () => {
    const cement = await house.item()
    const receipt = await receive(cement, '10', 1000n)
    const bill = aDocument('purchase-bill')
    await dearer(receipt, 1000n, bill)
    await issue(cement, '5')
    const back = await db.withTx((tx) => stock.reverse(tx, house.actor, bill, { on }))
    expect(told(back)).toEqual([[null, -500n, -500n]])
    expect(await stockOf(cement)).toEqual(['5', 500n, '0'])
    expect(await db.withTx((tx) => stock.reverse(tx, house.actor, bill, { on }))).toEqual([])
    await sound()
  })
})

describe('a transfer', () => {
  const move = (itemId: string, qty: string, atCost?: bigint) => {
    const lines = [{ ...NO_DIMS, itemId, qty: quantity(qty), ...(atCost !== undefined && { atCost: money(atCost) }) }]
    const document = aDocument('transfer')
    return db.withTx((tx) => stock.transfer(tx, house.actor, { document, on, from: house.main, to: house.site, lines }))
  }

  test('carries the average of where it leaves', async () => {
    const pipe = await house.item()
    await receive(pipe, '3', 100n)
    expect((await move(pipe, '1')).map((one) => [quantityText(one.qty), one.value])).toEqual([
      ['-1', -33n],
      ['1', 33n],
    ])
    expect(await stockOf(pipe, house.site)).toEqual(['1', 33n, '0'])
    await sound()
  })

  test('may carry a cost of its own', async () => {
    const pipe = await house.item()
    await receive(pipe, '3', 100n)
    await move(pipe, '1', 20n)
    expect(await stockOf(pipe, house.site)).toEqual(['1', 20n, '0'])
    expect(await stockOf(pipe)).toEqual(['2', 80n, '0'])
  })

  test('goes nowhere when there is too little, or to where it is', async () => {
    const pipe = await house.item()
    await expect(move(pipe, '1')).rejects.toMatchObject({ code: 'stock.short' })
    const to = house.main
    const same = db.withTx((tx) =>
      stock.transfer(tx, house.actor, { document: aDocument(), on, from: to, to, lines: [] }),
    )
    await expect(same).rejects.toMatchObject({ code: 'stock.same-warehouse' })
  })
})

describe('what is expected', () => {
  test('is raised and lowered, also where nothing lay before', async () => {
    const sand = await house.item()
    const coming = (qty: string) =>
      db.withTx((tx) =>
        stock.changeIncoming(tx, house.actor, [
          { ...NO_DIMS, itemId: sand, warehouseId: house.main, qty: quantity(qty) },
        ]),
      )
    await coming('12.5')
    await coming('-2.5')
    expect(await stockOf(sand)).toEqual(['0', 0n, '10'])
  })
})

describe('counting', () => {
  const freeze = (by: string, warehouseId: string, itemIds?: string[]) =>
    db.withTx((tx) => stock.freeze(tx, house.actor, { warehouseId, by, isStill: true, ...(itemIds && { itemIds }) }))

  test('holds a warehouse still, for new goods too, until it is over', async () => {
    const other = await aHouse(db)
    const [cement, sand] = [await other.item(), await other.item()]
    const bring = (itemId: string) =>
      db.withTx((tx) =>
        stock.receive(tx, other.actor, {
          document: aDocument(),
          on,
          lines: [{ ...NO_DIMS, itemId, warehouseId: other.main, qty: quantity('2'), value: money(10n) }],
        }),
      )
    await bring(cement)
    const by = newId()
    const snapshot = await db.withTx((tx) =>
      stock.freeze(tx, other.actor, { warehouseId: other.main, by, isStill: true }),
    )
    expect(snapshot).toMatchObject([{ itemId: cement, qty: quantity('2'), value: 10n }])
    await expect(bring(cement)).rejects.toMatchObject({ code: 'stock.frozen', facts: { warehouse: 'Gudang Utama' } })
    await expect(bring(sand)).rejects.toMatchObject({ code: 'stock.frozen' })
    await db.withTx((tx) => stock.unfreeze(tx, other.actor, by))
    await bring(cement)
    await bring(sand)
  })

  test('of some items leaves the others free, and prices may change', async () => {
    const [cement, sand] = [await house.item(), await house.item()]
    const receipt = await receive(cement, '2', 10n)
    const by = newId()
    await freeze(by, house.main, [cement])
    await receive(sand, '1', 1n)
    await dearer(receipt, 5n)
    await expect(issue(cement, '1')).rejects.toMatchObject({ code: 'stock.frozen' })
    await expect(freeze(newId(), house.main, [cement])).rejects.toMatchObject({ code: 'stock.frozen' })
    await db.withTx((tx) => stock.unfreeze(tx, house.actor, by))
    await issue(cement, '1')
  })
})

describe('the book as of a day', () => {
  test('is what the documents up to that day left', async () => {
    const other = await aHouse(db)
    const cement = await other.item()
    const put = (when: string, qty: string, value: bigint) =>
      db.withTx((tx) =>
        stock.receive(tx, other.actor, {
          document: aDocument(),
          on: day(when),
          lines: [{ ...NO_DIMS, itemId: cement, warehouseId: other.main, qty: quantity(qty), value: money(value) }],
        }),
      )
    await put('2026-10-31', '2', 20n)
    await put('2026-11-01', '3', 60n)
    const then = (when: string) => stock.worthAsOf(db.read, other.companyId, day(when))
    expect(await then('2026-10-30')).toEqual([])
    expect(await then('2026-10-31')).toMatchObject([{ items: 1, value: 20n, account: '1-1520' }])
    expect(await then('2026-11-30')).toMatchObject([{ items: 1, value: 80n }])
  })
})

describe('places of the company’s own', () => {
  test('are made once, however many need them at once', async () => {
    const other = await aHouse(db)
    const made = await Promise.all(
      Array.from({ length: 8 }, () => db.withTx((tx) => stock.ownPlace(tx, other.actor, 'transit'))),
    )
    expect(new Set(made.map((place) => place.id)).size).toBe(1)
    const house2 = await db.withTx((tx) =>
      stock.houseWarehouses(tx, other.actor, { id: newId(), code: 'RP1', name: 'Rumah Produksi Satu' }),
    )
    expect(await stock.warehouseOf(db.read, other.companyId, house2.rawId)).toMatchObject({ code: 'RP1-BB' })
  })
})
