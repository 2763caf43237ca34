import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { basename, join } from 'node:path'
import type pg from 'pg'
import { openDatabaseOf } from '#app/open-database.ts'
import { fillLarge, type LargeSize } from '#app/seed/large/fill-large.ts'
import { dayIn } from '#ground/day.ts'
import { now } from '#kit/clock.ts'
import { asOwner } from '#kit/db/as-owner.ts'
import { openEmbedded } from '#kit/db/embedded/embedded.ts'
import { migrate } from '#kit/db/migrate.ts'
import { type Migration, migrationFiles } from '#kit/db/migration-files.ts'
import { rootFolder } from '#kit/db/root-folder.ts'
import { readSecret, useSecret } from '#kit/secret.ts'
import { parentOf } from './cpu.ts'

const cache = join(rootFolder, '.cache/bench')

/**
 * A data folder that was filled once. Copies get the newer schema; what an earlier seed filled is taken as it is unless
 * it shall be filled anew, which takes a while.
 */
export async function filledFolder(
  name: string,
  size: LargeSize,
  { isAnew, say }: { isAnew: boolean; say: (line: string) => void },
): Promise<string> {
  const kind = `${name}-${size.orders}-`
  const folder = join(cache, kind + versionOfSeed())
  mkdirSync(cache, { recursive: true })
  const there = readdirSync(cache).filter((each) => each.startsWith(kind) && !each.endsWith('.filling'))
  if (there.includes(basename(folder))) return folder
  const [earlier] = there
  if (earlier && !isAnew) {
    say(`${name} was filled by an earlier seed (${earlier}); --refill fills it anew`)
    return join(cache, earlier)
  }
  for (const old of readdirSync(cache)) {
    if (old.startsWith(kind)) rmSync(join(cache, old), { recursive: true, force: true })
  }
  const filling = `${folder}.filling`
  mkdirSync(filling, { recursive: true })
  const began = performance.now()
  useSecret(readSecret({ dataDir: filling }))
  const db = await openDatabaseOf({ dataDir: filling, databaseUrl: undefined })
  try {
    const made = await fillLarge(db, dayIn('Asia/Jakarta', now()), size)
    // Sealing millions of told rows goes on for hours in the background: that is not what is measured here.
    await asOwner(db.config.url, (client) => client.query('truncate history_unsealed'))
    const seconds = Math.ceil((performance.now() - began) / 1000)
    say(
      `filled ${name}: ${made.customers} customers, ${made.orders} orders, ${made.purchases} purchases in ${seconds} s`,
    )
  } finally {
    await db.close()
  }
  renameSync(filling, folder)
  return folder
}

function versionOfSeed(): string {
  const hash = createHash('sha256')
  const seed = join(rootFolder, 'src/app/seed/large')
  for (const file of readdirSync(seed).toSorted()) {
    if (file.endsWith('.ts') && !file.endsWith('.test.ts')) hash.update(readFileSync(join(seed, file)))
  }
  return hash.digest('hex').slice(0, 12)
}

/** A throw-away copy of filled data, so that a run leaves no trace in it. */
export interface Copied {
  readonly url: string
  /** Process id of PostgreSQL's postmaster. */
  readonly postmaster: number
  close(): Promise<void>
  /** Lets go of PostgreSQL, which stops, and leaves the copy where the server looks for its database. */
  leave(): Promise<void>
}

const everything = migrationFiles(join(rootFolder, 'src'))

/**
 * Copies the database of a folder beside itself, on the same server, and brings the copy's schema up to date: what was
 * filled stays as it was, and is not filled anew because a table got a column.
 */
export async function copyOf(folder: string, migrations: readonly Migration[] = everything): Promise<Copied> {
  const embedded = await openEmbedded(folder)
  const adminUrl = embedded.url.replace('/mandor?', '/postgres?')
  const postmaster = await asOwner(adminUrl, async (client) => {
    await setAside(client)
    await client.query('drop database if exists mandor with (force)')
    await client.query('create database mandor template filled strategy file_copy')
    const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid')
    return parentOf(rows[0]?.pid ?? 0)
  })
  await broughtUp(embedded.url, migrations)
  return {
    url: embedded.url,
    postmaster,
    async close() {
      await asOwner(adminUrl, (client) => client.query('drop database if exists mandor with (force)'))
      await embedded.close()
    },
    leave: () => embedded.close(),
  }
}

/** What was filled moves out of the way the first time: the name it was filled under is that of its copies. */
async function setAside(client: pg.Client): Promise<void> {
  const { rows } = await client.query(`select from pg_database where datname = 'filled'`)
  if (rows.length === 0) await client.query('alter database mandor rename to filled')
}

async function broughtUp(url: string, migrations: readonly Migration[]): Promise<void> {
  await asOwner(url, async (client) => {
    const applied = async () => (await client.query('select from migration')).rows.length
    const before = await applied()
    await migrate({ url }, migrations)
    if ((await applied()) > before) await client.query('vacuum (analyze)')
    await askedTonight(client)
  })
}

/** What asks all books once a night would do so beside the measured acts whenever it is night in Jakarta. */
async function askedTonight(client: pg.Client): Promise<void> {
  const { rowCount } = await client.query(`select from pg_tables where tablename = 'books_check'`)
  if (rowCount === 0) return
  await client.query(`
    insert into books_check (company_id, laws, breaches) select id, 1, '[]' from company
    on conflict (company_id) do update set checked_at = now()`)
}
