import type { FastifyInstance } from 'fastify'
import { beforeAll, expect, test } from 'vitest'
import { buildServer } from '#app/server.ts'
import type { Database } from '#kit/db/database.ts'
import { testDatabase } from '#kit/db/test-database.ts'
import { newId } from '#kit/id.ts'
import { allLaws, aShop, type Shop } from '#modules/sales/cast/shop.ts'
import { allPermissions } from '#modules/company/accounts/permissions.ts'
import { aCompany, type Jar, someoneWith } from './people.ts'

// The doors of sales as a browser meets them: shapes, keys, other people's rows.
let app: FastifyInstance
let db: Database
let shop: Shop
let owner: Jar
let stranger: Jar
let itemId: string

beforeAll(async () => {
  db = await testDatabase()
  app = await buildServer({ db, appUrl: 'http://localhost:3000', logLevel: 'silent' })
  shop = await aShop(db)
  itemId = await shop.goods({ qty: '500', value: 5_000_000n })
  owner = await someoneWith(db, shop.actor.companyId, allPermissions)
  stranger = await someoneWith(db, await aCompany(db, 'PTLAIN'), allPermissions)
})

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

async function ask(
  method: Method,
  url: string,
  body?: unknown,
  { jar = owner, key = newId() }: { jar?: Jar; key?: string } = {},
) {
  const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
  const headers = { cookie, 'x-xsrf-token': jar.get('XSRF-TOKEN') ?? '', 'idempotency-key': key }
  const answer = await app.inject({ method, url, headers, ...(body !== undefined && { payload: body as object }) })
  const isJson = answer.headers['content-type']?.toString().includes('json') ?? false
  return { status: answer.statusCode, headers: answer.headers, body: isJson ? answer.json() : answer.rawPayload }
}

const order = (given: object = {}) => ({
  customerId: shop.customerId,
  date: '2026-11-03',
  confirm: true,
  lines: [{ itemId, qty: '2', price: '50000' }],
  ...given,
})

test('a wrong shape is told at its field, a refusal in words that name the way out', async () => {
  const wrong = await ask('POST', '/api/order', order({ lines: [{ itemId, qty: '-1', price: 'x' }], extra: 1 }))
  expect(wrong.status).toBe(422)
  expect(Object.keys(wrong.body.errors)).toEqual(expect.arrayContaining(['lines.0.qty', 'lines.0.price']))
  const { body: saved } = await ask('POST', '/api/order', order())
  const early = await ask('POST', `/api/order/${saved.id}/invoice`, {})
  expect(early).toMatchObject({
    status: 422,
    body: { code: 'invoice.nothing-to-bill', message: expect.stringContaining('Kirim barangnya dulu') },
  })
  const stale = await ask('POST', `/api/order/${saved.id}/batal`, { version: 99, reason: 'x' })
  expect(stale).toMatchObject({ status: 409, body: { code: 'document.changed' } })
})

test('the same post fifty times at once with one key: one order, one answer', async () => {
  const before = (await db.pool.query('select count(*)::int as n from sales_order')).rows[0].n
  const key = newId()
  const answers = await Promise.all(Array.from({ length: 50 }, () => ask('POST', '/api/order', order(), { key })))
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
  expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1)
  expect((await db.pool.query('select count(*)::int as n from sales_order')).rows[0].n).toBe(before + 1)
  const other = await ask('POST', '/api/order', order({ notes: 'lain' }), { key })
  expect(other.status).toBe(422)
})

test('order, surat jalan, invoice and payment by the wire; each posts once per key', async () => {
  const { body: saved } = await ask('POST', '/api/order', order())
  const sj = await ask('POST', `/api/order/${saved.id}/surat-jalan`, { date: '2026-11-04' })
  const bill = await ask('POST', `/api/order/${saved.id}/invoice`, { date: '2026-11-04' })
  const key = newId()
  const paid = await Promise.all(
    [1, 2, 3].map(() => ask('POST', `/api/order/${saved.id}/pembayaran`, { date: '2026-11-05' }, { key })),
  )
  expect([sj.status, bill.status, ...paid.map(({ status }) => status)]).toEqual([200, 200, 200, 200, 200])
  expect(new Set(paid.map(({ body }) => body.number)).size).toBe(1)
  const { body: opened } = await ask('GET', `/api/order/${saved.id}`)
  expect(opened).toMatchObject({ status: 'done', openDue: '0', payments: [{ settled: '111000' }] })
  const { body: statement } = await ask(
    'GET',
    `/api/pelanggan/${shop.customerId}/transaksi?from=2026-11-01&to=2026-11-30`,
  )
  expect(statement.closing).toBe('0')
  await allLaws(db)
})

test('another company finds none of it, by any door', async () => {
  const { body: saved } = await ask('POST', '/api/order', order())
  const { body: sj } = await ask('POST', `/api/order/${saved.id}/surat-jalan`, {})
  const { body: bill } = await ask('POST', `/api/order/${saved.id}/invoice`, {})
  const { body: paid } = await ask('POST', `/api/order/${saved.id}/pembayaran`, {})
  const { body: credit } = await ask('POST', `/api/invoice/${bill.id}/nota-kredit`, { reason: 'x' })
  const reads = [
    `/api/order/${saved.id}`,
    `/api/order/${saved.id}/riwayat`,
    `/api/order/${saved.id}/surat-jalan`,
    `/api/order/${saved.id}/invoice`,
    `/api/surat-jalan/${sj.id}`,
    `/api/invoice/${bill.id}`,
    `/api/pembayaran/${paid.id}`,
    `/api/nota-kredit/${credit.id}`,
    `/api/pelanggan/${shop.customerId}/transaksi`,
    `/api/pelanggan/${shop.customerId}/ringkasan`,
  ]
  for (const url of reads)
    expect([url, (await ask('GET', url, undefined, { jar: stranger })).status]).toEqual([url, 404])
  const acts = [
    `/api/order/${saved.id}/surat-jalan`,
    `/api/order/${saved.id}/invoice`,
    `/api/order/${saved.id}/pembayaran`,
    `/api/order/${saved.id}/duplikat`,
  ]
  for (const url of acts) expect([url, (await ask('POST', url, {}, { jar: stranger })).status]).toEqual([url, 404])
  const dated = { version: 1, reason: 'x' }
  for (const url of [
    `/api/surat-jalan/${sj.id}/batal`,
    `/api/invoice/${bill.id}/batal`,
    `/api/pembayaran/${paid.id}/batal`,
    `/api/nota-kredit/${credit.id}/batal`,
  ]) {
    expect([url, (await ask('POST', url, dated, { jar: stranger })).status]).toEqual([url, 404])
  }
  expect(
    (await ask('GET', `/api/pelanggan/${shop.customerId}/tagihan-terbuka`, undefined, { jar: stranger })).body,
  ).toEqual([])
  expect((await ask('GET', '/api/order?size=100', undefined, { jar: stranger })).body.rows).toEqual([])
  await allLaws(db)
})

test('the export of a filter opens as a file', async () => {
  const answer = await ask('GET', '/api/order/ekspor?format=csv&q=maju')
  expect(answer.status).toBe(200)
  expect(String(answer.body)).toContain('Nomor')
  expect(String(answer.body)).toContain('ORD-2611-')
})

test('without the right to update, an order may be written down but not confirmed', async () => {
  const clerk = await someoneWith(db, shop.actor.companyId, ['view order', 'create order'])
  expect((await ask('POST', '/api/order', order({ confirm: false }), { jar: clerk })).status).toBe(200)
  expect(await ask('POST', '/api/order', order(), { jar: clerk })).toMatchObject({
    status: 422,
    body: { code: 'order.may-not-confirm' },
  })
})

test(
  'orders in opposite line order, sent and billed at once, end without a broken law',
  { timeout: 120_000 },
  async () => {
    const other = await shop.goods({ name: 'Pasir', qty: '60', value: 600_000n })
    const lines = [
      { itemId, qty: '1', price: '1000' },
      { itemId: other, qty: '1', price: '1000' },
    ]
    const made = await Promise.all(
      Array.from({ length: 80 }, (_, at) =>
        ask('POST', '/api/order', order({ lines: at % 2 ? lines : lines.toReversed() })),
      ),
    )
    const sent = await Promise.all(
      made.map(({ body }) => ask('POST', `/api/order/${body.id}/surat-jalan`, { date: '2026-11-04' })),
    )
    const gone = sent.filter(({ status }) => status === 200).length
    expect([gone, new Set(sent.map(({ status }) => status))]).toEqual([60, new Set([200, 422])])
    const billed = await Promise.all(
      made.map(({ body }) => ask('POST', `/api/order/${body.id}/invoice`, { date: '2026-11-05' })),
    )
    expect(billed.filter(({ status }) => status === 200)).toHaveLength(60)
    const numbers = billed.flatMap(({ body }) => (body.number ? [body.number] : []))
    expect(new Set(numbers).size).toBe(60)
    await allLaws(db)
  },
)
