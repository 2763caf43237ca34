import type { FastifyInstance } from 'fastify'
import { beforeAll, expect, test, vi } from 'vitest'
import { buildServer } from '#app/server.ts'
import { fillDemo } from '#app/seed/small.ts'
import { day } from '#ground/day.ts'
import type { Database } from '#kit/db/database.ts'
import { testDatabase } from '#kit/db/test-database.ts'
import { allPermissions } from '#modules/company/accounts/permissions.ts'
import { eachOf } from './all-at-once.ts'
import { allPages, asked, type Page } from './crawl.ts'
import { aCompany, type Jar, someoneWith } from './people.ts'
import { readable } from './readable.ts'

// Every right there is, but not over every row: of one warehouse, of what is one's own, of another company.
vi.setConfig({ testTimeout: 180_000 })

let app: FastifyInstance
let db: Database
let companyId: string
let pages: Page[] = []

beforeAll(async () => {
  db = await testDatabase()
  app = await buildServer({ db, appUrl: 'http://localhost:3000', logLevel: 'silent' })
  companyId = (await fillDemo(db, day('2026-11-21'), { orders: 8, days: 8 })).companyId
  pages = await allPages(app, db, await someoneWith(db, companyId, allPermissions), companyId)
}, 240_000)

async function scopedTo(change: string, values: readonly unknown[], inCompany = companyId): Promise<Jar> {
  const jar = await someoneWith(db, inCompany, allPermissions)
  await db.pool.query(
    `update app_user set ${change} where id = (select user_id from session order by created_at desc, id desc limit 1)`,
    [...values],
  )
  return jar
}

/** Which of these ids this person meets on any page, with the page. */
async function met(jar: Jar, hidden: ReadonlyMap<string, string>): Promise<string[]> {
  await db.pool.query('delete from rate_limit')
  const found = new Set<string>()
  await eachOf(pages, async ({ endpoint, url }) => {
    const answer = await asked(app, jar, url)
    if (answer.statusCode >= 500) found.add(`${endpoint.path} answered ${answer.statusCode}`)
    if (answer.statusCode !== 200) return
    const asks = new Set(url.match(/[0-9a-f]{8}-[0-9a-f-]{27}/g))
    // A transfer names both its ends to the people of either.
    const names = endpoint.path.startsWith('/api/transfer') ? ['warehouse'] : []
    for (const id of new Set((await readable(answer)).match(/[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f-]{22}/g))) {
      const table = hidden.get(id)
      if (table && !asks.has(id) && !names.includes(table)) found.add(`${endpoint.path} shows ${table}`)
    }
    for (const id of asks)
      if (hidden.has(id) && answer.body.length > 2) found.add(`${endpoint.path} opens ${hidden.get(id)}`)
  })
  return [...found].toSorted()
}

/** Ids of rows by the table they lie in. */
async function idsWhere(tables: readonly (readonly [string, string])[], values: readonly unknown[]) {
  const found = new Map<string, string>()
  for (const [table, where] of tables) {
    const { rows } = await db.pool.query<{ id: string }>(`select id::text as id from ${table} where ${where}`, [
      ...values,
    ])
    for (const { id } of rows) found.set(id, table)
  }
  return found
}

test('somebody of one warehouse meets no row of another', async () => {
  const { rows } = await db.pool.query<{ id: string }>(
    `select warehouse_id as id from stock_move where company_id = $1 group by 1 order by count(*) desc`,
    [companyId],
  )
  const [own, ...others] = rows.map(({ id }) => id)
  expect(others.length).toBeGreaterThan(0)
  const jar = await scopedTo('scope_warehouses = $1', [[own]])
  const elsewhere = 'company_id = $1 and warehouse_id <> $2'
  const hidden = await idsWhere(
    [
      ['stock_balance', elsewhere],
      ['stock_document', elsewhere],
      ['stock_count', elsewhere],
      ['stock_transfer', 'company_id = $1 and from_warehouse_id <> $2 and to_warehouse_id <> $2'],
      ['goods_receipt', elsewhere],
      ['sales_delivery', elsewhere],
      ['warehouse', 'company_id = $1 and id <> $2'],
    ],
    [companyId, own],
  )
  expect(await met(jar, hidden)).toEqual([])
})

test('somebody who sees only their own meets nothing that others made', async () => {
  const jar = await scopedTo('own_only = true', [])
  const hidden = await idsWhere(
    [
      'customer',
      'sales_order',
      'sales_invoice',
      'sales_delivery',
      'sales_payment',
      'purchase_order',
      'purchase_request',
    ].map((table) => [table, 'company_id = $1']),
    [companyId],
  )
  expect(await met(jar, hidden)).toEqual([])
})

test('somebody of another company meets nothing of this one, whatever address they try', async () => {
  const other = await aCompany(db, 'PTLAIN')
  const jar = await scopedTo('scope_companies = $1', [[other]], other)
  const everything = await idsWhere(
    [
      'customer',
      'supplier',
      'item',
      'warehouse',
      'sales_order',
      'sales_invoice',
      'purchase_order',
      'stock_balance',
      'production_order',
    ].map((table) => [table, 'company_id = $1']),
    [companyId],
  )
  expect(everything.size).toBeGreaterThan(60)
  expect(await met(jar, everything)).toEqual([])
})

test('somebody whose companies leave out this one works in none', async () => {
  const other = await aCompany(db, 'PTTIGA')
  const jar = await scopedTo('scope_companies = $1', [[other]])
  const everything = await idsWhere(
    [
      ['customer', 'company_id = $1'],
      ['sales_order', 'company_id = $1'],
    ],
    [companyId],
  )
  expect(await met(jar, everything)).toEqual([])
})
