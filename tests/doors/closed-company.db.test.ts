import type { FastifyInstance } from 'fastify'
import { beforeAll, expect, test } from 'vitest'
import { allRoutes } from '#app/server-routes.ts'
import { buildServer } from '#app/server.ts'
import type { Database } from '#kit/db/database.ts'
import { testDatabase } from '#kit/db/test-database.ts'
import { newId } from '#kit/id.ts'
import { allPermissions } from '#modules/company/accounts/permissions.ts'
import { aBrowser, type TestBrowser } from '#modules/company/sign-in/cast/browser.ts'
import { aShop, type Shop } from '#modules/sales/cast/shop.ts'
import { createOrder } from '#modules/sales/orders/contract.ts'
import { aCompany, someoneWith } from './people.ts'

// A company that was closed: everybody stands elsewhere, and who chooses it again reads all of it and writes nothing.
let app: FastifyInstance
let db: Database
let shop: Shop
let elsewhere: string
let orderId: string
let owner: TestBrowser

const at = async (companyId: string, companies?: readonly string[]) =>
  aBrowser(app, { jar: await someoneWith(db, companyId, allPermissions, companies) })
const choose = (person: TestBrowser, companyId: string) => person.post('/api/account/company', { companyId })
const standing = async (person: TestBrowser) =>
  (await person.get('/api/me')).body['user'] as { companyId: string | null }

async function change(act: 'nonaktif' | 'aktif', person: TestBrowser) {
  const { rows } = await db.pool.query<{ version: number }>('select version from company where id = $1', [
    shop.house.companyId,
  ])
  return person.post(`/api/perusahaan/${shop.house.companyId}/${act}`, {
    version: rows[0]?.version,
    ...(act === 'nonaktif' && { reason: 'Digabung' }),
  })
}

beforeAll(async () => {
  db = await testDatabase()
  app = await buildServer({ db, appUrl: 'http://localhost:3000', logLevel: 'silent' })
  shop = await aShop(db)
  elsewhere = await aCompany(db, 'PTBUKA')
  await db.pool.query('update company set is_default = (id = $1)', [elsewhere])
  const itemId = await shop.goods({ qty: '50', value: 500_000n })
  const lines = [{ itemId, qty: '2', price: '50000' }]
  orderId = (await shop.do(createOrder, { customerId: shop.customerId, date: '2026-11-03', confirm: true, lines })).id
  owner = await at(shop.house.companyId)
  expect((await change('nonaktif', owner)).status).toBe(200)
})

test('moves everybody to another company of theirs, and stands behind those that work', async () => {
  expect(await standing(owner)).toMatchObject({ companyId: elsewhere })
  const { companies } = (await owner.get('/api/me')).body as unknown as {
    companies: { id: string; isActive: boolean }[]
  }
  expect(companies.map(({ id, isActive }) => [id, isActive])).toEqual([
    [elsewhere, true],
    [shop.house.companyId, false],
  ])
})

test('chosen again, shows its orders, their paper, its lists and their exports', async () => {
  expect((await choose(owner, shop.house.companyId)).body.message).toContain('hanya dibaca')
  expect(await standing(owner)).toMatchObject({ companyId: shop.house.companyId })
  const { body: list } = await owner.get('/api/order')
  expect(list['rows']).toHaveLength(1)
  const looked = [
    `/api/order/${orderId}`,
    `/api/cetak/penawaran/${orderId}`,
    '/api/order/ekspor?format=csv',
    '/api/order/awal',
    '/api/pembelian-barang/awal',
    '/api/stock',
    '/api/pelanggan',
    '/api/jurnal',
    '/api/dashboard/angka',
  ]
  const answers = await Promise.all(looked.map(async (path) => [path, (await owner.get(path)).status]))
  expect(answers).toEqual(looked.map((path) => [path, 200]))
})

test('offers no act that would be refused; what is held stays told', async () => {
  const { body } = await owner.get('/api/me')
  expect(body['user']).toMatchObject({ isClosed: true })
  expect(body['permissions']).toContain('update order')
  const order = (await owner.get(`/api/order/${orderId}`)).body as unknown as {
    order?: { can: string[] }
    can?: string[]
  }
  expect(order.can ?? order.order?.can).toEqual([])
  expect((await owner.get('/api/dashboard/tugas')).body).toMatchObject({ tasks: [], groups: [], failed: [] })
  // Roles hold in every company: whom one may change there is told as ever.
  await at(elsewhere, [elsewhere])
  const people = (await owner.get('/api/users')).body as unknown as { mayChange: boolean }[]
  expect(people.some(({ mayChange }) => mayChange)).toBe(true)
})

test('keeps nothing from who looks', async () => {
  const closed: string[] = []
  for (const { endpoint } of allRoutes) {
    if (endpoint.method !== 'GET') continue
    const { body } = await owner.get(endpoint.path.replaceAll(/:[A-Za-z]+/g, () => newId()))
    if (body.code === 'company.closed') closed.push(endpoint.path)
  }
  expect(closed).toEqual([])
})

test('refuses every door that writes in it, and says how it is opened again', async () => {
  const open: string[] = []
  for (const { endpoint } of allRoutes) {
    const { method, path, permission, inClosed } = endpoint
    if (method === 'GET' || permission === 'public' || inClosed) continue
    const url = path.replaceAll(/:[A-Za-z]+/g, () => newId())
    const { status, body } = await owner.ask(method as 'POST', url, {})
    if (status !== 422 || body.code !== 'company.closed') open.push(`${method} ${path} answered ${status}`)
  }
  expect(open).toEqual([])
  for (const path of ['/api/order', '/api/pembayaran', `/api/order/${orderId}/surat-jalan`, '/api/stock']) {
    const { body } = await owner.post(path)
    expect(body).toMatchObject({ code: 'company.closed', message: expect.stringContaining('/perusahaan') })
  }
})

/** What may be written there: what is one's own, what holds in all companies, what is printed or taken along. */
const MAY = [
  /^\/api\/account\//,
  /^\/api\/(preferences|pemberitahuan|users|roles|invitations)/,
  /^\/api\/coba\/selesai$/,
  /^\/api\/perusahaan\/:id\/aktif$/,
  /\/dicetak$/,
  /\/ekspor$/,
  /^\/api\/templat\/:kind\/pratinjau$/,
  /^\/api\/ekspor-semua$/,
]

test('lets through only what is one’s own, holds everywhere, is printed or exported', async () => {
  const marked = allRoutes.map(({ endpoint }) => endpoint).filter(({ inClosed }) => inClosed)
  expect(marked.map(({ path }) => path).filter((path) => !MAY.some((one) => one.test(path)))).toEqual([])
  expect((await owner.post(`/api/cetak/penawaran/${orderId}/dicetak`)).status).toBe(200)
  expect((await owner.ask('PUT', '/api/account/profile', { name: 'Siti', phone: null })).status).toBe(200)
  expect((await owner.post('/api/pemberitahuan/semua-dibaca')).status).toBe(200)
})

test('is nobody’s beginning: the next sign-in keeps the company one worked in last', async () => {
  expect((await choose(owner, elsewhere)).status).toBe(200)
  expect((await choose(owner, shop.house.companyId)).status).toBe(200)
  const { rows } = await db.pool.query(
    `select u.default_company_id as id from app_user u join session s on s.user_id = u.id where s.company_id = $1`,
    [shop.house.companyId],
  )
  expect(rows).toEqual([{ id: elsewhere }])
})

test('is no company at all for who may not see it, and the only one of who has no other', async () => {
  const stranger = await at(elsewhere, [elsewhere])
  expect((await choose(stranger, shop.house.companyId)).body.code).toBe('company.not-yours')
  const left = await at(shop.house.companyId, [shop.house.companyId])
  expect((await left.get(`/api/order/${orderId}`)).status).toBe(200)
  expect((await left.post('/api/order')).body.code).toBe('company.closed')
})

test('opens again from within, and writes again at once', async () => {
  expect(await standing(owner)).toMatchObject({ companyId: shop.house.companyId })
  expect((await change('aktif', owner)).status).toBe(200)
  expect((await owner.ask('PUT', '/api/order/pengaturan', {})).body.code).not.toBe('company.closed')
  expect((await owner.get('/api/me')).body['companies']).toContainEqual(
    expect.objectContaining({ id: shop.house.companyId, isActive: true }),
  )
})

test('put away with the example data, is out of reach, closed or not', async () => {
  expect((await change('nonaktif', owner)).status).toBe(200)
  await choose(owner, shop.house.companyId)
  await db.pool.query('update company set archived_at = now() where id = $1', [shop.house.companyId])
  expect(await standing(owner)).toMatchObject({ companyId: null })
  expect((await choose(owner, shop.house.companyId)).body.code).toBe('company.not-yours')
})
