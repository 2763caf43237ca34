import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Database, openDatabase } from './database.ts'
import { reading, type Ready } from './reading.ts'
import { emptyTestDatabase } from './test-database.ts'
import { tables } from './tx.ts'

let db: Database

beforeAll(async () => {
  // One connection: what a failed reading left behind would meet the next one.
  db = openDatabase({ ...(await emptyTestDatabase()), connections: 1 })
})

afterAll(() => db.close())

const ready = (query: ReturnType<typeof sql<unknown>>): Ready => query.compile(tables(db.read))
const number = (value: number) => ready(sql`select ${value}::int as value`)

test('statements asked at once answer in their order, inside one transaction with its settings', async () => {
  const told = ready(sql`select current_setting('plan_cache_mode') as value, now()::text as began`)
  const answers = await reading(db.read, ['set local plan_cache_mode = force_generic_plan'], async (asking) => [
    ...(await asking.all<{ value: unknown; began?: string }>([number(1), told, number(2)])),
    ...(await asking.last<{ value: unknown; began?: string }>([told, number(3)])),
  ])
  expect(answers.map(([row]) => row?.value)).toEqual([1, 'force_generic_plan', 2, 'force_generic_plan', 3])
  expect(answers[1]?.[0]?.began).toBe(answers[3]?.[0]?.began)
  expect((await sql`select current_setting('plan_cache_mode') as mode`.execute(tables(db.read))).rows).toEqual([
    { mode: 'auto' },
  ])
})

test('the first that fails is the error, and the connection serves the next', async () => {
  const failing = ready(sql`select 1 / ${0}::int as value`)
  const work = reading(db.read, [], (asking) => asking.last([number(1), failing, number(2)]))
  await expect(work).rejects.toThrow('division by zero')
  const [[row] = []] = await reading(db.read, [], (asking) => asking.all<{ value: number }>([number(4)]))
  expect(row?.value).toBe(4)
})

test('nothing is written by it', async () => {
  await db.pool.query('create table if not exists note (id int)')
  const writing = ready(sql`insert into note values (1)`)
  await expect(reading(db.read, [], (asking) => asking.last([writing]))).rejects.toThrow('read-only transaction')
  expect((await db.pool.query('select from note')).rowCount).toBe(0)
})
