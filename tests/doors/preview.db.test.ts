import type { FastifyInstance } from 'fastify'
import { beforeAll, expect, test } from 'vitest'
import { allRoutes } from '#app/server-routes.ts'
import { buildServer } from '#app/server.ts'
import type { Database } from '#kit/db/database.ts'
import { testDatabase } from '#kit/db/test-database.ts'
import { newId } from '#kit/id.ts'
import { allPermissions } from '#modules/company/accounts/permissions.ts'
import { aBrowser, type TestBrowser } from '#modules/company/sign-in/cast/browser.ts'
import { aCompany, someoneWith } from './people.ts'

// 'Coba sebagai': the real doors through somebody else's role, and not one of them writes.
let app: FastifyInstance
let db: Database
let companyId: string

beforeAll(async () => {
  db = await testDatabase()
  app = await buildServer({ db, appUrl: 'http://localhost:3000', logLevel: 'silent' })
  companyId = await aCompany(db, 'PTCOBA')
})

const admin = async (rights: readonly string[] = allPermissions): Promise<TestBrowser> =>
  aBrowser(app, { jar: await someoneWith(db, companyId, rights) })

async function aRole(permissions: readonly string[]): Promise<string> {
  const id = newId()
  await db.pool.query('insert into role (id, name, permissions) values ($1, $2, $3)', [id, `Peran ${id}`, permissions])
  return id
}

test('shows what the role sees and refuses the rest, until it ends', async () => {
  const person = await admin()
  const role = await aRole(['view order', 'create order'])
  expect((await person.post(`/api/roles/${role}/coba`)).status).toBe(200)
  expect((await person.get('/api/me')).body).toMatchObject({
    preview: { role: `Peran ${role}` },
    permissions: ['view dashboard', 'view account-setting', 'view order', 'create order'],
  })
  expect((await person.get('/api/order')).status).toBe(200)
  expect((await person.get('/api/stock')).status).toBe(403)
  expect((await person.get('/api/roles')).status).toBe(403)
  expect((await person.post('/api/coba/selesai')).status).toBe(200)
  expect((await person.get('/api/stock')).status).toBe(200)
  expect((await person.get('/api/me')).body).toMatchObject({ preview: null })
})

test('writes nothing through any door, whatever the role or the person may do', async () => {
  const person = await admin()
  await person.post(`/api/roles/${await aRole(allPermissions)}/coba`)
  const open: string[] = []
  for (const { endpoint } of allRoutes) {
    const { method, path, permission, inPreview } = endpoint
    if (method === 'GET' || permission === 'public' || inPreview) continue
    const { status, body } = await person.ask(
      method as 'POST',
      path.replaceAll(/:[A-Za-z]+/g, () => newId()),
      {},
    )
    if (status !== 422 || body.code !== 'preview.read-only') open.push(`${method} ${path} answered ${status}`)
  }
  expect(open).toEqual([])
})

test('gives nobody more than their own', async () => {
  const person = await admin(['view permissions', 'view order'])
  await person.post(`/api/roles/${await aRole(allPermissions)}/coba`)
  const { permissions } = (await person.get('/api/me')).body
  expect(permissions).toEqual(['view dashboard', 'view account-setting', 'view order', 'view permissions'])
})

test('narrows the sight to warehouses and to what is one’s own, never widens it', async () => {
  const person = await admin()
  const [mine, other] = [newId(), newId()]
  await db.pool.query(
    `update app_user set scope_warehouses = $1 where id = (select user_id from session order by created_at desc, id desc limit 1)`,
    [[mine]],
  )
  const role = await aRole(allPermissions)
  await person.ask('POST', `/api/roles/${role}/coba`, { warehouses: [mine, other], ownOnly: true })
  const { rows } = await db.pool.query(
    `select preview_warehouses as w, preview_own_only as own from session where preview_role_id = $1`,
    [role],
  )
  expect(rows).toEqual([{ w: [mine, other], own: true }])
  expect((await person.get('/api/stock')).status).toBe(200)
})

test('through a person’s eyes: all their roles, in their companies and warehouses, and who it is stands in view', async () => {
  const person = await admin()
  const [orders, stocks] = [await aRole(['view order']), await aRole(['view stock'])]
  const [id, store] = [newId(), newId()]
  await db.pool.query(
    `insert into app_user (id, name, email, status, scope_companies, scope_warehouses) values ($1, 'Budi', $2, 'active', $3, $4)`,
    [id, `${id}@x.id`, [companyId], [store]],
  )
  await db.pool.query('insert into user_role (user_id, role_id) values ($1, $2), ($1, $3)', [id, orders, stocks])
  expect((await person.post(`/api/users/${id}/coba`)).status).toBe(200)
  const { permissions, preview, companies } = (await person.get('/api/me')).body as unknown as {
    permissions: string[]
    preview: object
    companies: object[]
  }
  expect(permissions).toEqual(['view dashboard', 'view account-setting', 'view order', 'view stock'])
  expect(preview).toMatchObject({ of: 'Budi', companies: 1, warehouses: 1, ownOnly: false })
  expect(companies).toHaveLength(1)
  await person.post('/api/coba/selesai')
  expect((await person.get('/api/me')).body).toMatchObject({ preview: null })

  await db.pool.query('update app_user set scope_companies = $2 where id = $1', [id, [newId()]])
  expect((await person.post(`/api/users/${id}/coba`)).body.code).toBe('preview.other-company')
  await db.pool.query('delete from user_role where user_id = $1', [id])
  expect((await person.post(`/api/users/${id}/coba`)).body.code).toBe('preview.no-roles')
  expect((await (await admin(['view order'])).post(`/api/users/${id}/coba`)).status).toBe(403)
})

test('is for who may see roles, and is told in the log', async () => {
  const role = await aRole(['view order'])
  const nobody = await admin(['view order'])
  expect((await nobody.post(`/api/roles/${role}/coba`)).status).toBe(403)
  const person = await admin()
  expect((await person.post(`/api/roles/${newId()}/coba`)).status).toBe(404)
  await person.post(`/api/roles/${role}/coba`)
  await person.post('/api/coba/selesai')
  const { rows } = await db.pool.query(
    `select act from history where subject = 'role' and subject_id = $1 order by at`,
    [role],
  )
  expect(rows.map(({ act }: { act: string }) => act)).toEqual(['preview', 'end-preview'])
})
