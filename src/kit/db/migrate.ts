import pg from 'pg'
import { appRole, grantToApp, prepareAppRole } from './app-role.ts'
import { connectionOf, type DatabaseConfig } from './database.ts'
import type { Migration } from './migration-files.ts'
import { DatabaseUnfit } from './unfit.ts'

interface Applied {
  name: string
  hash: string
}

/**
 * Brings the schema up to date and answers with the role the program should act as. Several processes may call it at
 * once: each step holds the one row of `migration_lock` and looks again at what is still open.
 */
export async function migrate(config: DatabaseConfig, migrations: readonly Migration[]): Promise<DatabaseConfig> {
  // While the program is still loading, on a busy machine, even a PostgreSQL beside it is heard late.
  const client = new pg.Client(connectionOf({ connectTimeout: 30_000, ...config, statementTimeout: 0 }))
  await client.connect()
  try {
    await refuseOldServer(client)
    await createOwnTables(client)
    const hasRole = await prepareAppRole(client)
    while (await applyNext(client, migrations, hasRole)) continue
    return hasRole ? { ...config, role: appRole } : config
  } finally {
    await client.end()
  }
}

async function refuseOldServer(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ server_version: string }>('show server_version')
  const version = rows[0]?.server_version ?? 'unknown'
  if (Number.parseInt(version, 10) >= 15) return
  throw new DatabaseUnfit(`PostgreSQL ${version} terlalu lama: Mandor membutuhkan PostgreSQL 15 atau lebih baru.`)
}

/** Two processes may create at once: `if not exists` can still collide in the catalogue, so the loser looks again. */
async function createOwnTables(client: pg.Client, tries = 5): Promise<void> {
  const { rows } = await client.query<{ ready: boolean }>(`select to_regclass('migration_lock') is not null as ready`)
  if (rows[0]?.ready) return
  try {
    await client.query(`
      begin;
      create table if not exists migration (name text primary key, hash text not null, at timestamptz not null default now());
      create table if not exists migration_lock (one boolean primary key check (one));
      insert into migration_lock values (true) on conflict do nothing;
      commit;
    `)
  } catch (error) {
    await client.query('rollback')
    if (tries === 0) throw error
    await createOwnTables(client, tries - 1)
  }
}

/** Applies the first open migration, if any, and says whether there was one. */
async function applyNext(client: pg.Client, migrations: readonly Migration[], hasRole: boolean): Promise<boolean> {
  if (!nextOf(migrations, await appliedOf(client))) return false

  await client.query('begin')
  try {
    await client.query('select one from migration_lock for update')
    const next = nextOf(migrations, await appliedOf(client))
    if (next) await apply(client, next, hasRole)
    await client.query('commit')
    return next !== undefined
  } catch (error) {
    await client.query('rollback')
    throw error
  }
}

async function appliedOf(client: pg.Client): Promise<Applied[]> {
  return (await client.query<Applied>('select name, hash from migration order by name collate "C"')).rows
}

/** The first migration not yet applied; refuses a history that is not a beginning of ours. */
export function nextOf(migrations: readonly Migration[], applied: readonly Applied[]): Migration | undefined {
  const files = new Map(migrations.map((migration) => [migration.name, migration]))
  for (const { name, hash } of applied) {
    const file = files.get(name)
    if (!file)
      throw new DatabaseUnfit(
        `database lebih baru daripada program ini: sudah memuat "${name}". Jalankan program yang lebih baru.`,
      )
    if (file.hash !== hash)
      throw new DatabaseUnfit(
        `migrasi "${name}" diubah setelah diterapkan. Kembalikan isinya, dan tulis perubahan sebagai migrasi baru.`,
      )
  }

  const done = new Set(applied.map(({ name }) => name))
  const next = migrations.find(({ name }) => !done.has(name))
  const newest = applied.at(-1)?.name
  if (next && newest !== undefined && next.name < newest) {
    throw new DatabaseUnfit(
      `migrasi "${next.name}" lebih lama daripada "${newest}" yang sudah diterapkan. Beri nama yang lebih baru.`,
    )
  }
  return next
}

async function apply(client: pg.Client, { name, text, hash }: Migration, hasRole: boolean): Promise<void> {
  try {
    await client.query(text)
  } catch (error) {
    throw new Error(`migrasi "${name}" gagal${placeOf(error, text)}: ${messageOf(error)}`, { cause: error })
  }
  await client.query('insert into migration (name, hash) values ($1, $2)', [name, hash])
  if (hasRole) await grantToApp(client)
}

function placeOf(error: unknown, text: string): string {
  const position = error instanceof pg.DatabaseError ? Number(error.position ?? 0) : 0
  return position > 0 ? ` pada baris ${text.slice(0, position).split('\n').length}` : ''
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
