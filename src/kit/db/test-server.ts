import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { asOwner } from './as-owner.ts'
import { openEmbedded } from './embedded/embedded.ts'
import { migrate } from './migrate.ts'
import { fingerprintOf, migrationFiles } from './migration-files.ts'
import { rootFolder } from './root-folder.ts'

/** The beginning of every name a test run gives to its databases. */
const ofThisRun = `mandor_test_${process.pid}`

/** How the workers of a run find the server and the template their databases are cloned from. */
export interface TestServer {
  readonly url: string
  readonly template: string
  readonly prefix: string
}

/** Safe only because nothing a test writes needs to outlive a power cut. */
export const careless = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', max_connections: '300' }

/** Vitest's global setup of the rings that need PostgreSQL: one server and one migrated template for the whole run. */
export async function setup(): Promise<() => Promise<void>> {
  const server = await startServer()
  const template = `${ofThisRun}_template`
  try {
    await asOwner(server.url, (client) => client.query(`create database ${template}`))
    const migrations = migrationFiles(join(rootFolder, 'src'))
    await migrate({ url: withDatabase(server.url, template) }, migrations)
    const shared: TestServer = { url: server.url, template, prefix: `${ofThisRun}_${fingerprintOf(migrations)}` }
    process.env['MANDOR_TEST_SERVER'] = JSON.stringify(shared)
  } catch (error) {
    await server.close()
    throw error
  }
  return server.close
}

async function startServer(): Promise<{ url: string; close: () => Promise<void> }> {
  const given = process.env['TEST_DATABASE_URL']
  if (given) return { url: given, close: () => dropAll(given) }

  const folder = mkdtempSync(join(tmpdir(), 'mandor-test-'))
  chmodSync(folder, 0o755)
  const server = await openEmbedded(folder, { settings: careless })
  return {
    url: server.url,
    async close() {
      await server.close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** A server that was here before us keeps nothing of ours. */
async function dropAll(url: string): Promise<void> {
  await asOwner(url, async (client) => {
    const { rows } = await client.query<{ datname: string }>('select datname from pg_database where datname like $1', [
      `${ofThisRun}%`,
    ])
    for (const { datname } of rows) await client.query(`drop database if exists ${datname} with (force)`)
  })
}

/** The same server, another database. */
export function withDatabase(url: string, name: string): string {
  return url.replace(/^(postgres(?:ql)?:\/\/[^/]*\/)[^?]*/, `$1${name}`)
}
