import { NO_DIMS } from '#ground/dims.ts'
import { beforeAll, describe, expect, test } from 'vitest'
import { day } from '#ground/day.ts'
import { money } from '#ground/money.ts'
import { quantity, quantityText } from '#ground/quantity.ts'
import type { Database } from '#kit/db/database.ts'
import { testDatabase } from '#kit/db/test-database.ts'
import { NotFound } from '#kit/http/not-found.ts'
import { newId } from '#kit/id.ts'
import { lockPeriod } from '#kit/posting/period-lock.ts'
import * as stock from '#modules/stock/face.ts'
import { aHouse, type House } from '../../../tests/cast/house.ts'

const on = day('2026-11-21')
const aDocument = (kind = 'delivery'): stock.Document => ({ kind, id: newId() })

let db: Database
let house: House

beforeAll(async () => {
  db = await testDatabase()
  house = await aHouse(db)
})

const receive = (itemId: string, qty: string, value: bigint, warehouseId = house.main) =>
  db.withTx((tx) =>
    stock.receive(tx, house.actor, {
      document: aDocument('receipt'),
      on,
      lines: [{ ...NO_DIMS, itemId, warehouseId, qty: quantity(qty), value: money(value), lineId: newId() }],
    }),
  )
const issue = (itemId: string, qty: string, document = aDocument(), warehouseId = house.main) =>
  db.withTx((tx) =>
    stock.issue(tx, house.actor, {
      document,
      on,
      lines: [{ ...NO_DIMS, itemId, warehouseId, qty: quantity(qty), lineId: document.id }],
    }),
  )
const stockOf = async (itemId: string, warehouseId = house.main) => {
  const [row] = await stock.availability(db.read, house.companyId, [itemId], warehouseId)
  return row && { qty: quantityText(row.onHand), value: row.value, free: quantityText(row.available) }
}

describe('the stock book', () => {
  test('values what leaves at the moving average of its warehouse', async () => {
    const cement = await house.item()
    await receive(cement, '10', 680_000n)
    await receive(cement, '5', 370_000n)
    await receive(cement, '1', 1n, house.site)
    const [move] = await issue(cement, '4')
    expect(move).toMatchObject({ value: -280_000n, difference: 0n, account: '1-1520' })
    expect(await stockOf(cement)).toMatchObject({ qty: '11', value: 770_000n })
  })

  test('lets the last piece take all the rest', async () => {
    const bolt = await house.item()
    await receive(bolt, '3', 100n)
    for (const value of [-33n, -34n, -33n]) expect(await issue(bolt, '1')).toMatchObject([{ value }])
    expect(await stockOf(bolt)).toMatchObject({ qty: '0', value: 0n })
  })

  test('refuses to issue more than there is, naming the warehouse and what is left', async () => {
    const cement = await house.item({ name: 'Semen 50 kg' })
    await receive(cement, '12', 100n)
    await expect(issue(cement, '20')).rejects.toMatchObject({
      code: 'stock.short',
      field: 'lines.0.qty',
      facts: { item: 'Semen 50 kg', warehouse: 'Gudang Utama', available: '12', asked: '20', unit: 'zak' },
    })
    await expect(issue(await house.item(), '1')).rejects.toMatchObject({
      code: 'stock.short',
      facts: { available: '0' },
    })
    expect(await stockOf(cement)).toMatchObject({ qty: '12', value: 100n })
  })

  test('sees two lines of one item in one document after each other', async () => {
    const pipe = await house.item()
    await receive(pipe, '10', 1000n)
    const line = { ...NO_DIMS, itemId: pipe, warehouseId: house.main, qty: quantity('6') }
    const act = db.withTx((tx) => stock.issue(tx, house.actor, { document: aDocument(), on, lines: [line, line] }))
    await expect(act).rejects.toMatchObject({ code: 'stock.short', facts: { available: '4', line: 1 } })
  })

  test('refuses services, and warehouses of somebody else', async () => {
    await expect(receive(await house.item({ kind: 'jasa' }), '1', 1n)).rejects.toMatchObject({
      code: 'stock.not-goods',
    })
    await expect(receive(await house.item(), '1', 1n, (await aHouse(db)).main)).rejects.toThrow(NotFound)
  })

  test('brings a voided issue back at its original cost, once', async () => {
    const cement = await house.item()
    await receive(cement, '10', 1000n)
    const sent = aDocument()
    await issue(cement, '4', sent)
    await receive(cement, '10', 9000n)
    const back = () => db.withTx((tx) => stock.reverse(tx, house.actor, sent, { on }))
    expect(await back()).toMatchObject([{ value: 400n }])
    expect(await stockOf(cement)).toMatchObject({ qty: '20', value: 10_000n })
    expect(await back()).toEqual([])
  })

  test('takes a voided receipt out at its own cost, the lost part as a difference', async () => {
    const cement = await house.item()
    const [first] = await receive(cement, '10', 1000n)
    await receive(cement, '10', 3000n)
    await issue(cement, '10')
    const { rows } = await db.pool.query('select document_id from stock_move where id = $1', [first?.id])
    const back = await db.withTx((tx) =>
      stock.reverse(tx, house.actor, { kind: 'receipt', id: rows[0].document_id }, { on }),
    )
    expect(back).toMatchObject([{ qty: quantity('-10'), value: -2000n, difference: 1000n }])
    expect(await stockOf(cement)).toMatchObject({ qty: '0', value: 0n })
  })

  test('takes part of a line back at its original cost, and never more than left', async () => {
    const cement = await house.item()
    await receive(cement, '10', 1000n)
    const sent = aDocument()
    await issue(cement, '3', sent)
    const back = (qty: string) =>
      db.withTx((tx) =>
        stock.takeBack(tx, house.actor, {
          document: aDocument('return'),
          on,
          lines: [{ of: { ...sent, lineId: sent.id }, qty: quantity(qty) }],
        }),
      )
    expect(await back('1')).toMatchObject([{ value: 100n }])
    await expect(back('2.5')).rejects.toMatchObject({ code: 'stock.too-much-back' })
    const rest = await db.withTx((tx) => stock.reverse(tx, house.actor, sent, { on }))
    expect(rest).toMatchObject([{ qty: quantity('2'), value: 200n }])
    expect(await stockOf(cement)).toMatchObject({ qty: '10', value: 1000n })
  })

  test('refuses a locked period, in the database itself', async () => {
    const other = await aHouse(db)
    const itemId = await other.item()
    await db.withTx((tx) => lockPeriod(tx, other.actor, { area: 'stock', until: on, reason: 'opname' }))
    const act = db.withTx((tx) =>
      stock.receive(tx, other.actor, {
        document: aDocument(),
        on,
        lines: [{ ...NO_DIMS, itemId, warehouseId: other.main, qty: quantity('1'), value: money(1n) }],
      }),
    )
    await expect(act).rejects.toMatchObject({ code: 'period.locked', facts: { area: 'stock' } })
  })

  test('freezes an item once it moved', async () => {
    const cement = await house.item()
    await receive(cement, '1', 1n)
    const { rows } = await db.pool.query('select has_moves from item where id = $1', [cement])
    expect(rows).toEqual([{ has_moves: true }])
  })
})

describe('reservations', () => {
  const lineOf = (itemId: string, qty: string) => ({
    itemId,
    warehouseId: house.main,
    qty: quantity(qty),
    lineId: newId(),
  })

  test('keep goods for a document and give them back', async () => {
    const cement = await house.item()
    await receive(cement, '10', 1000n)
    const order = aDocument('order')
    const line = lineOf(cement, '8')
    await db.withTx((tx) => stock.reserve(tx, house.actor, { document: order, lines: [line] }))
    expect(await stockOf(cement)).toMatchObject({ qty: '10', free: '2' })

    const more = db.withTx((tx) =>
      stock.reserve(tx, house.actor, { document: aDocument('order'), lines: [lineOf(cement, '3')] }),
    )
    await expect(more).rejects.toMatchObject({ code: 'stock.short', facts: { available: '2' } })

    const some = await db.withTx((tx) =>
      stock.release(tx, house.actor, order, [{ lineId: line.lineId, qty: quantity('5') }]),
    )
    expect(some).toEqual([{ lineId: line.lineId, qty: quantity('5') }])
    expect(await stockOf(cement)).toMatchObject({ free: '7' })
    expect(await db.withTx((tx) => stock.release(tx, house.actor, order))).toEqual([
      { lineId: line.lineId, qty: quantity('3') },
    ])
    expect(await db.withTx((tx) => stock.release(tx, house.actor, order))).toEqual([])
    expect(await stockOf(cement)).toMatchObject({ free: '10' })
  })

  test('can keep what there is and tell how much', async () => {
    const cement = await house.item()
    await receive(cement, '10', 1000n)
    const lines = [lineOf(cement, '7'), lineOf(cement, '7'), lineOf(await house.item(), '1')]
    const kept = await db.withTx((tx) =>
      stock.reserve(tx, house.actor, { document: aDocument('order'), lines, partial: true }),
    )
    expect(kept.map((one) => quantityText(one.qty))).toEqual(['7', '3', '0'])
  })
})

describe('under 300 at once', () => {
  test('exactly 100 of 100 pieces go out, and the balance is zero', async () => {
    const cement = await house.item()
    await receive(cement, '100', 6_800_001n)
    const settled = await Promise.allSettled(Array.from({ length: 300 }, () => issue(cement, '1')))
    expect(settled.filter((one) => one.status === 'fulfilled')).toHaveLength(100)
    for (const one of settled) if (one.status === 'rejected') expect(one.reason).toMatchObject({ code: 'stock.short' })
    expect(await stockOf(cement)).toMatchObject({ qty: '0', value: 0n })
    const { rows } = await db.pool.query(
      'select sum(qty)::text as qty, sum(value)::text as value from stock_move where item_id = $1',
      [cement],
    )
    expect(rows).toEqual([{ qty: '0.0000', value: '0' }])
  })

  test('two-line documents in opposite order never surface a deadlock', async () => {
    const [a, b] = [await house.item(), await house.item()]
    await receive(a, '100', 1000n)
    await receive(b, '100', 1000n)
    const one = { warehouseId: house.main, qty: quantity('1') }
    const settled = await Promise.allSettled(
      Array.from({ length: 300 }, (_, index) => {
        const lines =
          index % 2 === 0
            ? [
                { ...NO_DIMS, ...one, itemId: a },
                { ...NO_DIMS, ...one, itemId: b },
              ]
            : [
                { ...NO_DIMS, ...one, itemId: b },
                { ...NO_DIMS, ...one, itemId: a },
              ]
        return db.withTx((tx) => stock.issue(tx, house.actor, { document: aDocument(), on, lines }))
      }),
    )
    expect(settled.filter((done) => done.status === 'fulfilled')).toHaveLength(100)
    for (const done of settled)
      if (done.status === 'rejected') expect(done.reason).toMatchObject({ code: 'stock.short' })
    expect([await stockOf(a), await stockOf(b)]).toMatchObject([
      { qty: '0', value: 0n },
      { qty: '0', value: 0n },
    ])
  })

  test('a first receipt of the same item by many opens one balance', async () => {
    const sand = await house.item()
    await Promise.all(Array.from({ length: 50 }, () => receive(sand, '1', 10n)))
    expect(await stockOf(sand)).toMatchObject({ qty: '50', value: 500n })
  })
})
