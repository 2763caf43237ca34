import type { FastifyInstance } from 'fastify'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { allRoutes } from '#app/server-routes.ts'
import { buildServer } from '#app/server.ts'
import type { Database } from '#kit/db/database.ts'
import { allPermissions } from '#modules/company/accounts/permissions.ts'
import { shapeOf } from '../fuzz/honest.ts'
import { allPages, askAll, asked, type Page } from './crawl.ts'
import { filledHouse } from './filled-house.ts'
import { type Jar, someoneWith } from './people.ts'
import { MARK, markCosts, PAY, shown } from './paint.ts'
import { readable } from './readable.ts'

// What things cost us is for those with 'view biaya', what people earn for those with 'view gaji'. Every such number of a filled company
// is made one that stands nowhere else, and then everything that can be read is read by somebody with every other right.
vi.setConfig({ testTimeout: 180_000 })

let app: FastifyInstance
let db: Database
let owner: Jar
let withoutCosts: Jar
let withoutPay: Jar
let pages: Page[] = []

beforeAll(async () => {
  const house = await filledHouse()
  const { companyId } = house
  db = house.db
  app = await buildServer({ db, appUrl: 'http://localhost:3000', logLevel: 'silent' })
  await markCosts(db)
  owner = await someoneWith(db, companyId, allPermissions)
  const all = (but: readonly string[]) => allPermissions.filter((one) => !but.includes(one))
  withoutCosts = await someoneWith(db, companyId, all(['view biaya']))
  withoutPay = await someoneWith(db, companyId, all(['view gaji', 'update gaji', 'view biaya']))
  pages = await allPages(app, db, owner, companyId)
}, 600_000)

const read = new Map<Jar, Map<string, string>>()

/** What every page answers this person, in words; each is opened once, whatever it is then searched for. */
async function allWordsFor(jar: Jar): Promise<Map<string, string>> {
  const known = read.get(jar)
  if (known) return known
  const words = new Map<string, string>()
  await askAll({ app, db, jar, pages }, async ({ url }, answer) => {
    if (answer.statusCode === 200) words.set(url, await readable(answer))
  })
  read.set(jar, words)
  return words
}

async function pagesThatShow(jar: Jar, mark = MARK): Promise<string[]> {
  return [...(await allWordsFor(jar))].filter(([, words]) => shown(words, mark)).map(([url]) => url)
}

/** Heads of columns that speak of costs, in sheets and files: without the right not even the column is there. */
async function costColumnsIn(jar: Jar): Promise<string[]> {
  const found: string[] = []
  // What was paid for a purchase is no secret to who sees purchases.
  const files = pages.filter(
    ({ url }) => url.includes('format=') && !/^\/api\/(pembelian|tagihan|retur-beli|pembayaran)/.test(url),
  )
  const words = await allWordsFor(jar)
  for (const { url } of files) {
    const head = (words.get(url) ?? '').split('\n').slice(0, 3).join(' ')
    if (/HPP|Margin|Harga pokok|Nilai stok|\bNilai\b(?! kontrak)|Biaya bahan/i.test(head))
      found.push(`${url}: ${head.slice(0, 200)}`)
  }
  return found
}

const kindOf = (url: string) => url.replaceAll(/[0-9a-f]{8}-[0-9a-f-]{27}/g, ':id')
const kinds = (urls: readonly string[]) => [...new Set(urls.map(kindOf))].toSorted()

describe('a cost', () => {
  test('is shown all over the house to who may see it, so that its absence says something', async () => {
    expect(kinds(pages.map(({ url }) => url)).length).toBeGreaterThan(120)
    const open = kinds(await pagesThatShow(owner))
    expect(open.length).toBeGreaterThanOrEqual(12)
    for (const one of ['/api/stock', '/api/stock/:id/kartu', '/api/spk/:id', '/api/jurnal/dokumen/:id'])
      expect(open).toContain(one)
  })

  test('is in no answer, export, paper, search or history of somebody without the right', async () => {
    expect(kinds(await pagesThatShow(withoutCosts))).toEqual([])
    expect(await costColumnsIn(withoutCosts)).toEqual([])
  })

  test('cannot be sorted or filtered by without the right, and can with it', async () => {
    const told: string[] = []
    for (const { endpoint } of allRoutes.filter((served) => served.endpoint.method === 'GET')) {
      const { sort, ...others } = shapeOf(endpoint).properties ?? {}
      const byCost = (sort?.enum ?? []).map(String).filter((one) => /value|cost|margin|hpp/i.test(one))
      const filters = Object.keys(others).filter((one) => /^(min|max)?(value|cost|margin|hpp)/i.test(one))
      const questions = [...byCost.map((one) => `sort=${one}`), ...filters.map((one) => `${one}=1`)]
      // Files are rationed by the hour.
      await db.pool.query('delete from rate_limit')
      for (const question of questions) {
        const url = `${endpoint.path}?${question}${/\/nilai(\/ekspor)?$/.test(endpoint.path) ? '&on=2026-11-21' : ''}${'format' in others ? '&format=csv' : ''}`
        const [closed, open] = [await asked(app, withoutCosts, url), await asked(app, owner, url)]
        if (![403, 422].includes(closed.statusCode)) told.push(`${url} answered ${closed.statusCode} without the right`)
        if (open.statusCode !== 200) told.push(`${url} answered ${open.statusCode} with it`)
      }
    }
    expect(told).toEqual([])
  })
})

/** Every key of an answer by its path, with what stands there; lists are walked through. */
function keysOf(value: unknown, path = ''): [string, unknown][] {
  if (Array.isArray(value)) return value.flatMap((each) => keysOf(each, path))
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inside]) => {
    const here = path === '' ? key : `${path}.${key}`
    return [[here, inside] as [string, unknown], ...keysOf(inside, here)]
  })
}

/** The answers in JSON that this person got, with the keys that each endpoint calls sensitive. */
async function answersOf(jar: Jar) {
  const words = await allWordsFor(jar)
  return pages.flatMap(({ endpoint, url }) => {
    const text = words.get(url)
    if (text === undefined || !/^[[{]/.test(text)) return []
    return [{ endpoint, url, keys: keysOf(JSON.parse(text)) }]
  })
}

const holds = (endpoint: Page['endpoint'], path: string, rights: readonly string[]) =>
  rights.length > 0 && [endpoint.sensitive?.[path] ?? []].flat().some((right) => rights.includes(right))

describe('a sensitive key', () => {
  const closed = [
    { name: 'view biaya', jar: () => withoutCosts, gone: ['view biaya'] },
    { name: 'view gaji', jar: () => withoutPay, gone: ['view biaya', 'view gaji'] },
  ]

  test.each(closed)('is absent by name from every answer to somebody without $name', async ({ jar, gone }) => {
    const shownKeys: string[] = []
    for (const { endpoint, url, keys } of await answersOf(jar())) {
      for (const [path] of keys) {
        const rights = [endpoint.sensitive?.[path] ?? []].flat()
        if (rights.length > 0 && rights.every((right) => gone.includes(right))) shownKeys.push(`${kindOf(url)} ${path}`)
      }
    }
    expect([...new Set(shownKeys)]).toEqual([])
  })

  test('is there for who may see it, and stands under a declared name wherever a cost or a wage is shown', async () => {
    const undeclared = new Set<string>()
    let seen = 0
    for (const { endpoint, url, keys } of await answersOf(owner)) {
      // The whole door needs the right, or whole rows are not there for others: no key to take away.
      if ([endpoint.permission].flat().some((right) => /(biaya|gaji)$/.test(right)) || BY_ROW.test(url)) continue
      for (const [path, value] of keys.filter(([, each]) => typeof each !== 'object')) {
        const isSecret = shown(String(value), MARK) || shown(String(value), PAY)
        if (holds(endpoint, path, ['view biaya', 'view gaji'])) seen += 1
        else if (isSecret && !isInside(endpoint, path)) undeclared.add(`${kindOf(url)} ${path}`)
      }
    }
    expect([...undeclared]).toEqual([])
    expect(seen).toBeGreaterThan(50)
  })
})

/** Doors whose rows differ by right, or tell in sentences: the books, their explanations, histories, searches. */
const BY_ROW = /^\/api\/(jurnal|neraca-saldo|dasbor|cari)|riwayat|penjelasan/

const isInside = (endpoint: Page['endpoint'], path: string) =>
  Object.keys(endpoint.sensitive ?? {}).some((each) => path.startsWith(`${each}.`))

test('what people earn is shown to who may see it, and to nobody else', async () => {
  expect(kinds(await pagesThatShow(owner, PAY)).length).toBeGreaterThan(0)
  expect(kinds(await pagesThatShow(withoutPay, PAY))).toEqual([])
})
