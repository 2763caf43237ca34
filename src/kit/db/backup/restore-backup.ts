import { createReadStream } from 'node:fs'
import { basename, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import pg from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import type { Storage } from '#kit/files/storage.ts'
import { connectionOf } from '../database.ts'
import { migrate } from '../migrate.ts'
import type { Migration } from '../migration-files.ts'
import { DatabaseUnfit } from '../unfit.ts'
import { foreignKeysOf, tablesOf } from './catalogue.ts'
import { type KeptTable, type Manifest, verifiedManifest } from './manifest.ts'

/** What is restored and where to. */
export interface RestorePlan {
  readonly from: string
  readonly url: string
  readonly storage: Storage
  /** The migrations of this program; those of the backup must be among them. */
  readonly migrations: readonly Migration[]
  /** Statements that are true of the copy and were not of the original, in the same transaction. */
  readonly afterwards?: readonly string[]
}

/** Restores a backup, checked first, into a database and a folder that hold nothing yet: all of it or nothing. */
export async function restoreBackup({
  from,
  url,
  storage,
  migrations,
  afterwards = [],
}: RestorePlan): Promise<Manifest> {
  const manifest = await verifiedManifest(from)
  const asThen = migrationsThen(manifest, migrations)
  await refuseFilled(storage)

  const client = new pg.Client(connectionOf({ url, statementTimeout: 0 }))
  await client.connect()
  try {
    await refuseUsed(client)
    await migrate({ url }, asThen)
    await fill(client, { from, storage, manifest, afterwards })
    return manifest
  } finally {
    await client.end()
  }
}

/** The schema is built as it was when the backup was made; newer migrations follow at the next start. */
function migrationsThen(manifest: Manifest, ours: readonly Migration[]): Migration[] {
  return manifest.migrations.map(({ name, hash }) => {
    const found = ours.find((migration) => migration.name === name && migration.hash === hash)
    if (!found)
      throw new DatabaseUnfit(`Cadangan ini dibuat oleh program lain: migrasi "${name}" tidak dikenal di sini.`)
    return found
  })
}

async function refuseFilled(storage: Storage): Promise<void> {
  for await (const key of storage.list()) {
    throw new DatabaseUnfit(
      `Tempat berkas tidak kosong ("${key}"): pulihkan ke DATA_DIR baru, atau ke STORAGE_URL yang masih kosong.`,
    )
  }
}

async function refuseUsed(client: pg.Client): Promise<void> {
  const tables = await tablesOf(client)
  if (tables.length > 0)
    throw new DatabaseUnfit('Database tujuan sudah berisi tabel: pulihkan ke DATA_DIR baru atau database kosong.')
}

interface Filling {
  readonly from: string
  readonly storage: Storage
  readonly manifest: Manifest
  readonly afterwards: readonly string[]
}

async function fill(client: pg.Client, { from, storage, manifest, afterwards }: Filling): Promise<void> {
  await client.query('set idle_in_transaction_session_timeout = 0')
  try {
    await client.query('begin')
    await loadTables(client, from, manifest)
    for (const statement of afterwards) await client.query(statement)
    await putFiles(from, storage, manifest)
    await client.query('commit')
  } catch (error) {
    for await (const key of storage.list()) await storage.remove(key)
    // The empty tables go as well, so that the same place can be tried again.
    await client.query('rollback')
    await client.query('drop schema public cascade; create schema public')
    throw error
  }
}

/** Foreign keys are taken away and put back, which checks every row; triggers have done their work before the backup. */
async function loadTables(client: pg.Client, from: string, { tables, sequences }: Manifest): Promise<void> {
  const keys = await foreignKeysOf(client)
  for (const { table, name } of keys)
    await client.query(`alter table ${table} drop constraint ${pg.escapeIdentifier(name)}`)
  for (const table of tables) await loadTable(client, from, table)
  for (const { table, name, definition } of keys) {
    await client.query(`alter table ${table} add constraint ${pg.escapeIdentifier(name)} ${definition}`)
  }
  for (const { name, last, isCalled } of sequences) {
    await client.query('select setval($1::regclass, $2::bigint, $3)', [pg.escapeIdentifier(name), last, isCalled])
  }
}

async function loadTable(client: pg.Client, from: string, { name, columns, path, rows }: KeptTable): Promise<void> {
  const table = pg.escapeIdentifier(name)
  const list = columns.map((column) => pg.escapeIdentifier(column)).join(', ')
  await client.query(`alter table ${table} disable trigger user`)
  // What the migrations themselves had written is in the backup too.
  await client.query(`delete from ${table}`)
  const sink = client.query(copyFrom(`copy ${table} (${list}) from stdin`))
  await pipeline(createReadStream(join(from, path)), createGunzip(), sink)
  await client.query(`alter table ${table} enable trigger user`)
  if (sink.rowCount !== rows)
    throw new DatabaseUnfit(`Tabel "${name}" seharusnya ${rows} baris, terbaca ${sink.rowCount}.`)
}

async function putFiles(from: string, storage: Storage, { files }: Manifest): Promise<void> {
  await storage.check()
  for (const { path, bytes } of files) {
    await storage.put(basename(path), { size: bytes, open: () => createReadStream(join(from, path)) })
  }
}
