import pg from 'pg'
import { expect, test } from 'vitest'
import { appRole } from './app-role.ts'
import { type Database, openDatabase } from './database.ts'
import { migrate } from './migrate.ts'
import { migrationOf } from './migration-files.ts'
import { emptyTestDatabase } from './test-database.ts'

const first = migrationOf('20260101_0001_note', 'create table note (id int primary key, text text);')
const second = migrationOf('20260102_0001_note_text', 'insert into note values (1, $$first$$);')
const third = migrationOf(
  '20260103_0001_book',
  `
  create table book (id int primary key);
  comment on table book is 'append-only: a mistake is answered by a reversal';`,
)

test('applies what is open, in order, once, and remembers it', async () => {
  const config = await emptyTestDatabase()
  await migrate(config, [first])
  await migrate(config, [first, second])
  await migrate(config, [first, second])

  const { rows } = await once(config.url, 'select name from migration order by name')
  expect(rows.map((row) => row.name)).toEqual([first.name, second.name])
  expect((await once(config.url, 'select count(*)::int as n from note')).rows[0].n).toBe(1)
})

test('a migration that fails leaves nothing behind and says where it stands', async () => {
  const config = await emptyTestDatabase()
  const broken = migrationOf('20260102_0002_broken', 'create table half (id int);\n\ncreate tabel whole (id int);')
  await expect(migrate(config, [first, broken])).rejects.toThrow('"20260102_0002_broken" gagal pada baris 3')
  expect((await once(config.url, "select to_regclass('half') as half")).rows[0].half).toBeNull()
})

test('refuses an edited, an older and an unknown migration in plain words', async () => {
  const config = await emptyTestDatabase()
  await migrate(config, [first, second])

  const edited = migrationOf(first.name, `${first.text} `)
  await expect(migrate(config, [edited, second])).rejects.toThrow('diubah setelah diterapkan')
  const older = migrationOf('20260101_0002_late', 'select 1;')
  await expect(migrate(config, [first, older, second])).rejects.toThrow('lebih lama daripada')
  await expect(migrate(config, [first])).rejects.toThrow('database lebih baru daripada program ini')
})

test('line ends changed by git are not an edit', () => {
  expect(migrationOf('a', 'select 1;\r\nselect 2;\r\n').hash).toBe(migrationOf('a', 'select 1;\nselect 2;\n').hash)
})

test('ten processes starting at once apply each migration once', async () => {
  const config = await emptyTestDatabase()
  const slow = migrationOf('20260102_0003_slow', 'select pg_sleep(0.2); create table slow (id int);')
  await Promise.all(Array.from({ length: 10 }, () => migrate(config, [first, slow])))
  expect((await once(config.url, 'select count(*)::int as n from migration')).rows[0].n).toBe(2)
})

test('the application may append to a book but not change it, and owns no table', async () => {
  const config = await migrate(await emptyTestDatabase(), [first, third])
  expect(config.role).toBe(appRole)
  const db: Database = openDatabase(config)
  try {
    await db.pool.query('insert into book values (1)')
    await db.pool.query('update note set text = null')
    await expect(db.pool.query('update book set id = 2')).rejects.toThrow('permission denied')
    await expect(db.pool.query('delete from book')).rejects.toThrow('permission denied')
    await expect(db.pool.query('truncate note')).rejects.toThrow('permission denied')
    await expect(db.pool.query("update migration set hash = ''")).rejects.toThrow('permission denied')
    await expect(db.pool.query('alter table note add column more int')).rejects.toThrow('must be owner')
  } finally {
    await db.close()
  }
})

async function once(url: string, text: string): Promise<pg.QueryResult> {
  const client = new pg.Client(url)
  await client.connect()
  try {
    return await client.query(text)
  } finally {
    await client.end()
  }
}
