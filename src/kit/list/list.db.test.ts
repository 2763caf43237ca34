import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { anActor } from '../../../tests/cast/actor.ts'
import { openDatabase, type Database } from '#kit/db/database.ts'
import { emptyTestDatabase } from '#kit/db/test-database.ts'
import { tables } from '#kit/db/tx.ts'
import { Forbidden } from '#kit/http/failures.ts'
import { columns, zListQuery, type ListAnswer, type ListAsked } from '#kit/list/columns.ts'
import { listOf } from '#kit/list/list.ts'
import type { ListSource } from '#kit/list/source.ts'
import * as z from 'zod/mini'

interface Row {
  readonly id: string
  readonly name: string
  readonly total: string
  readonly cost?: string
}

const declared = columns({
  name: { label: 'Nama', kind: 'text', sort: true },
  city: { label: 'Kota', kind: 'text', filter: 'many' },
  total: { label: 'Total', kind: 'money', sort: true, filter: 'range', total: true },
  weight: { label: 'Berat', kind: 'quantity', filter: 'range' },
  on: { label: 'Tanggal', kind: 'day', sort: true, filter: 'range' },
  at: { label: 'Dibuat', kind: 'instant', sort: true, filter: 'range' },
  isOpen: { label: 'Terbuka', kind: 'flag', filter: 'flag' },
  cost: { label: 'HPP', kind: 'money', sort: true, filter: 'range', total: true, permission: 'view biaya' },
})
const query = zListQuery(declared)
const actor = anActor()
const blind = anActor({ companyId: actor.companyId, can: (permission) => permission !== 'view biaya' })

const source = (companyId = actor.companyId): ListSource => ({
  columns: declared,
  from: sql`thing t`,
  where: sql`t.company_id = ${companyId}`,
  alias: 't',
  search: sql.ref('t.search'),
  defaultSort: 'name',
})

let db: Database
const ask = (asked: z.input<typeof query> = {}, who = actor) =>
  listOf<Row>(db.read, source(), who, z.parse(query, asked) as ListAsked)

async function walk(
  sort: 'total' | '-total' | 'name' | '-at',
  direction: 'next' | 'prev',
  from?: string,
): Promise<string[][]> {
  const pages: string[][] = []
  let cursor = from
  for (;;) {
    const place = direction === 'next' ? { after: cursor } : { before: cursor }
    const page: ListAnswer<Row> = await ask({ sort, ...(cursor && place) })
    pages.push(page.rows.map((row) => row.id))
    cursor = page[direction]
    if (!cursor) return pages
  }
}

beforeAll(async () => {
  db = openDatabase(await emptyTestDatabase())
  await db.pool.query(`
    create extension pg_trgm;
    create table thing (
      id uuid primary key default gen_random_uuid(), company_id uuid not null, name text not null, city text not null,
      total bigint not null, weight numeric(18,4) not null, "on" date not null, at timestamptz not null,
      is_open boolean not null, cost bigint not null, search text not null generated always as (lower(name)) stored
    );
    create index thing_by_name on thing (company_id, name, id);
    create index thing_by_total on thing (company_id, total, id);
    create index thing_search on thing using gin (search gin_trgm_ops);
  `)
  // Only seven different totals: ties everywhere.
  await db.pool.query(
    `insert into thing (company_id, name, city, total, weight, "on", at, is_open, cost)
     select $1, 'Barang ' || lpad(n::text, 3, '0') || case when n % 10 = 0 then ' 100%_x' else '' end,
       case when n % 2 = 0 then 'Bandung' else 'Solo' end, (n % 7) * 1000, n + 0.5, date '2026-01-01' + n,
       timestamptz '2026-01-01 16:30+00' + n * interval '1 hour', n % 3 = 0, n
     from generate_series(1, 130) n`,
    [actor.companyId],
  )
  await db.pool.query(
    `insert into thing (company_id, name, city, total, weight, "on", at, is_open, cost)
     values (gen_random_uuid(), 'Barang asing', 'Solo', 1, 1, '2026-01-01', now(), true, 1)`,
  )
  return () => db.close()
})

describe('a list', () => {
  test.each(['total', '-total', 'name', '-at'] as const)(
    'by %s shows every row once, whichever way one pages',
    async (sort) => {
      const forward = await walk(sort, 'next')
      expect(forward.map((page) => page.length)).toEqual([25, 25, 25, 25, 25, 5])
      expect(new Set(forward.flat()).size).toBe(130)

      const last = await ask({ sort, after: await lastCursor(sort) })
      const backward = await walk(sort, 'prev', last.prev)
      expect([...backward].toReversed().flat()).toEqual(forward.slice(0, 5).flat())
    },
  )

  test('sorts by the asked column, down as well, and keeps the order among equals', async () => {
    const { rows } = await ask({ sort: '-total', size: '100' })
    const pairs = rows.map((row) => [Number(row.total), row.id] as const)
    expect(pairs).toEqual([...pairs].sort((a, b) => b[0] - a[0] || (a[1] < b[1] ? 1 : -1)))
  })

  test('has no page before the first and none after the last', async () => {
    const first = await ask()
    expect([first.prev, typeof first.next]).toEqual([undefined, 'string'])
    const only = await ask({ city: 'Bandung', size: 100 })
    expect([only.prev, only.next, only.rows.length]).toEqual([undefined, undefined, 65])
  })

  test('shows the first page full when going back lands before it', async () => {
    const second = await ask({ after: (await ask()).next })
    const back = await ask({ before: second.prev, size: '50' })
    expect([back.rows.length, back.prev]).toEqual([50, undefined])
  })

  test.each([
    [{ city: 'Bandung' }, 65],
    [{ city: 'Bandung,Solo' }, 130],
    [{ city: 'Medan' }, 0],
    [{ totalFrom: '6000' }, 18],
    [{ totalFrom: '1000', totalTo: '2000' }, 38],
    [{ weightFrom: '129.5' }, 2],
    [{ onFrom: '2026-01-02', onTo: '2026-01-03' }, 2],
    // 16.30 UTC is 23.30 in Jakarta: the first hour of the next day begins with row 1.
    [{ atFrom: '2026-01-02', atTo: '2026-01-02' }, 24],
    [{ isOpen: 'true' }, 43],
    [{ isOpen: 'false' }, 87],
    [{ q: 'barang 01' }, 12],
    [{ q: 'BARANG 010' }, 1],
    [{ q: '100%_X' }, 13],
    [{ q: '%' }, 13],
    [{ q: '   ' }, 130],
    [{ q: 'asing' }, 0],
    [{ q: 'barang', city: 'Solo', isOpen: 'true' }, 22],
  ] as const)('filtered by %o has %i rows', async (asked, count) => {
    expect((await ask(asked)).count).toBe(count)
  })

  test('sums the whole filter, not the page', async () => {
    const { totals, rows } = await ask({ city: 'Bandung' })
    const { rows: sums } = await db.pool.query(`select sum(total)::text as sum from thing where city = 'Bandung'`)
    expect([totals['total'], rows.length]).toEqual([(sums[0] as { sum: string }).sum, 25])
  })

  test('keeps a guarded column from rows, sums, filters and sorting of those without the right', async () => {
    expect((await ask()).totals).toHaveProperty('cost')
    const page = await ask({}, blind)
    expect(page.count).toBe(130)
    expect(page.totals).not.toHaveProperty('cost')
    expect(page.rows[0]).not.toHaveProperty('cost')
    // Which rows come, and in which order, would tell as much as the numbers.
    await expect(ask({ costFrom: '129' }, blind)).rejects.toBeInstanceOf(Forbidden)
    await expect(ask({ sort: '-cost' }, blind)).rejects.toBeInstanceOf(Forbidden)
  })

  test.each(['city', 'id', 'name desc', '--name', "name'; drop table thing --", 'toString', '__proto__'])(
    'does not sort by %s',
    (sort) => {
      expect(z.safeParse(query, { sort }).success).toBe(false)
    },
  )

  test.each([
    { unknown: 'x' },
    { isOpen: 'yes' },
    { totalFrom: "1' or 1=1" },
    { onFrom: '2026-02-30' },
    { after: 'abc; select' },
    { q: 'a\u0000b' },
  ])('refuses the shape of %o', (asked) => {
    expect(z.safeParse(query, asked).success).toBe(false)
  })

  test.each(["x' or '1'='1", 'x); drop table thing; --', '\\', "%' --", '$1', '"'])(
    'takes %s for plain text',
    async (text) => {
      expect((await ask({ q: text })).count).toBe(0)
      expect((await ask({ city: text })).count).toBe(0)
      expect((await ask()).count).toBe(130)
    },
  )

  test.each([
    'bm9wZQ',
    Buffer.from('["total","x\' or 1=1","00000000-0000-0000-0000-000000000000"]').toString('base64url'),
    Buffer.from('["total","5","nobody"]').toString('base64url'),
    Buffer.from('["name","Barang 100","00000000-0000-0000-0000-000000000000"]').toString('base64url'),
    Buffer.from('{"a":1}').toString('base64url'),
  ])('shows the first page for a place that is none: %s', async (after) => {
    const [odd, first] = [await ask({ sort: 'total', after }), await ask({ sort: 'total' })]
    expect(odd.rows).toEqual(first.rows)
  })

  test('counts no further than the cap, and then sums nothing', async () => {
    const many = anActor()
    await db.pool.query(
      `insert into thing (company_id, name, city, total, weight, "on", at, is_open, cost)
       select $1, 'Banyak ' || n, 'Solo', n, 1, '2026-01-01', now(), true, 1 from generate_series(1, 10001) n`,
      [many.companyId],
    )
    const page = await listOf<Row>(db.read, source(many.companyId), many, z.parse(query, {}) as ListAsked)
    expect(page).toMatchObject({ count: 10_000, isCountCapped: true, totals: {} })
  })

  test('reads a deep page through the index: as few rows as the first', async () => {
    await db.pool.query(`
      insert into thing (company_id, name, city, total, weight, "on", at, is_open, cost)
      select '${actor.companyId}', 'Z' || n, 'Jauh', 100000 + n, 1, '2026-01-01', now(), true, 1 from generate_series(1, 40000) n;
      analyze thing`)
    const { rows } = await sql<{ 'QUERY PLAN': string }>`
      explain (analyze, timing off) select id from thing t where t.company_id = ${actor.companyId}
        and (t.total, t.id) > (${'138000'}, ${'00000000-0000-0000-0000-000000000000'}) order by t.total, t.id limit 26
    `.execute(tables(db.read))
    const plan = rows.map((row) => row['QUERY PLAN']).join('\n')
    expect(plan).toMatch(/Index (Only )?Scan using thing_by_total/)
    expect(plan).not.toMatch(/Sort|Seq Scan/)
    expect(plan).toMatch(/actual rows=26/)
  })
})

async function lastCursor(sort: 'total' | '-total' | 'name' | '-at'): Promise<string> {
  let cursor = ''
  for (;;) {
    const page = await ask({ sort, ...(cursor && { after: cursor }) })
    if (!page.next) return cursor
    cursor = page.next
  }
}
