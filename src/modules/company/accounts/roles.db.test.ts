import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { aStaffedHouse, type StaffedHouse } from '#modules/company/accounts/cast/house.ts'
import { allPermissions } from '#modules/company/accounts/permissions.ts'

// Roles and their rights (modules 2.17); each test makes roles of its own name.
let house: StaffedHouse

beforeAll(async () => {
  house = await aStaffedHouse()
})
beforeEach(() => house.rest())

const make = (name: string, permissions: readonly string[]) =>
  house.siti.post('/api/roles', { name, description: '', permissions })

describe('a role', () => {
  test('is made once under its name, however that is written, and of rights there are', async () => {
    expect((await make('Kurir', ['view order'])).status).toBe(200)
    expect((await make('kurir', [])).body.code).toBe('role.taken')
    expect((await make('Aneh', ['hack order'])).status).toBe(422)
  })

  test('holds no more than its maker', async () => {
    const cheat = { name: 'Curang', permissions: ['view gaji'] }
    const refused = await house.admin.post('/api/roles', cheat)
    expect(refused.body).toMatchObject({ code: 'role.above-own' })
    expect(refused.body.message).toContain('tidak Anda miliki: Lihat Gaji & upah.')
  })

  test('is changed while somebody works with it, holds from their next request, and the change is on record', async () => {
    const id = String((await make('Sopir', ['view order'])).body['id'])
    const sopir = await house.hire('sopir@x.id', 'Sopir')
    const rights = async () => (await sopir.get('/api/me')).body['permissions']
    expect(await rights()).toEqual(['view dashboard', 'view account-setting', 'view order'])
    const wider = { name: 'Sopir', description: 'Mengantar barang.', permissions: ['update order'] }
    expect((await house.siti.ask('PUT', `/api/roles/${id}`, { version: 1, ...wider })).body['version']).toBe(2)
    expect(await rights()).toContain('update order')
    const listed = (await house.siti.get('/api/roles')).body as unknown as { id: string; changedBy: string | null }[]
    expect(listed.find((role) => role.id === id)?.changedBy).toBe('Siti Nurhaliza')
    // As it came with the installation, nobody changed it.
    expect(listed.some(({ changedBy }) => changedBy === null)).toBe(true)
    // Whoever read it before that is told.
    expect((await house.siti.ask('PUT', `/api/roles/${id}`, { version: 1, ...wider })).status).toBe(409)
    const [told] = await house.run(
      `select user_name, changes from history where subject = 'role' and act = 'edit' and subject_id = '${id}'`,
    )
    expect(told).toMatchObject({ user_name: 'Siti Nurhaliza', changes: { description: ['', 'Mengantar barang.'] } })
  })
})

test('the log goes on saying which role it was after the role is gone, and leaves papers and their numbers out', async () => {
  const id = String((await make('Sementara', ['view order'])).body['id'])
  const wider = { name: 'Sementara', description: '', permissions: ['update order'] }
  await house.siti.ask('PUT', `/api/roles/${id}`, { version: 1, ...wider })
  await house.siti.ask('DELETE', `/api/roles/${id}`)
  await house.run(`insert into history (id, company_id, subject, subject_id, user_id, user_name, via, act, changes)
    select '019a0000-0000-7000-8000-0000000000aa', company_id, 'setting', company_id, user_id, user_name, 'web', 'edit', '{}'
    from history where subject_id = '${id}' limit 1`)
  const log = (await house.siti.get('/api/permissions/log')).body as unknown as { act: string; about: string }[]
  expect(log.slice(0, 3).map(({ act, about }) => [act, about])).toEqual([
    ['remove', 'Sementara'],
    ['edit', 'Sementara'],
    ['add', 'Sementara'],
  ])
})

test('the owner’s role holds everything and cannot be changed', async () => {
  const roles = (await house.siti.get('/api/roles')).body as unknown as {
    id: string
    isOwner: boolean
    version: number
    permissions: string[]
  }[]
  expect(roles[0]).toMatchObject({ isOwner: true, permissions: allPermissions })
  const change = { version: roles[0]?.version, name: 'Pemilik', permissions: [] }
  expect((await house.siti.ask('PUT', `/api/roles/${roles[0]?.id}`, change)).body.code).toBe('role.owner-fixed')
})

describe('one’s own role', () => {
  const rights = ['update permissions', 'create permissions', 'view order']
  const change = async (browser: StaffedHouse['siti'], name: string, permissions: readonly string[]) => {
    const [row] = await house.run(`select id, version from role where name = '${name}'`)
    return browser.ask('PUT', `/api/roles/${row?.['id']}`, { version: row?.['version'], name, permissions })
  }

  test('keeps what would take it back; another right goes, and somebody else may take all', async () => {
    await make('Penjaga', rights)
    const penjaga = await house.hire('penjaga@x.id', 'Penjaga')
    for (const left of [['view permissions', 'view order'], ['view order']]) {
      const refused = await change(penjaga, 'Penjaga', left)
      expect(refused.body.code).toBe('role.own-standing')
      expect(refused.body.message).toContain('Ubah Permissions')
    }
    expect((await change(penjaga, 'Penjaga', ['update permissions'])).status).toBe(200)
    expect((await change(house.siti, 'Penjaga', [])).status).toBe(200)
  })

  test('goes where another role of theirs gives it too', async () => {
    await make('Kepala', rights)
    await make('Wakil', rights)
    const both = await house.hire('kepala@x.id', 'Kepala')
    await house.run(`insert into user_role (user_id, role_id)
      select u.id, r.id from app_user u, role r where u.email = 'kepala@x.id' and r.name = 'Wakil'`)
    expect((await change(both, 'Kepala', [])).status).toBe(200)
    expect((await change(both, 'Wakil', [])).body.code).toBe('role.own-standing')
  })
})
