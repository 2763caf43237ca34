import { randomBytes } from 'node:crypto'
import { appRole } from './app-role.ts'
import { asOwner } from './as-owner.ts'
import { type Database, openDatabase } from './database.ts'
import { type TestServer, withDatabase } from './test-server.ts'

/** What is let go of when the test file ends, the last first. Kept outside the module, which a test may read anew. */
const held: (() => Promise<void>)[] = ((globalThis as { heldForTests?: (() => Promise<void>)[] }).heldForTests ??= [])

/**
 * Opens a fresh, migrated database of its own, acting as the application role; dropped after the test file.
 *
 *   const db = await testDatabase()
 *
 * @param origin the database it is cloned from, as `filledOnce` gives it; otherwise one without rows
 */
export async function testDatabase(origin?: string): Promise<Database> {
  const { url } = await cloned(origin ?? testServer().template)
  // Hundreds at once wait their turn on a machine that has other things to do.
  const db = openDatabase({ url, role: appRole, connections: 20, connectTimeout: 60_000 })
  held.push(() => db.close())
  return db
}

/** Makes a database and answers with its URL: cloned from the template, or with nothing in it. */
export async function emptyTestDatabase(from: 'template' | 'nothing' = 'nothing'): Promise<{ url: string }> {
  return cloned(from === 'template' ? testServer().template : 'template0')
}

async function cloned(origin: string): Promise<{ url: string }> {
  const server = testServer()
  const name = `${server.prefix}_${randomBytes(5).toString('hex')}`
  await asOwner(server.url, (client) => client.query(`create database ${name} template ${origin}`))
  held.push(async () => {
    await asOwner(server.url, (client) => client.query(`drop database if exists ${name} with (force)`))
  })
  return { url: withDatabase(server.url, name) }
}

/** Fills a database the first time that a run asks for this kind, and gives its name, to be cloned by `testDatabase`. */
export async function filledOnce(kind: string, fill: (db: Database) => Promise<void>): Promise<string> {
  const server = testServer()
  const name = `${server.prefix}_${kind}`
  await asOwner(server.url, async (client) => {
    // Whoever comes second waits, and finds it filled.
    await client.query('select pg_advisory_lock(hashtext($1))', [name])
    const { rowCount } = await client.query('select from pg_database where datname = $1', [name])
    if (rowCount === 1) return
    const filling = `${name}_filling`
    await client.query(`drop database if exists ${filling} with (force)`)
    await client.query(`create database ${filling} template ${server.template}`)
    const db = openDatabase({ url: withDatabase(server.url, filling), role: appRole })
    try {
      await fill(db)
    } finally {
      await db.close()
    }
    // A planner that has not counted the rows begins anew for each of them.
    await asOwner(withDatabase(server.url, filling), (inside) => inside.query('analyze'))
    await client.query(`alter database ${filling} rename to ${name}`)
  })
  return name
}

/** Closes and drops what the test file opened; called by the ring after each file. */
export async function dropTestDatabases(): Promise<void> {
  for (let letGo = held.pop(); letGo; letGo = held.pop()) await letGo()
}

function testServer(): TestServer {
  const shared = process.env['MANDOR_TEST_SERVER']
  if (!shared) throw new Error('no test server: name the file *.db.test.ts, so that it runs in the "db" project')
  return JSON.parse(shared) as TestServer
}
