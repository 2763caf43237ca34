import { appendFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import pg from 'pg'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { diskStorage } from '#kit/files/disk-storage.ts'
import { newId } from '#kit/id.ts'
import { migrate } from '../migrate.ts'
import { migrationOf } from '../migration-files.ts'
import { emptyTestDatabase } from '../test-database.ts'
import { exportTables } from './export-tables.ts'
import { restoreBackup } from './restore-backup.ts'
import { writeBackup } from './write-backup.ts'

const schema = migrationOf(
  '20260101_0001_shop',
  `
  create table customer (id int primary key, company_id int, name text, total bigint generated always as (id * 2) stored);
  insert into customer (id, company_id, name) values (0, 1, 'from the migration');
  create table invoice (id int primary key generated always as identity, customer_id int not null references customer,
    before int references invoice, amount bigint not null, password_hash text);
  create function refuse() returns trigger language plpgsql as 'begin raise exception ''a book is not changed''; end';
  create trigger book before update or delete on customer for each row execute function refuse();`,
)
const newer = migrationOf('20260201_0001_more', 'alter table customer add column more text;')

const LETTERHEAD = newId()
const stored = () => diskStorage(join(folder, 'storage'))
const restored = () => diskStorage(join(folder, 'restored'))

let folder: string
let source: string

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'mandor-backup-'))
  await stored().put(LETTERHEAD, Buffer.from('a letterhead'))
  source = (await emptyTestDatabase()).url
  await migrate({ url: source }, [schema])
  await ask(
    source,
    `insert into customer (id, company_id, name) select n, 1, 'PT "Maju",' || chr(10) || n from generate_series(1, 1000) n`,
  )
  await ask(source, 'insert into invoice (customer_id, before, amount) values (1, null, 9007199254740993), (2, 1, 5)')
})

afterEach(() => rmSync(folder, { recursive: true, force: true }))

const backup = () => writeBackup({ url: source, storage: stored(), target: join(folder, 'saved'), at: '2026-11-21' })
const restore = (url: string, migrations = [schema, newer]) =>
  restoreBackup({ from: join(folder, 'saved'), url, storage: restored(), migrations })

test('what was saved comes back: rows, sequences, files, triggers and foreign keys', async () => {
  await backup()
  const { url } = await emptyTestDatabase()
  await restore(url)

  const sums = `select count(*)::int as n, md5(string_agg(c::text, '' order by id)) as sum from customer c`
  expect(await ask(url, sums)).toEqual(await ask(source, sums))
  expect(await ask(url, 'select id, before, amount from invoice order by id')).toEqual(
    await ask(source, 'select id, before, amount from invoice order by id'),
  )
  expect(await text((await restored().get(LETTERHEAD)) ?? Readable.from([]))).toBe('a letterhead')
  expect(await ask(url, 'insert into invoice (customer_id, amount) values (3, 1) returning id')).toEqual([{ id: 3 }])
  await expect(ask(url, 'delete from customer where id = 1000')).rejects.toThrow('a book is not changed')
  await expect(ask(url, 'insert into invoice (customer_id, amount) values (9999, 1)')).rejects.toThrow('foreign key')

  await migrate({ url }, [schema, newer])
})

test('a backup is as of one moment, although people go on writing', async () => {
  let isOver = false
  const writing = (async () => {
    for (let id = 2000; !isOver; id += 1) {
      await ask(
        source,
        `with c as (insert into customer (id) values (${id}) returning id) insert into invoice (customer_id, amount) select 1, 0 from c`,
      )
    }
  })()
  const { tables } = await backup()
  isOver = true
  await writing
  const rows = (name: string) => tables.find((table) => table.name === name)?.rows ?? 0
  expect(rows('customer') - rows('invoice')).toBe(1001 - 2)
})

test('is refused when a byte changed, and into a place that is in use', async () => {
  await backup()
  await expect(restore(source)).rejects.toThrow('Database tujuan sudah berisi tabel')

  const { url } = await emptyTestDatabase()
  await restored().put(newId(), Buffer.from('mine'))
  await expect(restore(url)).rejects.toThrow('tidak kosong')
  rmSync(join(folder, 'restored'), { recursive: true })

  await expect(restore(url, [newer])).rejects.toThrow('migrasi "20260101_0001_shop" tidak dikenal')
  appendFileSync(join(folder, 'saved/tables/customer.copy.gz'), 'x')
  await expect(restore(url)).rejects.toThrow('Cadangan rusak: "tables/customer.copy.gz"')
})

test('one bit anywhere, or an end that is missing, is refused in words, and the place stays empty', async () => {
  await backup()
  const { url } = await emptyTestDatabase()
  const whole = [
    'manifest.json',
    'tables/invoice.copy.gz',
    'tables/customer.copy.gz',
    `files/${LETTERHEAD.slice(-2)}/${LETTERHEAD}`,
  ]
  for (const [turn, name] of Array.from({ length: 60 }, (_, turn) => [turn, whole[turn % 4] ?? ''] as const)) {
    const path = join(folder, 'saved', name)
    const bytes = readFileSync(path)
    const at = (turn * 7919) % bytes.length
    const bad = Buffer.from(bytes)
    bad[at] = (bad[at] ?? 0) ^ (1 << (turn % 8))
    writeFileSync(path, turn % 10 === 9 ? bytes.subarray(0, at) : bad)
    // White space of the contents says nothing: there a backup is as good as before.
    const isSame = name === 'manifest.json' && sameJson(bytes, readFileSync(path))
    if (!isSame) await expect(restore(url), `${name} at ${at}`).rejects.toThrow(/^Cadangan (rusak|ini dibuat)/)
    writeFileSync(path, bytes)
  }
  expect(await ask(url, `select from pg_class where relname = 'customer'`)).toEqual([])
  await restore(url)
})

test('what must not be true of a copy is made so with it', async () => {
  await backup()
  const { url } = await emptyTestDatabase()
  const afterwards = ['alter table invoice disable trigger user', 'update invoice set amount = 0']
  await restoreBackup({ from: join(folder, 'saved'), url, storage: restored(), migrations: [schema], afterwards })
  expect(await ask(url, 'select sum(amount)::int as sum from invoice')).toEqual([{ sum: 0 }])
})

test('a restore that fails leaves nothing, so that the same place can be tried again', async () => {
  await backup()
  const { url } = await emptyTestDatabase()
  const manifest = join(folder, 'saved/manifest.json')
  const whole = readFileSync(manifest, 'utf8')
  const { seal: _, ...contents } = JSON.parse(whole)
  // As a backup of the first format, which had no seal, might be.
  writeFileSync(manifest, JSON.stringify({ ...contents, format: 1 }).replace('"rows":1001', '"rows":1002'))
  await expect(restore(url)).rejects.toThrow('seharusnya 1002 baris')
  expect(await restored().get(LETTERHEAD)).toBeUndefined()

  writeFileSync(manifest, whole)
  await restore(url)
})

test('an export is CSV for other programs, without secrets', async () => {
  await ask(source, 'alter table invoice add column company_id int')
  await exportTables(source, join(folder, 'csv'))
  expect(readFileSync(join(folder, 'csv/invoice.csv'), 'utf8').split('\n')[0]).toBe(
    'id,customer_id,before,amount,company_id',
  )
  expect(readFileSync(join(folder, 'csv/customer.csv'), 'utf8')).toContain('"PT ""Maju"",\n1"')
})

function sameJson(one: Buffer, other: Buffer): boolean {
  try {
    return JSON.stringify(JSON.parse(one.toString())) === JSON.stringify(JSON.parse(other.toString()))
  } catch {
    return false
  }
}

async function ask(url: string, text: string): Promise<pg.QueryResultRow[]> {
  const client = new pg.Client(url)
  await client.connect()
  try {
    return (await client.query<pg.QueryResultRow>(text)).rows
  } finally {
    await client.end()
  }
}
