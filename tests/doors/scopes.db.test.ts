import type { FastifyInstance } from 'fastify'
import { beforeAll, expect, test, vi } from 'vitest'
import { allRoutes } from '#app/server-routes.ts'
import { buildServer } from '#app/server.ts'
import type { Database } from '#kit/db/database.ts'
import { allPermissions } from '#modules/company/accounts/permissions.ts'
import { act, fingerprint } from './acts.ts'
import { eachOf } from './all-at-once.ts'
import { isWhole } from '../cast/length.ts'
import { allPages, askAll, baseOf, idsOpened, type Page } from './crawl.ts'
import { filledHouse } from './filled-house.ts'
import { aCompany, type Jar, someoneWith } from './people.ts'
import { readable } from './readable.ts'

// Every right there is, but not over every row: of one warehouse, of what is one's own, of another company.
vi.setConfig({ testTimeout: 180_000 })

let app: FastifyInstance
let db: Database
let companyId: string
let pages: Page[] = []

beforeAll(async () => {
  const house = await filledHouse()
  companyId = house.companyId
  db = house.db
  app = await buildServer({ db, appUrl: 'http://localhost:3000', logLevel: 'silent' })
  pages = await allPages(app, db, await someoneWith(db, companyId, allPermissions), companyId)
}, 600_000)

/** What a page may name though its rows are another's, as far as this person sees the page at all. */
const NAMES: readonly (readonly [RegExp, string])[] = [
  // A transfer names both its ends to the people of either, a house both its shelves.
  [/^\/api\/(transfer|rumah-produksi|spk)/, 'warehouse'],
  // A project names the store of its site, and whom it is built for.
  [/^\/api\/daftar-proyek/, 'warehouse'],
  [/^\/api\/daftar-proyek/, 'customer'],
]

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
  const found = new Set<string>()
  await askAll({ app, db, jar, pages }, async ({ endpoint, url }, answer) => {
    if (answer.statusCode >= 500) found.add(`${endpoint.path} answered ${answer.statusCode}`)
    if (answer.statusCode !== 200) return
    const asks = new Set(url.match(/[0-9a-f]{8}-[0-9a-f-]{27}/g))
    const names = NAMES.filter(([page]) => page.test(endpoint.path)).map(([, table]) => table)
    for (const id of new Set((await readable(answer)).match(/[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f-]{22}/g))) {
      const table = hidden.get(id)
      if (table && !asks.has(id) && !names.includes(table)) found.add(`${endpoint.path} shows ${table}`)
    }
    for (const id of asks)
      if (hidden.has(id) && answer.body.length > 2) found.add(`${endpoint.path} opens ${hidden.get(id)}`)
  })
  return [...found].toSorted()
}

const acts = allRoutes
  .map(({ endpoint }) => endpoint)
  .filter(({ method, path, permission }) => method !== 'GET' && permission !== 'signed-in' && path.includes('/:id'))

/**
 * Which doors this person got through with one of these ids; nothing of them may have changed. A door is tried with
 * what it opens for who sees everything and with every eighth of the others; before a release with all of them.
 */
async function moved(jar: Jar, hidden: ReadonlyMap<string, string>): Promise<string[]> {
  await db.pool.query('delete from rate_limit')
  const kinds = new Set(hidden.values())
  const before = await fingerprint(db, kinds)
  const found: string[] = []
  // Two of each kind: one may be in a state that refuses everybody.
  const tried = [...Map.groupBy(hidden, ([, table]) => table).values()].flatMap((rows) => rows.slice(0, 2))
  const opened = idsOpened(pages)
  await eachOf([...acts.entries()], async ([at, endpoint]) => {
    const own = new Set(opened.get(baseOf(endpoint)))
    const isTried = (id: string, place: number) => isWhole || own.has(id) || (place + at) % 8 === 0
    for (const [id, table] of tried.filter(([id], place) => isTried(id, place))) {
      const status = await act(app, jar, { endpoint, id })
      if (![404, 422].includes(status)) found.push(`${endpoint.method} ${endpoint.path} of ${table}: ${status}`)
    }
  })
  if ((await fingerprint(db, kinds)) !== before) found.push('something was changed')
  return found.toSorted()
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

test.each([
  ['what is sold', 'sales_order'],
  ['what is made', 'production_house'],
])('somebody of one warehouse, that of %s, meets no row of another', async (_of, table) => {
  const column = table === 'sales_order' ? 'warehouse_id' : 'raw_warehouse_id'
  const { rows } = await db.pool.query<{ id: string }>(
    `select ${column} as id from ${table} where company_id = $1 group by 1 order by count(*) desc, 1`,
    [companyId],
  )
  const own = rows[0]?.id
  const jar = await scopedTo('scope_warehouses = $1', [[own]])
  const elsewhere = 'company_id = $1 and warehouse_id <> $2'
  const ofOther = '(order_id is null or order_id in (select id from sales_order where warehouse_id <> $2))'
  const settlesOther = `not exists (select from sales_settlement s join sales_order o on o.id = s.order_id
    where s.payment_id = sales_payment.id and o.warehouse_id = $2)`
  const hidden = await idsWhere(
    [
      ['stock_balance', elsewhere],
      ['stock_document', elsewhere],
      ['stock_count', elsewhere],
      ['stock_transfer', 'company_id = $1 and from_warehouse_id <> $2 and to_warehouse_id <> $2'],
      ['goods_receipt', elsewhere],
      ['sales_delivery', elsewhere],
      ['sales_order', elsewhere],
      ['sales_invoice', `company_id = $1 and ${ofOther}`],
      ['sales_payment', `company_id = $1 and ${settlesOther}`],
      ['purchase_order', elsewhere],
      ['warehouse', 'company_id = $1 and id <> $2'],
    ],
    [companyId, own],
  )
  const kinds = new Set(hidden.values())
  if (table !== 'sales_order') expect(kinds).toContain('sales_payment')
  expect(kinds.size).toBeGreaterThan(3)
  expect(await met(jar, hidden)).toEqual([])
  expect(await moved(jar, hidden)).toEqual([])
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
      'sales_return',
      'sales_credit_note',
      'purchase_order',
      'goods_receipt',
      'purchase_bill',
      'purchase_payment',
      'purchase_request',
    ].map((table) => [table, 'company_id = $1']),
    [companyId],
  )
  expect(await met(jar, hidden)).toEqual([])
  expect(await moved(jar, hidden)).toEqual([])
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
