import { randomBytes } from 'node:crypto'
import { afterAll } from 'vitest'
import { appRole } from './app-role.ts'
import { asOwner } from './as-owner.ts'
import { type Database, openDatabase } from './database.ts'
import { type TestServer, withDatabase } from './test-server.ts'

/**
 * Opens a fresh, migrated database of its own, acting as the application role; dropped after the test file.
 *
 *   const db = await testDatabase()
 */
export async function testDatabase(): Promise<Database> {
  const { url } = await emptyTestDatabase('template')
  // Hundreds at once wait their turn on a machine that has other things to do.
  const db = openDatabase({ url, role: appRole, connections: 20, connectTimeout: 60_000 })
  afterAll(() => db.close())
  return db
}

/** Makes a database and answers with its URL: cloned from the template, or with nothing in it. */
export async function emptyTestDatabase(from: 'template' | 'nothing' = 'nothing'): Promise<{ url: string }> {
  const server = testServer()
  const name = `${server.prefix}_${randomBytes(5).toString('hex')}`
  const origin = from === 'template' ? server.template : 'template0'
  await asOwner(server.url, `create database ${name} template ${origin}`)
  afterAll(() => asOwner(server.url, `drop database if exists ${name} with (force)`))
  return { url: withDatabase(server.url, name) }
}

function testServer(): TestServer {
  const shared = process.env['MANDOR_TEST_SERVER']
  if (!shared) throw new Error('no test server: name the file *.db.test.ts, so that it runs in the "db" project')
  return JSON.parse(shared) as TestServer
}
