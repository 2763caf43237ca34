import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { TestBrowser } from '#modules/company/sign-in/cast/browser.ts'
import { aStaffedHouse, everywhere, type StaffedHouse } from '#modules/company/accounts/cast/house.ts'

// Whoever administers some companies acts on the people of those alone (K11): what they are shown, and what they may do.
let house: StaffedHouse
/** Administers company A. */
let admin: TestBrowser
let A = ''
const B = '019a0000-0000-7000-8000-00000000000b'
const [W1, W2, P1] = ['1', '2', '3'].map((n) => `019a0000-0000-7000-8000-00000000010${n}`) as [string, string, string]

interface Row {
  readonly id: string
  readonly email: string
  readonly mayChange: boolean
}

beforeAll(async () => {
  house = await aStaffedHouse()
  admin = house.admin
  const [own] = await house.run('select id from company')
  A = String(own?.['id'])
  await house.run(`insert into company (id, name, short_code) values ('${B}', 'Baja Makmur', 'BAJA')`)
  for (const name of ['a', 'b', 'keduanya', 'semua', 'gudang']) await house.hire(`${name}@x.id`, 'Gudang')
  await scope('a@x.id', { companies: [A] })
  await scope('b@x.id', { companies: [B] })
  await scope('keduanya@x.id', { companies: [A, B] })
  await scope('gudang@x.id', { companies: [A], warehouses: [W1], projects: [P1], ownOnly: true })
})

beforeEach(async () => {
  await house.rest()
  await scope('admin@x.id', { companies: [A] })
})

type Asked = Partial<Record<'companies' | 'warehouses' | 'projects', readonly string[]>> & { ownOnly?: boolean }

async function scope(email: string, { companies, warehouses, projects, ownOnly = false }: Asked): Promise<void> {
  const list = (ids: readonly string[] | undefined) => (ids ? `'{${ids.join(',')}}'` : 'null')
  await house.run(`update app_user set scope_companies = ${list(companies)}, scope_warehouses = ${list(warehouses)},
    scope_projects = ${list(projects)}, own_only = ${ownOnly} where email = '${email}'`)
}

const rows = async (browser: TestBrowser, path: string) => (await browser.get(path)).body as unknown as Row[]
const idOf = async (email: string) => (await house.userNow(email)).id

describe('the people one is shown are those one may act upon', () => {
  test.each<[string, () => Asked, string[]]>([
    ['of every company', () => ({}), ['a', 'b', 'gudang', 'keduanya', 'semua']],
    ['of company A', () => ({ companies: [A] }), ['a', 'gudang']],
    ['of both companies', () => ({ companies: [A, B] }), ['a', 'b', 'gudang', 'keduanya']],
    ['of one warehouse', () => ({ warehouses: [W1] }), ['gudang']],
    ['of another warehouse', () => ({ warehouses: [W2] }), []],
    ['of one project', () => ({ projects: [P1] }), ['gudang']],
    ['of what is their own', () => ({ ownOnly: true }), ['gudang']],
  ])('an administrator %s', async (_name, own, people) => {
    await scope('admin@x.id', own())
    const listed = (await rows(admin, '/api/users')).filter((person) => person.mayChange).map(({ email }) => email)
    const acted: string[] = []
    for (const name of ['a', 'b', 'gudang', 'keduanya', 'semua']) {
      const answer = await admin.ask('DELETE', `/api/users/${await idOf(`${name}@x.id`)}/sessions`)
      if (answer.status === 200) acted.push(`${name}@x.id`)
      else expect(answer).toMatchObject({ status: 422, body: { code: 'user.out-of-scope' } })
    }
    expect(listed.toSorted()).toEqual(people.map((name) => `${name}@x.id`))
    expect(acted).toEqual(listed.toSorted())
  })

  test('oneself is among them, and the owner only for who works everywhere, untouchable', async () => {
    const shown = async () =>
      (await rows(admin, '/api/users')).filter(({ mayChange }) => !mayChange).map(({ email }) => email)
    expect(await shown()).toEqual(['admin@x.id'])
    await scope('admin@x.id', {})
    expect((await shown()).toSorted()).toEqual(['admin@x.id', 'siti@wirabangun.co.id'])
  })
})

describe('somebody of another company', () => {
  beforeEach(async () => void (await house.signedIn('b@x.id')))

  const acts: readonly (readonly [string, (id: string) => Promise<{ status: number; body: object }>])[] = [
    ['is not taken over', async (id) => admin.ask('PUT', `/api/users/${id}`, await standing('b@x.id', 'active'))],
    ['is not disabled', async (id) => admin.ask('PUT', `/api/users/${id}`, await standing('b@x.id', 'disabled'))],
    ['gets no reset mail', (id) => admin.post(`/api/users/${id}/reset-password`)],
    ['stays signed in', (id) => admin.ask('DELETE', `/api/users/${id}/sessions`)],
    ['keeps the second factor', (id) => admin.post(`/api/users/${id}/second-factor/off`, { reason: 'hilang' })],
    ['stays locked', (id) => admin.ask('DELETE', `/api/users/${id}/kunci`)],
    ['is not looked through', (id) => admin.post(`/api/users/${id}/coba`)],
    ['has a history of sign-ins that is not theirs to read', (id) => admin.get(`/api/users/${id}/riwayat-masuk`)],
  ]

  test.each(acts)('%s', async (_name, act) => {
    const id = await idOf('b@x.id')
    const trace = () =>
      house.run(`select u.*, (select count(*) from session where user_id = u.id)::int as sessions,
        (select count(*) from history where subject_id = u.id)::int as told from app_user u where id = '${id}'`)
    const before = await trace()
    expect(await act(id)).toMatchObject({ status: 422, body: { code: 'user.out-of-scope' } })
    expect(await trace()).toEqual(before)
    expect(await house.mails()).toEqual([])
  })

  test('is in neither list nor log of that administrator, and their own person is in both', async () => {
    for (const email of ['a@x.id', 'b@x.id']) await house.siti.post(`/api/users/${await idOf(email)}/reset-password`)
    const about = async (browser: TestBrowser) => {
      const lines = (await browser.get('/api/permissions/log')).body as unknown as { act: string; id: string }[]
      const shown = lines.filter(({ act }) => act === 'reset-password').map(({ id }) => `'${id}'`)
      const of = await house.run(`select distinct email from history join app_user u on u.id = subject_id
        where history.id in (${shown.join(',')}) order by 1`)
      return of.map((row) => row['email'])
    }
    expect(await about(house.siti)).toEqual(['a@x.id', 'b@x.id'])
    expect(await about(admin)).toEqual(['a@x.id'])
  })

  async function standing(email: string, status: string) {
    const { version } = await house.userNow(email)
    return { version, status, roleIds: [await house.roleId('Gudang')], scope: { ...everywhere, companies: [A] } }
  }
})

test('whoever registered has no scope yet: an administrator of one company takes them in there, and nowhere else', async () => {
  const id = '019a0000-0000-7000-8000-0000000000ca'
  await house.run(`insert into app_user (id, name, email, status) values ('${id}', 'Baru', 'baru@x.id', 'pending')`)
  expect((await rows(admin, '/api/users')).find((person) => person.id === id)).toMatchObject({ mayChange: true })
  const change = { version: 1, status: 'active', roleIds: [await house.roleId('Gudang')] }
  const wide = await admin.ask('PUT', `/api/users/${id}`, { ...change, scope: everywhere })
  expect(wide.body.code).toBe('scope.above-own')
  const taken = await admin.ask('PUT', `/api/users/${id}`, { ...change, scope: { ...everywhere, companies: [A] } })
  expect(taken.body.message).toBe('Baru disetujui.')

  await scope('admin@x.id', { companies: [B] })
  expect((await rows(admin, '/api/users')).map((person) => person.id)).not.toContain(id)
  expect((await admin.ask('DELETE', `/api/users/${id}/sessions`)).body.code).toBe('user.out-of-scope')
})

test('whoever was turned away by who works everywhere is nobody’s newcomer any more', async () => {
  const id = '019a0000-0000-7000-8000-0000000000cb'
  await house.run(`insert into app_user (id, name, email, status) values ('${id}', 'Tolak', 'tolak@x.id', 'rejected')`)
  expect((await rows(admin, '/api/users')).map((person) => person.id)).not.toContain(id)
  const change = { version: 1, status: 'active', roleIds: [await house.roleId('Gudang')] }
  const back = await admin.ask('PUT', `/api/users/${id}`, { ...change, scope: { ...everywhere, companies: [A] } })
  expect(back.body.code).toBe('user.out-of-scope')
})

describe('invitations', () => {
  const invite = async (email: string, companies: readonly string[] | null, role = 'Mandor') => {
    const asked = { email, roleId: await house.roleId(role), scope: { ...everywhere, companies } }
    return String((await house.siti.post('/api/invitations', asked)).body['id'])
  }
  const stateOf = async (email: string) =>
    (await house.run(`select revoked_at is null as open from invitation where email = '${email}'`)).map(
      (row) => row['open'],
    )

  test('into another company are neither shown, sent again, taken back nor replaced', async () => {
    const theirs = await invite('orang-b@x.id', [B])
    const ours = await invite('orang-a@x.id', [A])
    await house.rest()
    const shown = (await rows(admin, '/api/invitations')).map(({ id }) => id)
    expect([shown.includes(theirs), shown.includes(ours)]).toEqual([false, true])

    const refused = { status: 422, body: { code: 'invitation.out-of-scope' } }
    expect(await admin.post(`/api/invitations/${theirs}/kirim-ulang`)).toMatchObject(refused)
    expect(await admin.ask('DELETE', `/api/invitations/${theirs}`)).toMatchObject(refused)
    const standing = { roleId: await house.roleId('Mandor'), scope: { ...everywhere, companies: [A] } }
    expect(await admin.post('/api/invitations', { email: 'orang-b@x.id', ...standing })).toMatchObject(refused)
    const people = [{ email: 'orang-b@x.id' }, { email: 'orang-c@x.id' }]
    expect((await admin.post('/api/invitations/banyak', { people, ...standing })).body.message).toBe(
      '1 undangan dikirim. orang-b@x.id sudah diundang di luar cakupan data Anda, jadi tidak diundang.',
    )
    expect(await stateOf('orang-b@x.id')).toEqual([true])

    expect((await admin.ask('DELETE', `/api/invitations/${ours}`)).status).toBe(200)
    expect(await stateOf('orang-a@x.id')).toEqual([false])
  })

  test('to a role above one’s own are shown, and left alone', async () => {
    const above = await invite('gaji@x.id', [A], 'HRD/Payroll')
    expect((await rows(admin, '/api/invitations')).find(({ id }) => id === above)).toMatchObject({ mayChange: false })
    expect((await admin.ask('DELETE', `/api/invitations/${above}`)).body.code).toBe('role.above-own')
    expect(await stateOf('gaji@x.id')).toEqual([true])
  })
})

test('what holds in every company is for who works in all of them: roles and signing in', async () => {
  const role = await house.roleId('Gudang')
  const change = { name: 'Gudang', permissions: ['view order'] }
  const settings = { version: 0, otp: 'mati', registration: false, idleHours: 8, absoluteDays: 7, logDays: 400 }
  const acts = () =>
    Promise.all([
      admin.post('/api/roles', { name: 'Kurir', permissions: ['view order'] }),
      admin.ask('PUT', `/api/roles/${role}`, { version: 1, ...change }),
      admin.ask('DELETE', `/api/roles/${role}`),
      admin.ask('PUT', '/api/settings/sign-in', settings),
    ])
  expect((await acts()).map(({ body }) => body.code)).toEqual(Array.from({ length: 4 }, () => 'scope.some-companies'))
  expect((await admin.get('/api/settings/sign-in')).body).toMatchObject({ otp: 'selalu', version: 0 })
  expect((await admin.get('/api/me')).body).toMatchObject({ scope: { ...everywhere, companies: [A] } })

  await scope('admin@x.id', {})
  expect((await admin.ask('PUT', '/api/settings/sign-in', settings)).status).toBe(200)
  expect((await admin.post('/api/roles', { name: 'Kurir', permissions: ['view order'] })).status).toBe(200)
})
