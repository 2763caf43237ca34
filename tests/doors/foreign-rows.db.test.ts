import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { beforeAll, expect, test, vi } from 'vitest'
import { allRoutes } from '#app/server-routes.ts'
import { buildServer } from '#app/server.ts'
import type { Database } from '#kit/db/database.ts'
import { tables } from '#kit/db/tx.ts'
import type { Endpoint } from '#kit/http/endpoint.ts'
import { allPermissions } from '#modules/company/accounts/permissions.ts'
import { aBrowser, type TestBrowser } from '#modules/company/sign-in/cast/browser.ts'
import { isWhole } from '../cast/length.ts'
import { act, addressOf, fingerprint } from './acts.ts'
import { eachOf } from './all-at-once.ts'
import { allPages, baseOf, idsOpened } from './crawl.ts'
import { filledHouse } from './filled-house.ts'
import { aCompany, someoneWith } from './people.ts'

// Some hundred doors, each with rows of many tables, on a machine that does other things as well.
vi.setConfig({ testTimeout: 180_000 })

// A company full of rows, and somebody of another company who holds every right there is.
let app: FastifyInstance
let db: Database
let stranger: TestBrowser
let rows: readonly { table: string; id: string }[]
let names: readonly string[]
/** The row that an address opens for its own people, by the address up to its id. */
const opened = new Map<string, (typeof rows)[number]>()

beforeAll(async () => {
  const house = await filledHouse()
  const { companyId } = house
  db = house.db
  app = await buildServer({ db, appUrl: 'http://localhost:3000', logLevel: 'silent' })
  rows = await someRowsOf(companyId)
  names = ['Sinar Abadi', 'ORD-2611', 'Semen', 'INV-2611']
  const jar = await someoneWith(db, companyId, allPermissions)
  const other = await aCompany(db, 'PT Sebelah')
  stranger = await aBrowser(app, { jar: await someoneWith(db, other, allPermissions, [other]) })
  for (const [base, [id]] of idsOpened(await allPages(app, db, jar, companyId)))
    if (id) opened.set(base, { table: 'its own', id })
}, 600_000)

/** A row of every table of the company that has an id. */
async function someRowsOf(companyId: string) {
  const owned = await sql<{ table: string }>`
    select c.table_name as table from information_schema.columns c
    join information_schema.columns i on i.table_name = c.table_name and i.column_name = 'id' and i.data_type = 'uuid'
    join information_schema.tables t on t.table_name = c.table_name and t.table_type = 'BASE TABLE'
    where c.column_name = 'company_id' and c.table_schema = 'public' and c.table_name not in ('session', 'idempotency_key', 'history')
    group by 1 order by 1`.execute(tables(db.read))
  const found = [{ table: 'company', id: companyId }]
  for (const { table } of owned.rows) {
    const some = await sql<{
      id: string
    }>`select id from ${sql.table(table)} where company_id = ${companyId} limit 1`.execute(tables(db.read))
    found.push(...some.rows.map(({ id }) => ({ table, id })))
  }
  return found
}

const business = allRoutes
  .map((served) => served.endpoint)
  .filter(
    ({ permission, path }) =>
      permission !== 'public' && permission !== 'signed-in' && !/^\/api\/(users|roles|invitations|settings)/.test(path),
  )
const withId = business.filter(({ path }) => /:id\b|:ownerId\b/.test(path))

const readings = withId.filter(({ method }) => method === 'GET')
const acts = withId.filter(({ method }) => method !== 'GET')

/** Other rows that a door is tried with: a number, so that doors and tables may both grow. */
const OTHERS = 8

/**
 * The rows that an endpoint is tried with: the one that its address opens for its own people, and the next few of the
 * others, beginning where the door before it ended; all of them where nothing opens it, and before a release.
 */
function triedOf(endpoint: Endpoint, at: number): typeof rows {
  const own = opened.get(baseOf(endpoint))
  if (isWhole || !own) return rows
  return [
    own,
    ...Array.from({ length: OTHERS }, (_, place) => rows[(at * OTHERS + place) % rows.length]).filter(
      (row) => row !== undefined,
    ),
  ]
}

test('the company has rows to hide, and its own people see them by the same calls', () => {
  expect(readings.length * OTHERS, 'each row is tried at some door').toBeGreaterThan(rows.length)
  expect(new Set(rows.map(({ table }) => table)).size).toBeGreaterThan(12)
  expect(new Set(readings.map(baseOf).filter((base) => opened.has(base))).size).toBeGreaterThan(20)
})

test('every reading by id answers 404 for a row of another company, whatever kind of row it is', async () => {
  const leaks: string[] = []
  await eachOf([...readings.entries()], async ([at, endpoint]) => {
    for (const { table, id } of triedOf(endpoint, at)) {
      const { status, body } = await stranger.get(addressOf(endpoint, id))
      const isEmptyList = status === 200 && Array.isArray(body) && body.length === 0
      if (status !== 404 && !isEmptyList) leaks.push(`${endpoint.method} ${endpoint.path} of ${table}: ${status}`)
    }
  })
  expect(leaks).toEqual([])
})

test('every act by id answers 404 and changes nothing', async () => {
  const touched = new Set(rows.map(({ table }) => table))
  const before = await fingerprint(db, touched)
  const leaks: string[] = []
  await eachOf([...acts.entries()], async ([at, endpoint]) => {
    for (const { table, id } of triedOf(endpoint, at)) {
      const answer = await act(app, stranger.jar, { endpoint, id })
      if (![404, 422].includes(answer)) leaks.push(`${endpoint.method} ${endpoint.path} of ${table}: ${answer}`)
    }
  })
  expect(leaks).toEqual([])
  expect(await fingerprint(db, touched)).toBe(before)
})

test('lists, searches, counts and exports show nothing of it', async () => {
  const leaks: string[] = []
  for (const endpoint of business.filter(({ method, path }) => method === 'GET' && !path.includes(':'))) {
    for (const question of ['', ...names.map((name) => `?q=${encodeURIComponent(name)}`), '?format=csv']) {
      const answer = await app.inject({
        method: 'GET',
        url: endpoint.path + question,
        headers: { cookie: [...stranger.jar].map(([name, value]) => `${name}=${value}`).join('; ') },
      })
      if (answer.statusCode === 429 || answer.statusCode >= 500)
        leaks.push(`${endpoint.path}${question}: ${answer.statusCode}`)
      const shown = rows.filter(({ id }) => answer.body.includes(id))
      if (shown.length > 0 || /Sinar Abadi|ORD-2611|Semen Portland/.test(answer.body))
        leaks.push(`${endpoint.path}${question} shows ${shown[0]?.table ?? 'a name'}`)
    }
  }
  expect(leaks).toEqual([])
})
