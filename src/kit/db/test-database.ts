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
 */
export async function testDatabase(): Promise<Database> {
  const { url } = await emptyTestDatabase('template')
  // Hundreds at once wait their turn on a machine that has other things to do.
  const db = openDatabase({ url, role: appRole, connections: 20, connectTimeout: 60_000 })
  held.push(() => db.close())
  return db
}

/** Makes a database and answers with its URL: cloned from the template, or with nothing in it. */
export async function emptyTestDatabase(from: 'template' | 'nothing' = 'nothing'): Promise<{ url: string }> {
  const server = testServer()
  const name = `${server.prefix}_${randomBytes(5).toString('hex')}`
  const origin = from === 'template' ? server.template : 'template0'
  await asOwner(server.url, (client) => client.query(`create database ${name} template ${origin}`))
  held.push(async () => {
    await asOwner(server.url, (client) => client.query(`drop database if exists ${name} with (force)`))
  })
  return { url: withDatabase(server.url, name) }
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
