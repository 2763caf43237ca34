import type { FastifyInstance } from 'fastify'
import { beforeAll, expect, test } from 'vitest'
import { buildServer } from '#app/server.ts'
import type { Database } from '#kit/db/database.ts'
import { testDatabase } from '#kit/db/test-database.ts'
import { EXPORTS } from '#kit/http/export-limit.ts'
import { asked } from './crawl.ts'
import { aCompany, someoneWith } from './people.ts'

// Whoever wants the whole house as files is slowed down; who works is not.
let app: FastifyInstance
let db: Database
let companyId: string

beforeAll(async () => {
  db = await testDatabase()
  app = await buildServer({ db, appUrl: 'http://localhost:3000', logLevel: 'silent' })
  companyId = await aCompany(db, 'PTEKSPOR')
})

const aClerk = () =>
  someoneWith(db, companyId, ['view pelanggan', 'export pelanggan', 'view supplier', 'export supplier'])

test('so many files an hour, over all lists; then a sentence and when to come back, for that person alone', async () => {
  const clerk = await aClerk()
  const lists = ['/api/pelanggan/ekspor?format=csv', '/api/supplier/ekspor?format=xlsx']
  for (let n = 0; n < EXPORTS.most; n += 1) {
    expect((await asked(app, clerk, lists[n % 2] ?? '')).statusCode).toBe(200)
  }
  const refused = await asked(app, clerk, '/api/pelanggan/ekspor?format=csv')
  expect(refused.statusCode).toBe(429)
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(3500)
  expect(refused.json().message).toBe('Anda sudah mengekspor 60 berkas dalam satu jam. Coba lagi dalam 60 menit.')

  expect((await asked(app, clerk, '/api/pelanggan')).statusCode).toBe(200)
  expect((await asked(app, await aClerk(), lists[0] ?? '')).statusCode).toBe(200)
  await db.pool.query(`update rate_limit set resets_at = now() - interval '1 second'`)
  expect((await asked(app, clerk, lists[0] ?? '')).statusCode).toBe(200)
})

test('what was refused is no export', async () => {
  const clerk = await aClerk()
  const hits = async () => (await db.pool.query('select coalesce(sum(hits), 0)::int as n from rate_limit')).rows[0].n
  const before = await hits()
  expect((await asked(app, clerk, '/api/pelanggan/ekspor?format=exe')).statusCode).toBe(422)
  expect((await asked(app, clerk, '/api/pelanggan/ekspor?format=csv&sort=salary')).statusCode).toBe(422)
  expect((await asked(app, clerk, '/api/order/ekspor?format=csv')).statusCode).toBe(403)
  expect(await hits()).toBe(before)
  await asked(app, clerk, '/api/pelanggan/ekspor?format=csv')
  expect(await hits()).toBe(before + 1)
})
