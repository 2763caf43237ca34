import type { FastifyInstance } from 'fastify'
import { beforeAll, expect, test } from 'vitest'
import { buildServer } from '#app/server.ts'
import type { Database } from '#kit/db/database.ts'
import { testDatabase } from '#kit/db/test-database.ts'
import { newId } from '#kit/id.ts'
import { allPermissions } from '#modules/company/accounts/permissions.ts'
import { aBuyer, type Buyer } from '#modules/purchasing/cast/buyer.ts'
import { purchasingRoutes } from '#modules/purchasing/routes.ts'
import { aCompany, type Jar, someoneWith } from './people.ts'

// The doors of purchasing as a browser meets them: shapes, keys, other people's rows.
let app: FastifyInstance
let db: Database
let buyer: Buyer
let owner: Jar
let stranger: Jar
let itemId: string

beforeAll(async () => {
  db = await testDatabase()
  app = await buildServer({ db, appUrl: 'http://localhost:3000', logLevel: 'silent' })
  buyer = await aBuyer(db)
  itemId = await buyer.house.item()
  owner = await someoneWith(db, buyer.actor.companyId, allPermissions)
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
  return { status: answer.statusCode, body: isJson ? answer.json() : answer.rawPayload }
}

const order = (given: object = {}) => ({
  supplierId: buyer.supplierId,
  date: '2026-11-03',
  warehouseId: buyer.house.main,
  submit: true,
  lines: [{ itemId, qty: '2', price: '50000' }],
  ...given,
})

test('a wrong shape is told at its field, a refusal in words that name the way out', async () => {
  const lines = [{ itemId, qty: '-1', price: 'x' }]
  const wrong = await ask('POST', '/api/pembelian-barang', order({ lines, extra: 1 }))
  expect(wrong.status).toBe(422)
  expect(Object.keys(wrong.body.errors)).toEqual(expect.arrayContaining(['lines.0.qty', 'lines.0.price']))
  const two = await ask('POST', '/api/pembelian-barang', order({ discountPercent: '5', discountAmount: '5' }))
  expect(two).toMatchObject({
    status: 422,
    body: { code: 'purchase.two-discounts', message: expect.stringContaining('Pilih salah satu') },
  })
})

test('the same key twice posts once, receives once', async () => {
  const key = newId()
  const [one, two] = [
    await ask('POST', '/api/pembelian-barang', order(), { key }),
    await ask('POST', '/api/pembelian-barang', order(), { key }),
  ]
  expect(two.body).toEqual(one.body)
  const { body: opened } = await ask('GET', `/api/pembelian-barang/${one.body.id}`)
  const came = { lines: [{ orderLineId: opened.lines[0].id, qtyReceived: '1' }], post: true }
  const again = newId()
  const url = `/api/pembelian-barang/${one.body.id}/penerimaan`
  const both = await Promise.all([ask('POST', url, came, { key: again }), ask('POST', url, came, { key: again })])
  expect(both.filter(({ status }) => status === 200)).not.toHaveLength(0)
  expect((await ask('GET', `/api/pembelian-barang/${one.body.id}`)).body.lines[0].received).toBe('1')
})

test('a stale version is answered with 409 and who changed it', async () => {
  const { body: saved } = await ask('POST', '/api/pembelian-barang', order())
  const stale = { version: saved.version - 1, reason: 'x' }
  expect(await ask('POST', `/api/pembelian-barang/${saved.id}/tahan`, stale)).toMatchObject({
    status: 409,
    body: { code: 'document.changed' },
  })
})

test('somebody of another company finds nothing by any door, and changes nothing', async () => {
  const { body: asked } = await ask('POST', '/api/pembelian-barang/permintaan', {
    date: '2026-11-03',
    neededBy: '2026-11-09',
    warehouseId: buyer.house.main,
    lines: [{ itemId, qty: '5' }],
  })
  const { body: saved } = await ask('POST', '/api/pembelian-barang', order())
  const { body: opened } = await ask('GET', `/api/pembelian-barang/${saved.id}`)
  const came = { lines: [{ orderLineId: opened.lines[0].id, qtyReceived: '1' }] }
  const { body: receipt } = await ask('POST', `/api/pembelian-barang/${saved.id}/penerimaan`, came)
  expect([asked.id, saved.id, receipt.id].every((id) => typeof id === 'string')).toBe(true)

  const before = (await ask('GET', `/api/pembelian-barang/${saved.id}`)).body
  const bodies = { version: 1, reason: 'x', decision: 'approve', note: 'x', ...came, ...order(), date: '2026-11-03' }
  const leaks: string[] = []
  for (const { endpoint } of purchasingRoutes.filter((served) => /:id\b/.test(served.endpoint.path))) {
    const { shape } = endpoint.input as unknown as { shape: Record<string, unknown> }
    const known = Object.fromEntries(Object.entries(bodies).filter(([key]) => key in shape))
    for (const id of [asked.id, saved.id, receipt.id, opened.lines[0].id]) {
      const url = endpoint.path.replace(':id', id).replace(':kind', 'pesanan')
      const body = ['GET', 'DELETE'].includes(endpoint.method) ? undefined : known
      const { status, body: said } = await ask(endpoint.method as Method, url, body, { jar: stranger })
      const isEmpty = status === 200 && Array.isArray(said) && said.length === 0
      if (![404, 422].includes(status) && !isEmpty) leaks.push(`${endpoint.method} ${url}: ${status}`)
    }
  }
  expect(leaks).toEqual([])
  expect((await ask('GET', `/api/pembelian-barang/${saved.id}`)).body).toEqual(before)
})

test('lists and files show rows in the words of the screen', async () => {
  const listed = await ask('GET', '/api/pembelian-barang?status=ordered&sort=-total&q=sinar')
  expect(listed.body.rows.length).toBeGreaterThan(0)
  const empty = await ask('GET', '/api/pembelian-barang?q=sinar', undefined, { jar: stranger })
  expect(empty.body.rows).toEqual([])
  for (const path of ['', '/permintaan', '/penerimaan']) {
    const file = await ask('GET', `/api/pembelian-barang${path}/ekspor?format=csv`)
    expect(file.status).toBe(200)
    expect(String(file.body)).toContain('Nomor')
  }
})

test('many bills are paid once by one key; who lacks the right, and another company, pay and see nothing', async () => {
  const { body: saved } = await ask('POST', '/api/pembelian-barang', order())
  const { body: opened } = await ask('GET', `/api/pembelian-barang/${saved.id}`)
  const came = { lines: [{ orderLineId: opened.lines[0].id, qtyReceived: '2' }], post: true }
  const { body: receipt } = await ask('POST', `/api/pembelian-barang/${saved.id}/penerimaan`, came)
  const { body: goods } = await ask('GET', `/api/pembelian-barang/penerimaan/${receipt.id}`)
  const bill = await ask('POST', '/api/tagihan-pembelian', {
    ...{ supplierId: buyer.supplierId, supplierInvoiceNo: 'F-1', date: '2026-11-06', confirmDuplicates: true },
    lines: [{ receiptLineId: goods.lines[0].id }],
  })
  const url = '/api/pembayaran-supplier/sekaligus'
  const start = await ask('POST', `${url}/pratinjau`, { billIds: [bill.body.id] })
  const cashAccountId = start.body.cashAccounts.find(({ kind }: { kind: string }) => kind === 'kas').id
  const asked = { date: '2026-11-10', cashAccountId, method: 'tunai', billIds: [bill.body.id] }
  const reader = await someoneWith(db, buyer.actor.companyId, ['view pembelian-barang'])
  expect((await ask('POST', url, asked, { jar: reader })).status).toBe(403)
  expect((await ask('POST', url, { ...asked, amount: '1' })).status).toBe(422)
  expect(await ask('POST', url, asked, { jar: stranger })).toMatchObject({
    ...{ status: 422, body: { code: 'paid.bill-not-open', errors: { 'billIds.0': expect.anything() } } },
  })
  const key = newId()
  const [one, two] = [await ask('POST', url, asked, { key }), await ask('POST', url, asked, { key })]
  expect(one).toMatchObject({ status: 200, body: { payments: 1, amount: start.body.amount } })
  expect(two.body).toEqual(one.body)
  expect((await ask('GET', url)).body).toHaveLength(1)
  expect((await ask('GET', url, undefined, { jar: stranger })).body).toEqual([])
  // Paid in cash there is nothing for a bank, and nothing of it for the company next door.
  for (const jar of [owner, stranger])
    expect((await ask('GET', `${url}/${one.body.id}/berkas-bank?format=csv`, undefined, { jar })).status).toBe(404)
})
