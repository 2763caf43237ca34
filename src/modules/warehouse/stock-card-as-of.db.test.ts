import { NO_DIMS } from '#ground/dims.ts'
import { beforeAll, expect, test } from 'vitest'
import { aHouse, type House } from '../../../tests/cast/house.ts'
import { day, type Day } from '#ground/day.ts'
import { money } from '#ground/money.ts'
import { quantity } from '#ground/quantity.ts'
import type { Database } from '#kit/db/database.ts'
import { testDatabase } from '#kit/db/test-database.ts'
import { newId } from '#kit/id.ts'
import { today } from '#kit/posting/today.ts'
import { takeBack, worthAsOf } from '#modules/stock/face.ts'
import type { CardLine } from '#modules/warehouse/answers.ts'
import { addStock } from '#modules/warehouse/documents/save-document.ts'
import { stockCard } from '#modules/warehouse/stock-card.ts'

// A card as of a day follows the days of the papers; the book itself follows the order of writing.
let db: Database
let house: House

beforeAll(async () => {
  db = await testDatabase()
  house = await aHouse(db)
})

const move = (itemId: string, on: string, qty: string, value: bigint | null) =>
  db.withTx((tx) =>
    addStock(tx, house.actor, {
      ...{ type: value === null ? ('pengeluaran' as const) : ('penerimaan' as const), on: day(on), post: true },
      ...{ warehouseId: house.main, projectId: null, requestedBy: null, receivedBy: null, notes: null },
      lines: [
        { ...NO_DIMS, itemId, qty: quantity(qty), unit: null, note: null, value: value === null ? null : money(value) },
      ],
    }),
  )
const stockOf = async (itemId: string): Promise<string> => {
  const { rows } = await db.pool.query('select id from stock_balance where item_id = $1 and warehouse_id = $2', [
    itemId,
    house.main,
  ])
  return rows[0].id
}
const said = (lines: readonly CardLine[]) => lines.map((line) => [line.on, line.balance, line.balanceValue])

test('what was written late stands on its day, and the top of the card is what was there that day', async () => {
  const itemId = await house.item({ name: 'Semen' })
  await move(itemId, '2026-11-10', '100', 100_000n)
  await move(itemId, '2026-11-20', '50', 50_000n)
  await move(itemId, '2026-11-12', '30', null)
  const id = await stockOf(itemId)
  const card = (until?: Day) => stockCard(db.read, house.actor, { id, ...(until && { until }) })

  const early = await card(day('2026-11-12'))
  expect(said(early.lines)).toEqual([
    ['2026-11-12', '70', '70000'],
    ['2026-11-10', '100', '100000'],
  ])
  expect(early.closing).toEqual({ qty: '70', value: '70000' })
  expect(said((await card(day('2026-11-25'))).lines)).toEqual([
    ['2026-11-20', '120', '120000'],
    ['2026-11-12', '70', '70000'],
    ['2026-11-10', '100', '100000'],
  ])
  expect((await card(day('2026-11-09'))).lines).toEqual([])
  expect(said((await card()).lines).map(([on]) => on)).toEqual(['2026-11-12', '2026-11-20', '2026-11-10'])
})

test('what left late is worth what such goods are worth now, and the card says that it was written late', async () => {
  const itemId = await house.item({ name: 'Pasir' })
  await move(itemId, '2026-11-10', '100', 100_000n)
  await move(itemId, '2026-11-20', '100', 300_000n)
  await move(itemId, '2026-11-12', '30', null)
  const now = today(house.actor)
  await move(itemId, now, '10', null)
  const { lines } = await stockCard(db.read, house.actor, { id: await stockOf(itemId) })
  expect(lines.map((line) => [line.on, line.value, line.isBackdated])).toEqual([
    [now, '-20000', false],
    // At 2.000, not at the 1.000 of its day.
    ['2026-11-12', '-60000', true],
    ['2026-11-20', '300000', true],
    ['2026-11-10', '100000', true],
  ])
})

test('page after page the balances go on, and the first of them is the balance of the day', async () => {
  const itemId = await house.item({ name: 'Paku' })
  const days = Array.from({ length: 60 }, (_, at) => `2026-10-${String(((at * 7) % 28) + 1).padStart(2, '0')}`)
  for (const [at, on] of days.entries()) await move(itemId, on, String(at + 1), BigInt(1000 * (at + 1) + at))
  const id = await stockOf(itemId)
  const until = day('2026-10-28')
  const first = await stockCard(db.read, house.actor, { id, until })
  const second = await stockCard(db.read, house.actor, { id, until, after: first.next! })
  const lines = [...first.lines, ...second.lines]
  expect(lines).toHaveLength(60)
  expect(second.next).toBeUndefined()
  expect(lines.map((line) => line.on)).toEqual(days.toSorted().toReversed())

  let held = 0n
  let worth = 0n
  for (const line of lines.toReversed()) {
    held += BigInt(line.in ?? '0')
    worth += BigInt(line.value ?? '0')
    expect([line.balance, line.balanceValue]).toEqual([String(held), String(worth)])
  }
  const [then] = await worthAsOf(db.read, house.companyId, until)
  expect(first.closing).toEqual({ qty: String(held), value: String(then?.value) })
})

test('goods that went back to their supplier were not called off; what was called off says so', async () => {
  const itemId = await house.item({ name: 'Pipa' })
  const { id: received } = await move(itemId, '2026-11-10', '10', 100_000n)
  const { rows } = await db.pool.query('select line_id from stock_move where document_id = $1', [received])
  const back = (kind: string) =>
    db.withTx((tx) =>
      takeBack(tx, house.actor, {
        document: { kind, id: newId() },
        on: day('2026-11-12'),
        lines: [{ of: { kind: 'stock-document', id: received, lineId: rows[0].line_id }, qty: quantity('1') }],
      }),
    )
  for (const kind of ['purchase-return', 'return', 'delivery-rejection', 'goods-receipt-void']) await back(kind)
  const { lines } = await stockCard(db.read, house.actor, { id: await stockOf(itemId) })
  expect(lines.map((line) => [line.document.kind, line.isReversal])).toEqual([
    ['goods-receipt-void', true],
    ['delivery-rejection', false],
    ['return', false],
    ['purchase-return', false],
    ['stock-document', false],
  ])
})
