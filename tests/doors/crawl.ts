import type { FastifyInstance, LightMyRequestResponse } from 'fastify'
import { allRoutes } from '#app/server-routes.ts'
import type { Database } from '#kit/db/database.ts'
import type { Endpoint } from '#kit/http/endpoint.ts'
import { shapeOf, type Shape } from '../fuzz/honest.ts'
import { eachOf } from './all-at-once.ts'
import type { Jar } from './people.ts'

/** An address that answers, and whose endpoint it is. */
export interface Page {
  readonly endpoint: Endpoint
  readonly url: string
}

/** What files, comments and history are asked about. */
const SUBJECTS = [
  'order',
  'invoice',
  'surat-jalan',
  'pelanggan',
  'supplier',
  'pembelian',
  'barang',
  'stock',
  'spk',
  'gudang',
  'perusahaan',
]
const QUESTIONS: Readonly<Record<string, readonly string[]>> = {
  '/api/cari': ['?q=Semen', '?q=INV-2611', '?q=1', '?q=73137313'],
}

/** Asks as somebody signed in. */
export async function asked(app: FastifyInstance, jar: Jar, url: string): Promise<LightMyRequestResponse> {
  const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
  return app.inject({ method: 'GET', url, headers: { cookie } })
}

/**
 * Finds every address that answers somebody with every right: each reading endpoint of the house, with rows of every
 * table tried where it wants an id, every kind and subject, and the files where it makes some.
 */
export async function allPages(app: FastifyInstance, db: Database, jar: Jar, companyId: string): Promise<Page[]> {
  await db.pool.query('delete from rate_limit')
  const tables = await idsByTable(db, companyId)
  const pages: Page[] = []
  const tryOut = async (endpoint: Endpoint, url: string) => {
    const isThere = (await asked(app, jar, url)).statusCode === 200
    if (isThere) pages.push({ endpoint, url })
    return isThere
  }
  const reading = allRoutes.filter((served) => served.endpoint.method === 'GET')
  await eachOf(reading, async ({ endpoint }) => {
    for (const path of withKinds(endpoint)) {
      const questions = [...(QUESTIONS[path] ?? ['']), ...(hasFormat(endpoint) ? ['?format=csv', '?format=xlsx'] : [])]
      for (const question of questions) {
        if (!/:(id|ownerId)\b/.test(path)) await tryOut(endpoint, path + question)
        else await tryRows(tables, (id) => tryOut(endpoint, path.replaceAll(/:(id|ownerId)\b/g, id) + question))
      }
    }
  })
  await db.pool.query('delete from rate_limit')
  return pages
}

// One row of each table; where it opened something, two more of the same.
async function tryRows(tables: ReadonlyMap<string, readonly string[]>, tryOut: (id: string) => Promise<boolean>) {
  for (const [first, ...more] of tables.values()) {
    if (first === undefined || !(await tryOut(first))) continue
    for (const id of more) await tryOut(id)
  }
}

async function idsByTable(db: Database, companyId: string): Promise<ReadonlyMap<string, readonly string[]>> {
  const { rows } = await db.pool.query<{ name: string; of: string }>(
    `select c.table_name as name, case when o.column_name is null then 'true' else 'company_id = $1' end as of
     from information_schema.columns c
     join information_schema.tables t on t.table_name = c.table_name and t.table_schema = 'public' and t.table_type = 'BASE TABLE'
     left join information_schema.columns o on o.table_name = c.table_name and o.column_name = 'company_id' and o.table_schema = 'public'
     where c.table_schema = 'public' and c.column_name = 'id' and c.data_type = 'uuid'`,
  )
  const found = new Map<string, readonly string[]>()
  for (const { name, of } of rows.filter((row) => !['session', 'history', 'notice'].includes(row.name))) {
    const ids = await db.pool.query<{ id: string }>(
      `select id::text as id from ${name} where ${of} order by id desc limit 3`,
      of === 'true' ? [] : [companyId],
    )
    if (ids.rows.length > 0)
      found.set(
        name,
        ids.rows.map(({ id }) => id),
      )
  }
  return found
}

function withKinds(endpoint: Endpoint): string[] {
  const { properties } = shapeOf(endpoint)
  const words = (name: string): readonly string[] =>
    properties?.[name]?.enum?.map(String) ?? (name === 'subject' ? SUBJECTS : [])
  return [...endpoint.path.matchAll(/:([A-Za-z]+)/g)]
    .map(([, name = '']) => name)
    .filter((name) => !['id', 'ownerId'].includes(name))
    .reduce<string[]>(
      (paths, name) => paths.flatMap((path) => words(name).map((word) => path.replace(`:${name}`, word))),
      [endpoint.path],
    )
}

function hasFormat(endpoint: Endpoint): boolean {
  return JSON.stringify(shapeOf(endpoint).properties?.['format'] ?? ({} satisfies Shape)).includes('csv')
}
