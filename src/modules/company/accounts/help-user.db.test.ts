import { beforeAll, describe, expect, test } from 'vitest'
import { createUser } from '#modules/company/accounts/create-user.ts'
import type { TestBrowser } from '#modules/company/sign-in/cast/browser.ts'
import { aHouse, anOwner, PASSWORD, type TestHouse } from '#modules/company/sign-in/cast/house.ts'

const owner = 'siti@wirabangun.co.id'
const cashier = 'kasir@x.id'
let house: TestHouse
let siti: TestBrowser
let admin: TestBrowser

const person = (email: string, role: string) => ({ email, name: 'Rina Wulandari', role, password: PASSWORD })

beforeAll(async () => {
  house = await aHouse()
  await anOwner(house)
  await house.db.withTx((tx) => createUser(tx, person('admin@x.id', 'Admin Sistem')))
  await house.db.withTx((tx) => createUser(tx, person(cashier, 'Kasir Proyek')))
  siti = await house.signedIn(owner)
  admin = await house.signedIn('admin@x.id')
})

async function idOf(email: string): Promise<string> {
  const [row] = await house.run(`select id from app_user where email = '${email}'`)
  return String(row?.['id'])
}

async function roleId(name: string): Promise<string> {
  const [row] = await house.run(`select id from role where name = '${name}'`)
  return String(row?.['id'])
}

describe('helping others', () => {
  test('a reset link goes to their address, sessions end, and the log tells both', async () => {
    const kasir = await house.signedIn(cashier)
    const id = await idOf(cashier)
    expect((await kasir.post(`/api/users/${id}/reset-password`, {})).status).toBe(403)
    expect((await siti.post(`/api/users/${id}/reset-password`, {})).status).toBe(200)
    expect((await siti.ask('DELETE', `/api/users/${id}/sessions`)).status).toBe(200)
    expect((await kasir.get('/api/me')).status).toBe(401)
    const log = (await siti.get('/api/permissions/log')).body as unknown as { act: string; about: string }[]
    expect(log.slice(0, 2).map((line) => [line.act, line.about])).toEqual([
      ['end-sessions', 'Rina Wulandari'],
      ['reset-password', 'Rina Wulandari'],
    ])
  })

  test('nobody helps somebody who stands above them', async () => {
    const id = await idOf(owner)
    expect((await admin.post(`/api/users/${id}/reset-password`, {})).body.code).toBe('role.above-own')
    expect((await admin.ask('DELETE', `/api/users/${id}/sessions`)).body.code).toBe('role.above-own')
    expect((await siti.get('/api/me')).status).toBe(200)
  })

  test('a role goes when nobody holds it', async () => {
    const made = await siti.post('/api/roles', { name: 'Magang', permissions: ['view order'] })
    const id = String(made.body['id'])
    await siti.post('/api/invitations', { email: 'magang@x.id', roleId: id })
    expect((await siti.ask('DELETE', `/api/roles/${id}`)).body).toMatchObject({ code: 'role.in-use' })
    await house.run(`update invitation set revoked_at = now() where role_id = '${id}'`)
    expect((await siti.ask('DELETE', `/api/roles/${id}`)).status).toBe(200)
    expect((await siti.get('/api/invitations')).status).toBe(200)
    expect((await siti.ask('DELETE', `/api/roles/${await roleId('Pemilik')}`)).body.code).toBe('role.owner-fixed')
    expect((await siti.ask('DELETE', `/api/roles/${await roleId('Gudang')}`)).status).toBe(200)
  })
})
