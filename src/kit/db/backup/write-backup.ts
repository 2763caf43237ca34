import {
  closeSync,
  createWriteStream,
  fsyncSync,
  mkdirSync,
  openSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import pg from 'pg'
import { to as copyTo } from 'pg-copy-streams'
import type { Storage } from '#kit/files/storage.ts'
import { connectionOf } from '../database.ts'
import {
  type Anchor,
  fingerprintOf,
  type Kept,
  type KeptTable,
  type Manifest,
  manifestName,
  sealed,
} from './manifest.ts'
import { migrationsOf, sequencesOf, type TableShape, tablesOf } from './catalogue.ts'

/** What is saved and where to. */
export interface BackupPlan {
  readonly url: string
  /** Where uploaded files lie: a folder or a bucket. */
  readonly storage: Storage
  /** A folder that does not exist yet. */
  readonly target: string
  readonly at: string
  /** Fingerprint of the installation's secret, which is no part of the backup. */
  readonly key?: string
  /** Chains whose ends are told in the contents: a statement of one row with `position` and `hash` for each name. */
  readonly chains?: Readonly<Record<string, string>>
}

/**
 * Saves the whole database as it was at one moment, then the files, into a new folder. It is written under another name
 * and renamed when everything is on disk.
 */
export async function writeBackup({ url, storage, target, at, key, chains = {} }: BackupPlan): Promise<Manifest> {
  const half = `${target}.partial`
  rmSync(half, { recursive: true, force: true })
  mkdirSync(join(half, 'tables'), { recursive: true, mode: 0o700 })

  const database = await saveDatabase(url, half, chains)
  // After the database: a file is kept before its row is, so every row of the snapshot finds its file.
  const files = await saveFiles(storage, half)
  const manifest: Manifest = { format: 2, at, ...(key !== undefined && { key }), ...database, files }
  writeFileSync(join(half, manifestName), sealed(manifest), { mode: 0o600 })
  flush(join(half, manifestName))
  renameSync(half, target)
  flush(dirname(target))
  return manifest
}

async function saveDatabase(
  url: string,
  folder: string,
  chains: Readonly<Record<string, string>>,
): Promise<Pick<Manifest, 'migrations' | 'tables' | 'sequences' | 'anchors'>> {
  const client = new pg.Client(connectionOf({ url, statementTimeout: 0 }))
  await client.connect()
  try {
    await client.query('set idle_in_transaction_session_timeout = 0')
    await client.query('begin isolation level repeatable read read only')
    const shapes = await tablesOf(client)
    const tables: KeptTable[] = []
    for (const shape of shapes) tables.push(await saveTable(client, shape, folder))
    const anchors: Anchor[] = []
    for (const [name, ask] of Object.entries(chains)) {
      const { rows } = await client.query<Omit<Anchor, 'name'>>(ask)
      anchors.push(...rows.map(({ position, hash }) => ({ name, position, hash })))
    }
    return { migrations: await migrationsOf(client), tables, sequences: await sequencesOf(client), anchors }
  } finally {
    await client.end()
  }
}

async function saveTable(client: pg.Client, { name, columns }: TableShape, folder: string): Promise<KeptTable> {
  const path = join('tables', `${name}.copy.gz`)
  const place = join(folder, path)
  const list = columns.map((column) => pg.escapeIdentifier(column)).join(', ')
  const rows = client.query(copyTo(`copy ${pg.escapeIdentifier(name)} (${list}) to stdout`))
  await pipeline(rows, createGzip({ level: 3 }), createWriteStream(place, { mode: 0o600 }))
  flush(place)
  return { name, columns, path, rows: rows.rowCount ?? 0, ...(await fingerprintOf(place)) }
}

async function saveFiles(storage: Storage, folder: string): Promise<Kept[]> {
  const kept: Kept[] = []
  for await (const key of storage.list()) {
    const bytes = await storage.get(key)
    // Let go of by somebody since it was listed: the snapshot of the rows is older, and a row never names it twice.
    if (!bytes) continue
    const path = join('files', key.slice(-2), key)
    mkdirSync(dirname(join(folder, path)), { recursive: true, mode: 0o700 })
    await pipeline(bytes, createWriteStream(join(folder, path), { mode: 0o600 }))
    flush(join(folder, path))
    kept.push({ path, ...(await fingerprintOf(join(folder, path))) })
  }
  return kept
}

/** Waits until a file or a folder's list of names is on disk. */
function flush(path: string): void {
  const file = openSync(path, 'r')
  try {
    fsyncSync(file)
  } finally {
    closeSync(file)
  }
}
