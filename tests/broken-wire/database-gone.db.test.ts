import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildServer } from '#app/server.ts'
import { appRole } from '#kit/db/app-role.ts'
import { type Database, openDatabase } from '#kit/db/database.ts'
import { type EmbeddedDatabase, openEmbedded } from '#kit/db/embedded/embedded.ts'
import { migrate } from '#kit/db/migrate.ts'
import { migrationFiles } from '#kit/db/migration-files.ts'
import { rootFolder } from '#kit/db/root-folder.ts'
import { allPermissions } from '#modules/company/accounts/permissions.ts'
import { aHouse } from '../cast/house.ts'
import { someoneWith } from '../doors/people.ts'

// A server that was lent to us is not ours to stop: this needs one of its own.
const isLent = process.env['TEST_DATABASE_URL'] !== undefined
const folder = mkdtempSync(join(tmpdir(), 'mandor-gone-'))
let server: EmbeddedDatabase
let db: Database

beforeAll(async () => {
  if (isLent) return
  chmodSync(folder, 0o755)
  server = await openEmbedded(folder)
  await migrate({ url: server.url }, migrationFiles(join(rootFolder, 'src')))
  db = openDatabase({ url: server.url, role: appRole })
}, 60_000)

afterAll(async () => {
  await db?.close()
  await server?.close()
  rmSync(folder, { recursive: true, force: true })
})

test.skipIf(isLent)(
  'while the database is gone everybody is told so; when it is back all goes on',
  { timeout: 60_000 },
  async () => {
    const app = await buildServer({ db, appUrl: 'http://localhost:3000', logLevel: 'silent' })
    const { companyId } = await aHouse(db)
    const jar = await someoneWith(db, companyId, allPermissions)
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
    const headers = { cookie, 'x-xsrf-token': jar.get('XSRF-TOKEN') ?? '', 'idempotency-key': 'satu-kali-saja' }
    const list = () => app.inject({ method: 'GET', url: '/api/pelanggan', headers })
    const add = () =>
      app.inject({ method: 'POST', url: '/api/pelanggan', headers, payload: { type: 'badan_usaha', name: 'PT Sabar' } })
    expect((await list()).statusCode).toBe(200)

    await server.close()
    const away = await Promise.all([list(), add(), list(), add()])
    for (const answer of away) {
      expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '5'])
      expect(answer.json().message).toMatch(/tidak menjawab|belum pasti/)
    }

    server = await openEmbedded(folder)
    await expect.poll(async () => (await list()).statusCode, { timeout: 10_000 }).toBe(200)
    const [once, twice] = [await add(), await add()]
    expect([once.statusCode, twice.json()]).toEqual([200, once.json()])
    expect((await list()).json().rows).toHaveLength(1)
  },
)
