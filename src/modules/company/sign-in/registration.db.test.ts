import { beforeAll, describe, expect, test } from 'vitest'
import { changeSetting } from '#modules/company/accounts/setting-store.ts'
import { aBrowser, type TestBrowser } from '#modules/company/sign-in/cast/browser.ts'
import { aHouse, anOwner, codeIn, PASSWORD, tokenIn, type TestHouse } from '#modules/company/sign-in/cast/house.ts'

const owner = 'siti@wirabangun.co.id'
let house: TestHouse
let guest: TestBrowser

beforeAll(async () => {
  house = await aHouse()
  await anOwner(house)
  guest = await aBrowser(house.app)
})

const person = (email: string, change: object = {}) => ({
  name: 'Budi Santoso',
  companyName: 'CV Karya Abadi',
  email,
  password: PASSWORD,
  ...change,
})

async function signIn(email: string, password = PASSWORD): Promise<TestBrowser> {
  const browser = await aBrowser(house.app, { ip: '10.7.0.1' })
  await browser.post('/api/login', { email, password })
  const code = codeIn((await house.mails()).findLast((mail) => mail.to === email))
  await browser.post('/api/verify-otp', { email, code })
  return browser
}

describe('spec §7 POST /register and decision 10', () => {
  test('a wrong shape is answered 422 with texts at the fields, in Indonesian', async () => {
    const answer = await guest.post(
      '/api/register',
      person('bukan email', { name: '', password: 'pendek', isAdmin: true }),
    )
    expect(answer.status).toBe(422)
    expect(answer.body['errors']).toEqual({
      email: ['Tulis alamat email lengkap, misalnya nama@perusahaan.co.id.'],
      name: ['Isi nama lengkap.'],
      password: ['Kata sandi minimal 8 karakter.'],
      isAdmin: ['Isian ini tidak dikenal.'],
    })
  })

  test('a later registration ends, after verification, in menunggu persetujuan: its own account and nothing else', async () => {
    await guest.post('/api/register', person('budi@karya.id', { phone: '0812-3456-7890' }))
    const [mail] = await house.mails()
    expect(mail?.subject).toBe('Verifikasi email Anda di Mandor')
    const verified = await guest.post('/api/verify-email', { token: tokenIn(mail) })
    expect(verified.body).toMatchObject({ isPending: true })
    const [notice] = await house.mails()
    expect(notice).toMatchObject({ to: owner, subject: 'Pendaftar baru: Budi Santoso' })
    // Letter and bell lead to where people are approved, not to the roles beside it.
    expect(notice?.text).toContain('/permissions?bagian=pengguna')
    expect(await house.run(`select href from notice where subject = 'registration'`)).toEqual([
      { href: '/permissions?bagian=pengguna' },
    ])

    const browser = await signIn('budi@karya.id')
    const me = await browser.get('/api/me')
    expect(me.body['user']).toMatchObject({ isPending: true, companyId: null })
    expect(me.body['permissions']).toEqual(['view dashboard', 'view account-setting'])
    expect(me.body['companies']).toEqual([])
    expect((await browser.get('/api/users')).status).toBe(403)
    expect(
      (await browser.post('/api/account/company', { companyId: '0199a1b2-0000-7000-8000-000000000000' })).status,
    ).toBe(422)
  })

  test('an administrator gives a role, and it holds from the next request', async () => {
    const admin = await signIn(owner)
    const waiting = await signIn('budi@karya.id')
    const users = (await admin.get('/api/users')).body as unknown as { id: string; email: string; version: number }[]
    const roles = (await admin.get('/api/roles')).body as unknown as { id: string; name: string }[]
    // Who approves sees what the newcomer said of themselves.
    expect(users[0]).toMatchObject({ email: 'budi@karya.id', registeredFor: 'CV Karya Abadi', phone: '+6281234567890' })
    const role = roles.find((one) => one.name === 'Gudang')
    const given = {
      status: 'active',
      roleIds: [role?.id],
      scope: { companies: null, warehouses: null, projects: null },
    }
    const answer = await admin.ask('PUT', `/api/users/${users[0]?.id}`, { version: users[0]?.version, ...given })
    expect(answer).toMatchObject({ status: 200, body: { message: expect.stringContaining('disetujui.') } })
    expect((await waiting.get('/api/me')).body['permissions']).toContain('update stock')
    expect((await house.mails())[0]).toMatchObject({ to: 'budi@karya.id', subject: 'Akun Mandor Anda disetujui' })

    const stale = await admin.ask('PUT', `/api/users/${users[0]?.id}`, { version: users[0]?.version, ...given })
    expect(stale.status).toBe(409)
  })

  test('a disabled person is out at the next request', async () => {
    const admin = await signIn(owner)
    const gone = await signIn('budi@karya.id')
    const users = (await admin.get('/api/users')).body as unknown as { id: string; email: string; version: number }[]
    const budi = users.find((user) => user.email === 'budi@karya.id')
    const scope = { companies: null, warehouses: null, projects: null }
    await admin.ask('PUT', `/api/users/${budi?.id}`, { version: budi?.version, status: 'disabled', roleIds: [], scope })
    expect((await gone.get('/api/me')).status).toBe(401)
    expect((await gone.post('/api/login', { email: 'budi@karya.id', password: PASSWORD })).status).toBe(419)
    const again = await aBrowser(house.app)
    expect((await again.post('/api/login', { email: 'budi@karya.id', password: PASSWORD })).body.code).toBe(
      'login.closed',
    )
  })

  test('a known email gets the same answer, and only its mailbox learns of it', async () => {
    const [unknown, known] = [
      await guest.post('/api/register', person('baru@karya.id')),
      await guest.post('/api/register', person(owner)),
    ]
    expect([known.status, known.body]).toEqual([unknown.status, unknown.body])
    const mails = await house.mails()
    expect(mails.map((mail) => [mail.to, mail.subject])).toEqual([
      ['baru@karya.id', 'Verifikasi email Anda di Mandor'],
      [owner, 'Anda sudah punya akun Mandor'],
    ])
  })

  test('registration can be closed', async () => {
    await changeSetting(house.db.read, 'sign-in.registration', false, null)
    expect((await guest.post('/api/register', person('telat@karya.id'))).body.code).toBe('registration.closed')
    expect((await guest.get('/api/sign-in-options')).body['mayRegister']).toBe(false)
    await changeSetting(house.db.read, 'sign-in.registration', true, null)
  })
})

describe('spec §7 POST /verify-email and /resend-verification-email', () => {
  test('a link works once, bears being opened twice, and dies with its successor', async () => {
    await guest.post('/api/register', person('dewi@karya.id'))
    const first = tokenIn((await house.mails())[0])
    expect((await guest.post('/api/resend-verification-email', { email: 'dewi@karya.id' })).status).toBe(200)
    const second = tokenIn((await house.mails())[0])
    expect((await guest.post('/api/verify-email', { token: first })).body.code).toBe('link.expired')
    expect((await guest.post('/api/verify-email', { token: second })).status).toBe(200)
    expect((await guest.post('/api/verify-email', { token: second })).status).toBe(200)
    expect((await guest.post('/api/verify-email', { token: 'x'.repeat(43) })).body.code).toBe('link.expired')
  })

  test('asking again for an unknown email says the same and sends nothing; within a minute it is 429', async () => {
    await house.mails()
    const known = await guest.post('/api/resend-verification-email', { email: 'baru@karya.id' })
    await house.mails()
    const unknown = await guest.post('/api/resend-verification-email', { email: 'hantu@karya.id' })
    expect([unknown.status, unknown.body]).toEqual([known.status, known.body])
    expect(await house.mails()).toEqual([])
    for (const email of ['baru@karya.id', 'hantu@karya.id']) {
      expect((await guest.post('/api/resend-verification-email', { email })).status).toBe(429)
    }
  })
})

describe('spec §7 POST /forget-password and /update-password', () => {
  test('known and unknown are answered alike; only the known one gets a mail', async () => {
    const known = await guest.post('/api/forget-password', { email: owner })
    const mails = await house.mails()
    const unknown = await guest.post('/api/forget-password', { email: 'hantu@karya.id' })
    expect([unknown.status, unknown.body]).toEqual([known.status, known.body])
    expect(known.body.message).toBe('Jika email terdaftar, tautan sudah dikirim. Periksa juga folder spam.')
    expect(mails).toHaveLength(1)
    expect(mails[0]?.text).toContain('{APP_URL}/reset-password/')
    expect(await house.mails()).toEqual([])
  })

  test('the reset sets the new password, ends every session and trusted browser, and tells the person', async () => {
    const browser = await signIn(owner)
    await house.run('delete from rate_limit')
    await guest.post('/api/forget-password', { email: owner })
    const token = tokenIn((await house.mails()).at(-1))
    const password = 'pintu kayu jati 1987'
    // Looking whether the link works does not use it up.
    for (const _ of [1, 2]) expect((await guest.get(`/api/reset-links/${token}`)).status).toBe(200)
    expect((await guest.post('/api/update-password', { token, password })).status).toBe(200)
    expect((await guest.get(`/api/reset-links/${token}`)).body.code).toBe('link.expired')
    expect((await browser.get('/api/me')).status).toBe(401)
    expect((await house.mails()).map((mail) => mail.subject)).toEqual(['Kata sandi Mandor Anda diganti'])
    expect((await guest.post('/api/update-password', { token, password })).body.code).toBe('link.expired')
    expect((await guest.post('/api/login', { email: owner, password: PASSWORD })).status).toBe(422)
    expect((await guest.post('/api/login', { email: owner, password })).status).toBe(200)
    await house.mails()
    await house.run(
      `update app_user set password_hash = (select password_hash from app_user where email = 'dewi@karya.id') where email = '${owner}'`,
    )
  })

  test('a reset link is old after an hour', async () => {
    await house.run('delete from rate_limit')
    await guest.post('/api/forget-password', { email: owner })
    const token = tokenIn((await house.mails()).at(-1))
    await house.run("update email_token set expires_at = now() - interval '1 second'")
    expect((await guest.get(`/api/reset-links/${token}`)).body.code).toBe('link.expired')
    expect((await guest.post('/api/update-password', { token, password: PASSWORD })).body.code).toBe('link.expired')
    const verification = 'a'.repeat(43)
    expect((await guest.get(`/api/reset-links/${verification}`)).body.code).toBe('link.expired')
    expect((await guest.get('/api/reset-links/salah')).status).toBe(404)
  })
})

describe('one’s own account', () => {
  test('the password is changed with the old one; other browsers have to sign in again', async () => {
    const [here, there] = [await signIn(owner), await signIn(owner)]
    const password = 'sendok garpu piring 55'
    const refused = await here.post('/api/account/password', { current: 'salah', password })
    expect(refused.body).toMatchObject({
      code: 'password.current-wrong',
      errors: { current: ['Kata sandi Anda salah.'] },
    })
    expect((await here.post('/api/account/password', { current: PASSWORD, password })).status).toBe(200)
    expect((await here.get('/api/me')).status).toBe(200)
    expect((await there.get('/api/me')).status).toBe(401)
    await here.post('/api/account/password', { current: password, password: PASSWORD })
    await house.mails()
  })

  test('name and phone are one’s own to change', async () => {
    const browser = await signIn(owner)
    expect(
      (await browser.ask('PUT', '/api/account/profile', { name: 'Siti N.', phone: '0812-3456-7890' })).status,
    ).toBe(200)
    const me = await browser.get('/api/me')
    expect(me.body['user']).toMatchObject({ name: 'Siti N.' })
    expect(me.body['phone']).toBe('+6281234567890')
  })

  test('another company of one’s own is chosen for this session and the next; a foreign one is refused', async () => {
    const browser = await signIn(owner)
    const second = '0199a1b2-0000-7000-8000-0000000000aa'
    await house.run(`insert into company (id, name, short_code) values ('${second}', 'Karya Dua', 'KD')`)
    expect((await browser.post('/api/account/company', { companyId: second })).status).toBe(200)
    expect((await browser.get('/api/me')).body['user']).toMatchObject({ companyId: second })
    expect(((await (await signIn(owner)).get('/api/me')).body['user'] as { companyId: string }).companyId).toBe(second)
    const foreign = await browser.post('/api/account/company', { companyId: '0199a1b2-0000-7000-8000-0000000000bb' })
    expect(foreign.body.code).toBe('company.not-yours')
  })
})
