import { type Kysely, sql } from 'kysely'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import type { Database } from './database.ts'
import { openDatabase } from './database.ts'
import { emptyTestDatabase, testDatabase } from './test-database.ts'
import { type Tx, tables } from './tx.ts'
import { UnknownOutcome } from './unknown-outcome.ts'

// Names are given to the first texts of a process; files before this one may have used them up.
vi.hoisted(() => vi.resetModules())

interface Own {
  account: { id: number; balance: bigint }
}

const own = (tx: Tx): Kysely<Own> => tables<Own>(tx)

describe('the database handle', () => {
  let db: Database

  beforeAll(async () => {
    db = openDatabase(await emptyTestDatabase())
    await db.pool.query('create table account (id int primary key, balance bigint not null)')
    await db.pool.query('insert into account values (1, 9007199254740993), (2, 0)')
  })

  test('keeps values exact: bigint, decimal text, day, instant in UTC with milliseconds', async () => {
    const { rows } = await sql<Record<string, unknown>>`
      select 9007199254740993::int8 as whole, 12.50::numeric(18,4) as part, '2026-11-21'::date as day,
        '2026-11-21 09:00:00.12+07'::timestamptz as instant, array[1,2]::int8[] as list, array[1.10]::numeric[] as parts
    `.execute(own(db.read))

    expect(rows[0]).toEqual({
      whole: 9007199254740993n,
      part: '12.5000',
      day: '2026-11-21',
      instant: '2026-11-21T02:00:00.120Z',
      list: [1n, 2n],
      parts: ['1.10'],
    })
  })

  test('prepares each statement once per connection under a name made from its text', async () => {
    await db.withTx(async (tx) => {
      for (const id of [1, 2, 1]) await own(tx).selectFrom('account').select('balance').where('id', '=', id).execute()
      const { rows } = await sql<{ name: string }>`
        select name from pg_prepared_statements where statement like 'select "balance"%'`.execute(own(tx))
      expect(rows).toHaveLength(1)
      expect(rows[0]?.name).toMatch(/^[\w-]{24}$/)
    })
  })

  test('ends a transaction with the error of its work, and nothing of it remains', async () => {
    const work = db.withTx(async (tx) => {
      await own(tx).updateTable('account').set({ balance: 5n }).where('id', '=', 2).execute()
      throw new Error('no')
    })
    await expect(work).rejects.toThrow('no')
    expect(await balanceOf(2)).toBe(0n)
  })

  test('repeats work that PostgreSQL chose as the victim of a deadlock', async () => {
    let attempts = 0
    let holding = 0
    const bothHold = Promise.withResolvers<void>()
    const bothIn = (order: readonly [number, number]) =>
      db.withTx(async (tx) => {
        attempts += 1
        for (const id of order) {
          await own(tx)
            .updateTable('account')
            .set({ balance: sql`balance + 1` })
            .where('id', '=', id)
            .execute()
          holding += 1
          if (holding === 2) bothHold.resolve()
          await bothHold.promise
        }
      })
    await Promise.all([bothIn([1, 2]), bothIn([2, 1])])

    expect(attempts).toBeGreaterThan(2)
    expect(await balanceOf(2)).toBe(2n)
  })

  test('a warning during COMMIT is an unknown outcome, never a success', async () => {
    const work = db.withTx(async (tx) => {
      await sql`create temporary table doubt (id int) on commit delete rows`.execute(own(tx))
      await sql`create function pg_temp.warn() returns trigger language plpgsql as
        'begin raise warning ''canceling wait for synchronous replication''; return null; end'`.execute(own(tx))
      await sql`create constraint trigger doubt after insert on doubt deferrable initially deferred
        for each row execute function pg_temp.warn()`.execute(own(tx))
      await sql`insert into doubt values (1)`.execute(own(tx))
    })
    await expect(work).rejects.toBeInstanceOf(UnknownOutcome)
  })

  test('a connection cut during COMMIT is an unknown outcome and is not repeated', async () => {
    let attempts = 0
    const work = db.withTx(async (tx) => {
      attempts += 1
      await sql`create temporary table cut (id int)`.execute(own(tx))
      await sql`create function pg_temp.cut() returns trigger language plpgsql as
        'begin perform pg_terminate_backend(pg_backend_pid()); perform pg_sleep(1); return null; end'`.execute(own(tx))
      await sql`create constraint trigger cut after insert on cut deferrable initially deferred
        for each row execute function pg_temp.cut()`.execute(own(tx))
      await sql`insert into cut values (1)`.execute(own(tx))
    })
    await expect(work).rejects.toBeInstanceOf(UnknownOutcome)
    expect(attempts).toBe(1)
    expect(await balanceOf(2)).toBe(2n)
  })

  async function balanceOf(id: number): Promise<bigint | undefined> {
    const row = await own(db.read).selectFrom('account').select('balance').where('id', '=', id).executeTakeFirst()
    return row?.balance
  }
})

test('the application acts as a role that may not change the schema', async () => {
  const db = await testDatabase()
  await expect(db.pool.query('create table stray (id int)')).rejects.toThrow('permission denied')
})

test('a database that goes away under a transaction at rest fails its next statement, not the process', async () => {
  const db = openDatabase(await emptyTestDatabase())
  const work = db.withTx(async (tx) => {
    const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(own(tx))
    await db.pool.query('select pg_terminate_backend($1)', [rows[0]?.pid])
    const left = () => db.pool.query('select from pg_stat_activity where pid = $1', [rows[0]?.pid])
    await expect.poll(async () => (await left()).rowCount).toBe(0)
    await sql`select 1`.execute(own(tx))
  })
  await expect(work).rejects.toThrow()
  expect((await db.pool.query('select 1 as one')).rows).toEqual([{ one: 1 }])
  await db.close()
})
