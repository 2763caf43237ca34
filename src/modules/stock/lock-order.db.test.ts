import { NO_DIMS } from '#ground/dims.ts'
import type pg from 'pg'
import { beforeAll, expect, test } from 'vitest'
import { day } from '#ground/day.ts'
import { money } from '#ground/money.ts'
import { quantity } from '#ground/quantity.ts'
import type { Database } from '#kit/db/database.ts'
import { testDatabase } from '#kit/db/test-database.ts'
import { newId } from '#kit/id.ts'
import * as stock from '#modules/stock/face.ts'
import { aHouse, type House } from '../../../tests/cast/house.ts'

// Whoever waits holds nothing that those it waits for may ask for next: so nobody waits in a circle.
const on = day('2026-11-21')
const about = () => ({ document: { kind: 'uji', id: newId() }, on })
let db: Database
let house: House
let itemId: string

beforeAll(async () => {
  db = await testDatabase()
  house = await aHouse(db)
})

const receive = (warehouseId: string) =>
  db.withTx((tx) => {
    const lines = [{ ...NO_DIMS, itemId, warehouseId, qty: quantity('50'), value: money(25_000n), lineId: newId() }]
    return stock.receive(tx, house.actor, { ...about(), lines })
  })
const move = (from: string, to: string, sentFrom: string) =>
  db.withTx((tx) => {
    const lines = [{ ...NO_DIMS, itemId, qty: quantity('2'), lineId: newId() }]
    return stock.transfer(tx, house.actor, { ...about(), from, to, sentFrom, lines })
  })

/** Lets somebody else begin something, starts the act, and once it waits for them, does what they would do next. */
async function meetingWith(
  begun: (other: pg.PoolClient) => Promise<unknown>,
  act: () => Promise<unknown>,
  next: (other: pg.PoolClient) => Promise<unknown>,
): Promise<void> {
  const other = await db.pool.connect()
  try {
    await other.query('begin')
    await begun(other)
    const acting = act()
    const { rows } = await other.query<{ pid: number }>('select pg_backend_pid() as pid')
    await expect.poll(() => waitingFor(rows[0]?.pid ?? 0)).toBe(1)
    await next(other)
    await other.query('commit')
    await acting
  } finally {
    await other.query('rollback')
    other.release()
  }
}

async function waitingFor(pid: number): Promise<number> {
  const { rows } = await db.pool.query('select 1 from pg_stat_activity where $1 = any (pg_blocking_pids(pid))', [pid])
  return rows.length
}

const hold = (warehouseId: string) => (client: pg.PoolClient) =>
  client.query('select from stock_balance where item_id = $1 and warehouse_id = $2 for update nowait', [
    itemId,
    warehouseId,
  ])

test('goods that arrive wait for the place they were sent from before they hold any other', async () => {
  itemId = await house.item()
  const between = await db.withTx(async (tx) => (await stock.ownPlace(tx, house.actor, 'transit')).id)
  for (const place of [house.main, house.site, between]) await receive(place)
  // Whoever comes the other way holds these two in this order.
  await meetingWith(hold(house.main), () => move(between, house.site, house.main), hold(house.site))
})

test('goods that come to a place for the first time hold nothing while somebody else opens it', async () => {
  itemId = await house.item()
  await receive(house.main)
  const open = (client: pg.PoolClient) =>
    client.query(
      `insert into stock_balance (id, company_id, item_id, warehouse_id, account_code)
       select $1, company_id, item_id, $2, account_code from stock_balance where item_id = $3`,
      [newId(), house.site, itemId],
    )
  await meetingWith(open, () => move(house.main, house.site, house.main), hold(house.main))
})
