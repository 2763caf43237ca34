import type { FastifyInstance, LightMyRequestResponse } from 'fastify'
import { allRoutes } from '#app/server-routes.ts'
import type { Database } from '#kit/db/database.ts'
import type { Endpoint } from '#kit/http/endpoint.ts'
import { shapeOf, type Shape } from '../fuzz/honest.ts'
import { isWhole } from '../cast/length.ts'
import { eachOf } from './all-at-once.ts'
import type { Jar } from './people.ts'

/** An address that answers, and whose endpoint it is. */
export interface Page {
  readonly endpoint: Endpoint
  readonly url: string
}

/** The address of what an endpoint is about: '/api/order/:id' of '/api/order/:id/kirim'. */
export function baseOf({ path }: Endpoint): string {
  return path.replace(/(:id|:ownerId)\b.*/, '$1')
}

/** The ids that addresses open for their own people, by the address up to its id. */
export function idsOpened(pages: readonly Page[]): ReadonlyMap<string, readonly string[]> {
  const found = pages.filter(({ endpoint }) => /:(id|ownerId)\b/.test(endpoint.path))
  const idOf = ({ url }: Page) => /[0-9a-f]{8}-[0-9a-f-]{27}/.exec(url)?.[0] ?? ''
  return new Map(
    [...Map.groupBy(found, ({ endpoint }) => baseOf(endpoint))].map(([base, some]) => [
      base,
      [...new Set(some.map(idOf))],
    ]),
  )
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

/** A sheet says what its CSV says, and is dear to open: both are read before a release. */
const FORMATS = isWhole ? ['?format=csv', '?format=xlsx'] : ['?format=csv']

/** Asks as somebody signed in. */
export async function asked(app: FastifyInstance, jar: Jar, url: string): Promise<LightMyRequestResponse> {
  const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
  return app.inject({ method: 'GET', url, headers: { cookie } })
}

/**
 * Asks for all pages as this person, a few at a time; files are rationed by the hour, so their count is begun anew.
 * @throws where a page is refused for asking too often: what it hides would not have been looked for
 */
export async function askAll(
  { app, db, jar, pages }: { app: FastifyInstance; db: Database; jar: Jar; pages: readonly Page[] },
  take: (page: Page, answer: LightMyRequestResponse) => Promise<void> | void,
): Promise<void> {
  for (let at = 0; at < pages.length; at += RATION) {
    await db.pool.query('delete from rate_limit')
    await eachOf(pages.slice(at, at + RATION), async (page) => {
      const answer = await asked(app, jar, page.url)
      if (answer.statusCode === 429) throw new Error(`${page.url} is refused for asking too often`)
      await take(page, answer)
    })
  }
}

/** Fewer than one may ask for in an hour, of whatever kind. */
const RATION = 25

/**
 * Finds every address that answers somebody with every right: each reading endpoint of the house, with rows of every
 * table tried where it wants an id, every kind and subject, and the files where it makes some. In a house that was
 * filled once for all, only tables that had no row then are tried again.
 */
export async function allPages(app: FastifyInstance, db: Database, jar: Jar, companyId: string): Promise<Page[]> {
  const kept = await keptPages(db)
  if (!kept) return (await crawled(app, db, jar, companyId)).pages
  const more = await crawled(app, db, jar, companyId, kept.tables)
  return [...kept.pages, ...more.pages]
}

/** The pages that were found, and the tables whose rows were tried. */
export interface Crawl {
  readonly pages: Page[]
  readonly tables: readonly string[]
}

/** Tries out every address; with tables that were tried before, only those that want a row of another one. */
export async function crawled(
  app: FastifyInstance,
  db: Database,
  jar: Jar,
  companyId: string,
  tried?: readonly string[],
): Promise<Crawl> {
  await db.pool.query('delete from rate_limit')
  const found = await idsByTable(db, companyId)
  const tables = new Map([...found].filter(([name]) => !tried?.includes(name)))
  const pages: Page[] = []
  const tryOut = async (endpoint: Endpoint, url: string) => {
    const { statusCode, body } = await asked(app, jar, url)
    // What is empty for who sees everything shows nothing to anybody.
    const isThere = statusCode === 200 && body !== '[]'
    if (isThere) pages.push({ endpoint, url })
    return isThere
  }
  // What '/api/order/:id' opened says which rows '/api/order/:id/riwayat' is about; who has no such address tries all.
  const opening = new Map<string, ReadonlyMap<string, readonly string[]>>()
  const reading = allRoutes.map(({ endpoint }) => endpoint).filter(({ method }) => method === 'GET')
  const tryEach = async (endpoint: Endpoint) => {
    for (const path of withKinds(endpoint)) {
      const questions = [...(QUESTIONS[path] ?? ['']), ...(hasFormat(endpoint) ? FORMATS : [])]
      for (const question of questions) {
        const ask = (id: string) => tryOut(endpoint, path.replaceAll(/:(id|ownerId)\b/g, id) + question)
        if (!/:(id|ownerId)\b/.test(path)) {
          if (!tried) await tryOut(endpoint, path + question)
          continue
        }
        const opened = await tryRows(isWhole ? tables : (opening.get(baseOf(endpoint)) ?? tables), ask)
        if (path.endsWith('/:id') && opened.size > 0) opening.set(path, opened)
      }
    }
  }
  await eachOf(
    reading.filter(({ path }) => path.endsWith('/:id')),
    tryEach,
  )
  await eachOf(
    reading.filter(({ path }) => !path.endsWith('/:id')),
    tryEach,
  )
  await db.pool.query('delete from rate_limit')
  return { pages, tables: [...tables.keys()] }
}

/** Writes a crawl down beside the house, for the files that open a copy of it. */
export async function keepPages(db: Database, { pages, tables }: Crawl): Promise<void> {
  for (const { endpoint, url } of pages)
    await db.pool.query('insert into crawl.page values ($1, $2, $3)', [endpoint.method, endpoint.path, url])
  for (const name of tables) await db.pool.query('insert into crawl.table_tried values ($1)', [name])
}

async function keptPages(db: Database): Promise<Crawl | undefined> {
  const { rows: known } = await db.pool.query<{ is: boolean }>(`select to_regclass('crawl.page') is not null as is`)
  if (!known[0]?.is) return undefined
  const { rows } = await db.pool.query<{ path: string; url: string }>('select path, url from crawl.page')
  const tried = await db.pool.query<{ name: string }>('select name from crawl.table_tried')
  const byPath = new Map(
    allRoutes.filter((one) => one.endpoint.method === 'GET').map((one) => [one.endpoint.path, one]),
  )
  const pages = rows.flatMap(({ path, url }) => {
    const endpoint = byPath.get(path)?.endpoint
    return endpoint ? [{ endpoint, url }] : []
  })
  return { pages, tables: tried.rows.map(({ name }) => name) }
}

/** Tries one row of each table; where it opened something, two more of the same. Answers with the tables that opened it. */
async function tryRows(
  tables: ReadonlyMap<string, readonly string[]>,
  tryOut: (id: string) => Promise<boolean>,
): Promise<ReadonlyMap<string, readonly string[]>> {
  const opened = new Map<string, readonly string[]>()
  for (const [name, ids] of tables) {
    const [first, ...more] = ids
    if (first === undefined || !(await tryOut(first))) continue
    for (const id of more) await tryOut(id)
    opened.set(name, ids)
  }
  return opened
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
