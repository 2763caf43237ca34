import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeEach, expect, test } from 'vitest'
import type { Database } from '#kit/db/database.ts'
import { readManifest } from '#kit/db/backup/manifest.ts'
import { writeBackup } from '#kit/db/backup/write-backup.ts'
import { testDatabase } from '#kit/db/test-database.ts'
import { diskStorage } from '#kit/files/disk-storage.ts'
import { historyAgainst, historyChain } from '#kit/history/anchor.ts'
import { historyOf, recordHistory } from '#kit/history/history.ts'
import { historyChecks, sealHistory } from '#kit/history/seal.ts'
import { newId } from '#kit/id.ts'
import { findBreaches } from '#kit/posting/check.ts'
import { anActor } from '../../../tests/cast/actor.ts'

let db: Database
const actor = anActor()

beforeEach(async () => {
  db = await testDatabase()
  for (const act of ['add', 'edit', 'confirm', 'void']) await told(act)
})

const told = (act: string) =>
  db.withTx((tx) =>
    recordHistory(tx, actor, { subject: 'order', id: newId(), act, changes: { total: ['1', '2'] }, reason: null }),
  )
const seal = (most?: number) => db.withTx((tx) => sealHistory(tx, most))
const found = async () => (await findBreaches(db.read, historyChecks)).map((finding) => finding.detail)
// As the owner of the database, who can do what the program cannot.
const behindTheBack = async (...statements: string[]) => {
  const client = await db.pool.connect()
  try {
    await client.query('set role none')
    for (const statement of statements) await client.query(statement)
  } finally {
    client.release(true)
  }
}
const unguarded = (table: string, trigger: string, statement: string) =>
  behindTheBack(`alter table ${table} disable trigger ${trigger}`, statement)

test('rows are sealed once, in parts, also by two at a time; an honest history fits', async () => {
  expect(await found()).toEqual([])
  expect(await seal(3)).toBe(3)
  await told('print')
  const both = await Promise.all([seal(), seal()])
  expect(both.reduce((sum, each) => sum + each, 0)).toBe(2)
  expect(await seal()).toBe(0)
  expect(await found()).toEqual([])
})

test.each([
  ['changed', "update history set user_name = 'Orang lain' where act = 'confirm'", 'diubah'],
  ['changed inside', `update history set changes = '{"total":["1","9"]}' where act = 'edit'`, 'diubah'],
  ['removed', "delete from history where act = 'edit'", 'dihapus'],
])('a row that was %s is found', async (_what, statement, words) => {
  await seal()
  await unguarded('history', 'history_is_final', statement)
  expect((await found()).join()).toContain(words)
})

test('a row that was slipped in is found', async () => {
  await seal()
  await behindTheBack('alter table history disable trigger history_queued')
  await told('approve')
  expect((await found()).join()).toContain('disisipkan')
})

test.each([
  ['with an id of its own making', 'gen_random_uuid()', 'clock_timestamp()', 'tidak dicatat oleh aplikasi'],
  ['as if of last month', `'${newId(Date.now() - 30 * 86_400_000)}'`, "now() - interval '30 days'", 'lebih awal'],
])('a row put in through the front %s is found, though it is sealed', async (_what, id, at, words) => {
  await seal()
  await behindTheBack(
    `insert into history (id, company_id, subject, subject_id, at, user_name, via, act)
     values (${id}, '${actor.companyId}', 'order', '${newId()}', ${at}, 'Orang lain', 'web', 'approve')`,
  )
  expect(await seal()).toBe(1)
  await told('print')
  await seal()
  expect((await found()).join()).toContain(words)
})

test.each([
  ['without a stamp', 'null'],
  ['with the stamp of another row', '(select stamp from history limit 1)'],
  ['with a stamp of a key of its own', "convert_to('1234' || repeat('x', 32), 'UTF8')"],
])('a row put in by one who knows how ids are made is found: %s', async (_what, stamp) => {
  await seal()
  await behindTheBack(
    `insert into history (id, company_id, subject, subject_id, user_name, via, act, stamp)
     values ('${newId()}', '${actor.companyId}', 'order', '${newId()}', 'Orang lain', 'web', 'approve', ${stamp})`,
  )
  await seal()
  const findings = await findBreaches(db.read, historyChecks)
  expect(findings).toMatchObject([{ check: 'history-stamped', companyId: actor.companyId }])
})

test('what was told before rows were stamped needs none; what came later does', async () => {
  // The chain of an installation that is older than stamps: one row, the mark, three rows.
  await behindTheBack(
    'alter table history disable trigger user',
    'alter table history_seal disable trigger user',
    `update history set stamp = null where act = 'add'`,
    'delete from history_seal where position > 0',
    'update history_end set (position, hash) = (select position, hash from history_seal)',
    `delete from history_unsealed where history_id <> (select id from history where act = 'add')`,
    'select seal_history(10)',
    `with ended as (
       update history_end set position = 2, hash = sha256(hash || convert_to('stamped', 'UTF8')) returning position, hash)
     insert into history_seal (position, hash) select position, hash from ended`,
    `insert into history_unsealed select id from history where act <> 'add'`,
  )
  await seal()
  expect(await found()).toEqual([])
  await behindTheBack(`update history set stamp = null where act = 'edit'`)
  expect((await found()).join()).toMatch(/^Riwayat \S+ disisipkan: tidak ada cap/)
})

test('the chain itself is not rewritten, and a link taken out of it is missed', async () => {
  await seal()
  await expect(db.pool.query('update history_seal set hash = hash')).rejects.toThrow('permission denied')
  await expect(behindTheBack('update history_seal set hash = hash')).rejects.toThrow('book.append-only')
  await unguarded('history_seal', 'history_seal_is_final', 'delete from history_seal where position = 3')
  expect((await found()).join()).toContain('terputus')
})

test('links taken from the end are missed', async () => {
  await seal()
  await unguarded('history_seal', 'history_seal_is_final', 'delete from history_seal where position = 5')
  expect((await found()).join()).toContain('Akhir rantai')
})

test('from where something was done is told and sealed: it can be neither taken away nor put in', async () => {
  const id = newId()
  const from = { ip: '203.0.113.7', userAgent: 'Mozilla/5.0 (Windows NT 10.0) Chrome/140.0 Safari/537.36' }
  await db.withTx((tx) => recordHistory(tx, { ...actor, from }, { subject: 'order', id, act: 'send' }))
  expect(await historyOf(db.read, actor.companyId, 'order', id)).toMatchObject([
    { place: 'Chrome di Windows · 203.0.113.7' },
  ])
  await seal()
  expect(await found()).toEqual([])
  await unguarded('history', 'history_is_final', `update history set ip = null, user_agent = null where act = 'send'`)
  await unguarded('history', 'history_is_final', `update history set ip = '10.0.0.1' where act = 'edit'`)
  expect((await found()).filter((detail) => detail?.includes('diubah'))).toHaveLength(2)
})

test('a history that was rewritten without one of its rows fits itself, but not the end that an earlier backup tells', async () => {
  await seal()
  const folder = mkdtempSync(join(tmpdir(), 'mandor-anchor-'))
  const target = join(folder, 'saved')
  const storage = diskStorage(join(folder, 'files'))
  await writeBackup({ url: db.config.url, storage, target, at: '2026-11-26', chains: historyChain })
  const { anchors } = readManifest(target)
  rmSync(folder, { recursive: true })

  await told('print')
  await seal()
  expect(await historyAgainst(db.read, anchors)).toBe('same')
  await behindTheBack(
    'alter table history disable trigger user',
    'alter table history_seal disable trigger user',
    "delete from history where act = 'confirm'",
    'delete from history_seal where position > 1',
    'update history_end set (position, hash) = (select position, hash from history_seal order by position desc limit 1)',
    'insert into history_unsealed select id from history',
  )
  await seal()
  expect(await found()).toEqual([])
  expect(await historyAgainst(db.read, anchors)).toBe('rewritten')
  expect(await historyAgainst(db.read, [])).toBe('untold')
})
