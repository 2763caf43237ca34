import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { openDatabase, type Database } from '#kit/db/database.ts'
import { emptyTestDatabase } from '#kit/db/test-database.ts'
import { tables } from '#kit/db/tx.ts'
import { bestFirst, rankIn, type Shelf } from './best-first.ts'
import { rankCases } from './cast/rank-cases.ts'
import { soughtIn } from './rank.ts'

let db: Database

beforeAll(async () => {
  db = openDatabase(await emptyTestDatabase())
  await db.pool.query(`
    create extension pg_trgm;
    create table thing (id uuid primary key default gen_random_uuid(), code text unique,
      name text collate "id-x-icu", kind text not null default '', used date,
      search text generated always as (lower((code || ' ' || name || ' ' || kind) collate "default")) stored);
    create index on thing using gin (search gin_trgm_ops);
    insert into thing (code, name, kind, used) values
      ('GTG-1', 'Genteng metal pasir', '', '2026-11-20'), ('PSR-1', 'Pasir beton', '', null),
      ('PSR-2', 'Pasir pasang', '', '2026-11-01'), ('SMN-1', 'Semen Tiga Roda', '', '2026-10-01'),
      ('SMN-2', 'Semen Gresik', '', '2026-10-02'), ('TLG-1', 'Talang', 'perekat semen', '2026-11-02'),
      ('BT-1', 'Baut M8', '', null), ('BT-2', 'Alkali', 'baut', null), ('AL-9', 'Baut L', '', null);
  `)
  return () => db.close()
})

const shelf: Shelf = {
  table: sql`thing`,
  where: sql`true`,
  codes: [sql.ref('t.code')],
  used: sql.ref('t.used'),
  lately: sql`select id from thing where used is not null order by used desc limit 3`,
}
const named = async (query: ReturnType<typeof sql>) =>
  (
    await sql<{ name: string }>`select name from (${query}) best join thing using (id) order by place`.execute(
      tables(db.read),
    )
  ).rows.map(({ name }) => name)
const offered = (q: string, last: readonly string[] = []) => named(bestFirst(shelf, q, last))
const idOf = async (code: string) =>
  (await db.pool.query<{ id: string }>('select id from thing where code = $1', [code])).rows[0]!.id

test.each(rankCases)('the database ranks %s against %o as the rule does', async (typed, { name, codes = [] }, rank) => {
  const given = { name: sql`${name}::text`, codes: codes.map((code) => sql`${code ?? null}::text`) }
  const by = rankIn(given, (of) => of(soughtIn(typed)))
  expect((await sql<{ by: number }>`select ${by} as by`.execute(tables(db.read))).rows).toEqual([{ by: rank }])
})

test('names that begin so come before names that hold it, and what was used last first among them', async () => {
  expect(await offered('pasir')).toEqual(['Pasir pasang', 'Pasir beton', 'Genteng metal pasir'])
  expect(await offered('semen')).toEqual(['Semen Gresik', 'Semen Tiga Roda', 'Talang'])
  expect(await offered('psr-1')).toEqual(['Pasir beton'])
})

test('what the person chose last comes first among its equals, and first of all while nothing is typed', async () => {
  const [beton, genteng] = [await idOf('PSR-1'), await idOf('GTG-1')]
  expect(await offered('pasir', [genteng, beton])).toEqual(['Pasir beton', 'Pasir pasang', 'Genteng metal pasir'])
  expect(await offered('', [beton, await idOf('PSR-2')])).toEqual([
    ...['Pasir beton', 'Pasir pasang', 'Genteng metal pasir', 'Talang'],
  ])
})

test('one or two letters find what begins so: a name, a word, a code', async () => {
  expect(await offered('m8')).toEqual(['Baut M8'])
  expect(await offered('al')).toEqual(['Alkali', 'Baut L'])
  expect(await offered('l')).toEqual(['Baut L'])
})
