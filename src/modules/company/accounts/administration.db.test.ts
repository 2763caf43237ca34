import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createUser } from '#modules/company/accounts/create-user.ts'
import { allPermissions } from '#modules/company/accounts/permissions.ts'
import { aBrowser, type TestBrowser } from '#modules/company/sign-in/cast/browser.ts'
import { aHouse, anOwner, PASSWORD, tokenIn, type TestHouse } from '#modules/company/sign-in/cast/house.ts'

const owner = 'siti@wirabangun.co.id'
const everywhere = { companies: null, warehouses: null, projects: null, ownOnly: false }
let house: TestHouse
let siti: TestBrowser
let admin: TestBrowser
let guest: TestBrowser

const person = (email: string, role: string) => ({ email, name: 'Rina Wulandari', role, password: PASSWORD })

beforeAll(async () => {
  house = await aHouse()
  await anOwner(house)
  await house.db.withTx((tx) => createUser(tx, person('admin@x.id', 'Admin Sistem')))
  siti = await house.signedIn(owner)
  admin = await house.signedIn('admin@x.id')
  guest = await aBrowser(house.app)
})
beforeEach(async () => {
  await house.mails()
  await house.run('delete from rate_limit')
})

async function roleId(name: string): Promise<string> {
  const [row] = await house.run(`select id from role where name = '${name}'`)
  return String(row?.['id'])
}

async function userNow(email: string): Promise<{ id: string; version: number }> {
  const [row] = await house.run(`select id, version from app_user where email = '${email}'`)
  return row as { id: string; version: number }
}

describe('mandor user:create (decision 22)', () => {
  test('makes an account that is verified and usable at once', async () => {
    await house.db.withTx((tx) => createUser(tx, person(' Kasir@X.id ', 'Kasir Proyek')))
    const browser = await house.signedIn('kasir@x.id')
    const me = await browser.get('/api/me')
    expect(me.body['user']).toMatchObject({ name: 'Rina Wulandari', isPending: false })
    expect(me.body['permissions']).toContain('create laporan-keuangan-proyek')
    expect(me.body['permissions']).not.toContain('view order')
  })

  test.each([
    ['an unknown role', { role: 'Raja' }, 'Peran "Raja" tidak ada.'],
    ['a short password', { password: 'pendek' }, 'Kata sandi minimal 8 karakter.'],
    ['a taken email', { email: owner }, 'sudah punya akun'],
  ])('%s is refused in plain words', async (_name, change, words) => {
    const made = house.db.withTx((tx) => createUser(tx, { ...person('baru@x.id', 'Gudang'), ...change }))
    await expect(made).rejects.toThrow(words)
  })

  test('a common password is refused', async () => {
    const made = house.db.withTx((tx) => createUser(tx, { ...person('baru@x.id', 'Gudang'), password: 'indonesia123' }))
    await expect(made).rejects.toMatchObject({ code: 'password.common' })
  })
})

describe('spec §7 POST /register-from-invite', () => {
  const invited = 'mandor@x.id'

  async function inviteMandor(by = siti, change: object = {}) {
    const answer = await by.post('/api/invitations', {
      email: invited,
      name: 'Pak Joko',
      roleId: await roleId('Mandor'),
      ...change,
    })
    return { answer, token: tokenIn((await house.mails()).at(-1)) }
  }

  test('the invitation fixes email, role, company and scope; the invited person chooses name and password', async () => {
    const project = '0199a1b2-0000-7000-8000-0000000000cc'
    const { answer, token } = await inviteMandor(siti, { scope: { ...everywhere, projects: [project], ownOnly: true } })
    expect(answer.status).toBe(200)
    expect((await guest.get(`/api/invitations/${token}`)).body).toEqual({
      email: invited,
      name: 'Pak Joko',
      role: 'Mandor',
      company: 'PT Wira Bangun Persada',
      invitedBy: 'Siti Nurhaliza',
    })
    const raised = { token, name: 'Joko', password: PASSWORD, roleId: await roleId('Pemilik') }
    expect((await guest.post('/api/register-from-invite', raised)).status).toBe(422)
    expect((await guest.post('/api/register-from-invite', { token, name: 'Joko', password: PASSWORD })).status).toBe(
      200,
    )

    const browser = await house.signedIn(invited)
    const me = await browser.get('/api/me')
    expect(me.body['permissions']).toContain('create absensi')
    expect(me.body['companies']).toMatchObject([{ name: 'Wira Bangun Persada' }])
    const [row] = await house.run(`select scope_projects, own_only from app_user where email = '${invited}'`)
    expect(row).toEqual({ scope_projects: [project], own_only: true })
    await house.run(`delete from app_user where email = '${invited}'`)
    await house.run(`delete from invitation`)
  })

  test('an invitation is used once; used, withdrawn, replaced and old ones look alike', async () => {
    const first = await inviteMandor()
    const second = await inviteMandor()
    const expired = { status: 422, body: { code: 'invitation.expired' } }
    expect(await guest.get(`/api/invitations/${first.token}`)).toMatchObject(expired)

    const lines = (await siti.get('/api/invitations')).body as unknown as { id: string; state: string }[]
    expect(lines.map((line) => line.state)).toEqual(['sent', 'revoked'])
    expect((await siti.ask('DELETE', `/api/invitations/${lines[0]?.id}`)).status).toBe(200)
    expect((await siti.ask('DELETE', `/api/invitations/${lines[0]?.id}`)).status).toBe(404)
    expect(await guest.get(`/api/invitations/${second.token}`)).toMatchObject(expired)

    const third = await inviteMandor()
    await house.run("update invitation set expires_at = now() - interval '1 second'")
    expect(
      await guest.post('/api/register-from-invite', { token: third.token, name: 'J', password: PASSWORD }),
    ).toMatchObject(expired)

    const fourth = await inviteMandor()
    const joko = { token: fourth.token, name: 'Joko', password: PASSWORD }
    const both = await Promise.all([1, 2].map(() => guest.post('/api/register-from-invite', joko)))
    expect(both.map((answer) => answer.status).toSorted((a, b) => a - b)).toEqual([200, 422])
  })

  test('a list is invited at once, each to their own link; who has an account is passed over and named', async () => {
    await house.run('delete from invitation')
    const people = [
      { email: 'Budi@x.id', name: 'Budi' },
      { email: 'wati@x.id' },
      { email: owner },
      { email: 'budi@x.id' },
    ]
    const asked = { people, roleId: await roleId('Mandor') }
    const { status, body } = await siti.post('/api/invitations/banyak', asked)
    expect(status).toBe(200)
    expect(body).toMatchObject({ invited: 2, passedOver: [owner] })
    expect(body.message).toBe(`2 undangan dikirim. ${owner} sudah punya akun, jadi tidak diundang.`)
    const letters = await house.mails()
    const tokens = letters.map((letter) => tokenIn(letter))
    expect(new Set(tokens).size).toBe(2)
    for (const [at, token] of tokens.entries())
      expect((await guest.get(`/api/invitations/${token}`)).body).toMatchObject({
        role: 'Mandor',
        email: at === 0 ? 'budi@x.id' : 'wati@x.id',
      })
    const above = { people: [{ email: 'x@x.id' }], roleId: await roleId('Pemilik') }
    expect((await admin.post('/api/invitations/banyak', above)).body.code).toBe('role.above-own')
    const crowd = Array.from({ length: 51 }, (_, at) => ({ email: `x${at}@x.id` }))
    expect((await siti.post('/api/invitations/banyak', { ...asked, people: crowd })).status).toBe(422)
    expect(await house.mails()).toEqual([])
    await house.run('delete from invitation')
  })

  test('nobody invites to a role above their own, or somebody who has an account', async () => {
    expect((await admin.post('/api/invitations', { email: 'x@x.id', roleId: await roleId('Pemilik') })).body.code).toBe(
      'role.above-own',
    )
    expect(
      (await admin.post('/api/invitations', { email: 'x@x.id', roleId: await roleId('HRD/Payroll') })).body.code,
    ).toBe('role.above-own')
    expect((await siti.post('/api/invitations', { email: owner, roleId: await roleId('Mandor') })).body.code).toBe(
      'user.has-account',
    )
    const kasir = await house.signedIn('kasir@x.id')
    expect((await kasir.post('/api/invitations', { email: 'x@x.id', roleId: await roleId('Mandor') })).status).toBe(403)
  })
})

describe('roles and people (modules 2.17)', () => {
  const owners = async (status: string) => ({
    status,
    roleIds: [await roleId('Pemilik')],
    scope: everywhere,
  })

  test('nobody changes their own standing, or that of somebody above them', async () => {
    const [me, boss] = [await userNow('admin@x.id'), await userNow(owner)]
    const change = { status: 'active', roleIds: [await roleId('Admin Sistem')], scope: everywhere }
    expect((await admin.ask('PUT', `/api/users/${me.id}`, { version: me.version, ...change })).body.code).toBe(
      'user.self',
    )
    expect((await admin.ask('PUT', `/api/users/${boss.id}`, { version: boss.version, ...change })).body.code).toBe(
      'role.above-own',
    )
  })

  test('one active owner always remains, also when two owners dismiss each other at once', async () => {
    await house.db.withTx((tx) => createUser(tx, person('dua@x.id', 'Pemilik')))
    const dua = await house.signedIn('dua@x.id')
    const [first, second] = [await userNow(owner), await userNow('dua@x.id')]
    const disabled = await owners('disabled')
    const answers = await Promise.all([
      siti.ask('PUT', `/api/users/${second.id}`, { version: second.version, ...disabled }),
      dua.ask('PUT', `/api/users/${first.id}`, { version: first.version, ...disabled }),
    ])
    const [left] = await house.run(
      "select count(*)::int as n from app_user join user_role on user_id = app_user.id join role on role.id = role_id where is_owner and status = 'active'",
    )
    expect(Number(left?.['n'])).toBeGreaterThanOrEqual(1)
    expect(answers.some((answer) => answer.status === 200)).toBe(true)
    await house.run("update app_user set status = 'active'")
    await house.run("delete from app_user where email = 'dua@x.id'")
    siti = await house.signedIn(owner)
  })

  test('the last owner cannot be dismissed', async () => {
    await house.db.withTx((tx) => createUser(tx, person('tiga@x.id', 'Pemilik')))
    const tiga = await house.signedIn('tiga@x.id')
    const first = await userNow(owner)
    await house.run("update app_user set status = 'disabled' where email = 'tiga@x.id'")
    await house.run("update app_user set status = 'active' where email = 'tiga@x.id'")
    const gone = await tiga.ask('PUT', `/api/users/${first.id}`, {
      version: first.version,
      ...(await owners('disabled')),
    })
    expect(gone.status).toBe(200)
    const [self] = [await userNow('tiga@x.id')]
    expect(
      (await tiga.ask('PUT', `/api/users/${self.id}`, { version: self.version, ...(await owners('disabled')) })).body
        .code,
    ).toBe('user.self')
    await house.run("update app_user set status = 'active'")
    siti = await house.signedIn(owner)
  })

  test('a role is made and changed within one’s own rights, and holds from the next request', async () => {
    const made = await siti.post('/api/roles', { name: 'Sopir', description: '', permissions: ['view order'] })
    expect(made.status).toBe(200)
    expect((await siti.post('/api/roles', { name: 'sopir', permissions: [] })).body.code).toBe('role.taken')
    expect((await admin.post('/api/roles', { name: 'Curang', permissions: ['view gaji'] })).body.code).toBe(
      'role.above-own',
    )
    expect((await siti.post('/api/roles', { name: 'Aneh', permissions: ['hack order'] })).status).toBe(422)

    await house.db.withTx((tx) => createUser(tx, person('sopir@x.id', 'Sopir')))
    const sopir = await house.signedIn('sopir@x.id')
    expect((await sopir.get('/api/me')).body['permissions']).toEqual([
      'view dashboard',
      'view account-setting',
      'view order',
    ])
    const id = String(made.body['id'])
    const wider = { name: 'Sopir', description: 'Mengantar barang.', permissions: ['update order'] }
    expect((await siti.ask('PUT', `/api/roles/${id}`, { version: 1, ...wider })).body['version']).toBe(2)
    expect((await sopir.get('/api/me')).body['permissions']).toContain('update order')
    expect((await siti.ask('PUT', `/api/roles/${id}`, { version: 1, ...wider })).status).toBe(409)
  })

  test('the owner’s role holds everything and cannot be changed', async () => {
    const roles = (await siti.get('/api/roles')).body as unknown as {
      id: string
      isOwner: boolean
      version: number
      permissions: string[]
    }[]
    expect(roles[0]).toMatchObject({ isOwner: true, permissions: allPermissions })
    const change = { version: roles[0]?.version, name: 'Pemilik', permissions: [] }
    expect((await siti.ask('PUT', `/api/roles/${roles[0]?.id}`, change)).body.code).toBe('role.owner-fixed')
  })
})

describe('the settings of signing in', () => {
  const wanted = { otp: 'perangkat baru', registration: false, idleHours: 8, absoluteDays: 7 }

  test('hold at once, stay on record, and are the business of whoever may change settings', async () => {
    expect((await siti.get('/api/settings/sign-in')).body).toEqual({
      otp: 'selalu',
      registration: true,
      idleHours: 12,
      absoluteDays: 30,
    })
    expect((await siti.ask('PUT', '/api/settings/sign-in', wanted)).status).toBe(200)
    expect((await siti.get('/api/settings/sign-in')).body).toEqual(wanted)
    expect((await guest.get('/api/sign-in-options')).body).toEqual({
      isFirst: false,
      mayRegister: false,
      mayTrust: true,
      isMailMissing: false,
    })
    expect(await house.run('select count(*)::int as n, count(changed_by)::int as by from setting')).toEqual([
      { n: 4, by: 4 },
    ])
    expect((await siti.ask('PUT', '/api/settings/sign-in', { ...wanted, otp: 'kadang' })).status).toBe(422)
    const sopir = await house.signedIn('sopir@x.id')
    expect((await sopir.get('/api/settings/sign-in')).status).toBe(403)
  })

  test('a new session lives as long as they say', async () => {
    await house.signedIn('sopir@x.id')
    const [row] = await house.run(
      "select idle_until < now() + interval '481 minutes' as idle, expires_at < now() + interval '169 hours' as absolute from session order by created_at desc limit 1",
    )
    expect(row).toEqual({ idle: true, absolute: true })
    await house.run('delete from setting')
  })
})

test('who changed roles and people is on record', async () => {
  const [role] = await house.run(
    "select user_name, changes from history where subject = 'role' and act = 'edit' order by at desc limit 1",
  )
  expect(role).toMatchObject({ user_name: 'Siti Nurhaliza', changes: { description: ['', 'Mengantar barang.'] } })
  const [user] = await house.run("select changes from history where subject = 'user' order by at limit 1")
  expect(user?.['changes']).toMatchObject({ status: ['active', 'disabled'] })
})
