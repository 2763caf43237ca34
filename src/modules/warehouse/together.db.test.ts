import { beforeAll, expect, test } from 'vitest'
import { minusQty, plusQty, quantity, quantityText, ZERO_QTY } from '#ground/quantity.ts'
import { Refusal } from '#ground/refusal.ts'
import type { Database } from '#kit/db/database.ts'
import { testDatabase } from '#kit/db/test-database.ts'
import { findBreaches } from '#kit/posting/check.ts'
import { journalChecks } from '#modules/journal/checks.ts'
import { stockChecks } from '#modules/stock/checks.ts'
import { availability } from '#modules/stock/face.ts'
import { aYard } from '#modules/warehouse/cast/yard.ts'
import { warehouseChecks } from '#modules/warehouse/checks.ts'
import { aHouse } from '../../../tests/cast/house.ts'

let db: Database
beforeAll(async () => {
  db = await testDatabase()
})

test('transfers both ways, receipts and a count at once: no deadlock reaches anybody, sums exact', async () => {
  const house = await aHouse(db)
  const items = [await house.item(), await house.item(), await house.item()]
  const people = Array.from({ length: 6 }, () => aYard(db, house.actor))
  const yard = aYard(db, house.actor)
  const at = (itemId: string, warehouseId: string, qty: string) => ({ itemId, warehouseId, qty: quantity(qty) })
  for (const itemId of items) {
    for (const place of [house.main, house.site]) await yard.receive(at(itemId, place, '100'), 1_000_003n)
  }
  const acts = people.flatMap((person, index) =>
    items.flatMap((itemId, turn) => [
      () =>
        person.send(
          at(itemId, index % 2 === 0 ? house.main : house.site, '2'),
          index % 2 === 0 ? house.site : house.main,
        ),
      () => person.receive(at(items[(turn + index) % 3] ?? '', index % 2 === 0 ? house.site : house.main, '1'), 7n),
      () => person.issue(at(items[(turn + 2 * index) % 3] ?? '', house.main, '1')),
    ]),
  )
  const settled = await Promise.allSettled([
    ...acts.map((act) => act()),
    yard.count(house.main, 0n, false),
    yard.count(house.site, 0n, false),
  ])
  for (const one of settled) if (one.status === 'rejected') expect(one.reason).toBeInstanceOf(Refusal)

  const sent = settled.flatMap((one, index) =>
    one.status === 'fulfilled' && index < acts.length && index % 3 === 0 ? [String(one.value)] : [],
  )
  expect(sent).toHaveLength(18)
  await Promise.all(sent.map((id) => yard.become(id, 'diterima', 100n)))

  const held = await availability(db.read, house.companyId, items)
  const total = held.reduce((all, row) => plusQty(all, row.onHand), ZERO_QTY)
  // 600 at first, 18 more came, 18 left; what moved between the warehouses is all there again. What moved between
  // looking at the shelf and writing it down a count corrects.
  const { rows } = await db.pool.query<{ qty: string }>(
    `select coalesce(sum(qty), 0)::text as qty from stock_move where company_id = $1 and document_kind = 'stock-count'`,
    [house.companyId],
  )
  expect(quantityText(minusQty(total, quantity(rows[0]?.qty ?? '0')))).toBe('600')
  expect(await findBreaches(db.read, [...journalChecks, ...stockChecks, ...warehouseChecks])).toEqual([])
})

test('a count that holds goods still starts between moves, and whoever comes meanwhile is told so', async () => {
  const house = await aHouse(db)
  const itemId = await house.item()
  const yard = aYard(db, house.actor)
  const goods = { itemId, warehouseId: house.main, qty: quantity('1') }
  await yard.receive({ ...goods, qty: quantity('50') }, 500n)
  const settled = await Promise.allSettled([
    ...Array.from({ length: 10 }, () => yard.issue(goods)),
    yard.count(house.main, 0n, true),
    ...Array.from({ length: 10 }, () => yard.issue(goods)),
  ])
  const refused = settled.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []))
  for (const reason of refused) expect(reason).toMatchObject({ code: 'stock.frozen' })
  const [row] = await availability(db.read, house.companyId, [itemId], house.main)
  expect(quantityText(row?.onHand ?? ZERO_QTY)).toBe(String(50 - (20 - refused.length)))
  expect(await findBreaches(db.read, [...journalChecks, ...stockChecks, ...warehouseChecks])).toEqual([])
})

test('a count begins beside a paper that names its warehouse and is not written to the end', async () => {
  const house = await aHouse(db)
  const yard = aYard(db, house.actor)
  await yard.receive({ itemId: await house.item(), warehouseId: house.main, qty: quantity('50') }, 500n)
  const client = await db.pool.connect()
  try {
    await client.query('begin')
    // What a new paper holds of the warehouse it names.
    await client.query('select 1 from warehouse where id = $1 for key share', [house.main])
    await yard.count(house.main, 0n, true)
  } finally {
    await client.query('rollback')
    client.release()
  }
})

test('several counts of one place at once: one runs, the others are told so', async () => {
  const house = await aHouse(db)
  const yard = aYard(db, house.actor)
  await yard.receive({ itemId: await house.item(), warehouseId: house.main, qty: quantity('50') }, 500n)
  const settled = await Promise.allSettled(Array.from({ length: 6 }, () => yard.count(house.main, 0n, true)))
  expect(settled.some((one) => one.status === 'fulfilled')).toBe(true)
  for (const one of settled) if (one.status === 'rejected') expect(one.reason).toBeInstanceOf(Refusal)
})
