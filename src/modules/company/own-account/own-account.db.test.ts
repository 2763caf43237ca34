import { beforeAll, beforeEach, expect, test } from 'vitest'
import { aBrowser, type TestBrowser } from '#modules/company/sign-in/cast/browser.ts'
import { aHouse, anOwner, codeIn, PASSWORD, type TestHouse } from '#modules/company/sign-in/cast/house.ts'

const siti = 'siti@wirabangun.co.id'
const baru = 'siti.nurhaliza@wirabangun.co.id'
let house: TestHouse
let browser: TestBrowser

beforeAll(async () => {
  house = await aHouse()
  await anOwner(house)
})

beforeEach(async () => {
  await house.run('delete from rate_limit')
  await house.run(`update app_user set email = '${siti}' where name = 'Siti Nurhaliza'`)
  browser = await house.signedIn(siti)
  await house.mails()
})

const ask = (email: string, password = PASSWORD) => browser.post('/api/account/email', { email, password })
const confirm = (code: string) => browser.post('/api/account/email/confirm', { code })

test('another email needs the password, and shows at the new address that it is read', async () => {
  expect((await ask(baru, 'salah sama sekali')).body.code).toBe('password.current-wrong')
  expect((await ask(siti)).body.code).toBe('email.same')
  const elsewhere = await house.signedIn(siti)
  await house.mails()

  expect((await ask(baru)).status).toBe(200)
  const mails = await house.mails()
  expect(mails.map(({ to, subject }) => [to, subject]).toSorted()).toEqual(
    [
      [baru, 'Kode ganti email Mandor'],
      [siti, 'Permintaan ganti email Mandor'],
    ].toSorted(),
  )
  expect((await browser.get('/api/me')).body).toMatchObject({ user: { email: siti } })

  const done = await confirm(codeIn(mails.find(({ to }) => to === baru)))
  expect(done).toMatchObject({ status: 200, body: { email: baru } })
  expect((await browser.get('/api/me')).body).toMatchObject({ user: { email: baru } })
  expect((await elsewhere.get('/api/me')).status).toBe(401)
  expect((await house.mails()).map(({ to, subject }) => [to, subject])).toEqual([
    [siti, 'Email akun Mandor Anda diganti'],
  ])
  const [line] = await house.run(`select changes from history where act = 'change-email'`)
  expect(line?.['changes']).toEqual({ email: [siti, baru] })
  const fresh = await aBrowser(house.app)
  expect((await fresh.post('/api/login', { email: siti, password: PASSWORD })).body.code).toBe('login.wrong')
})

test('five wrong codes, another browser or ten minutes end it', async () => {
  await ask(baru)
  const code = codeIn((await house.mails()).find(({ to }) => to === baru))
  const other = await house.signedIn(siti)
  expect((await other.post('/api/account/email/confirm', { code })).body.code).toBe('email.no-code')
  for (let n = 0; n < 5; n += 1) await confirm('000000')
  expect((await confirm(code)).body.code).toBe('email.no-code')

  await ask(baru)
  const second = codeIn((await house.mails()).find(({ to }) => to === baru))
  await house.run(`update email_change set expires_at = now() - interval '1 second'`)
  expect((await confirm(second)).body.code).toBe('email.no-code')
})

test('an address that has an account answers alike, and no code is right', async () => {
  await house.run(`insert into app_user (id, name, email, status) values
    ('019a0000-0000-7000-8000-000000000001', 'Budi', 'budi@contoh.co.id', 'active') on conflict do nothing`)
  expect((await ask('budi@contoh.co.id')).body.message).toBe('Kode dikirim ke budi@contoh.co.id.')
  const mails = await house.mails()
  const told = mails.find(({ to }) => to === 'budi@contoh.co.id')
  expect(told?.subject).toBe('Alamat email Anda diminta akun lain di Mandor')
  expect(told?.text).toContain('memindahkan akunnya')
  expect(told?.text).not.toContain('mendaftar')
  expect((await confirm('123456')).body.code).toBe('otp.wrong')
})

test('codes are not mailed without end', async () => {
  for (let n = 0; n < 5; n += 1) expect((await ask(`siti${n}@wirabangun.co.id`)).status).toBe(200)
  expect((await ask(baru)).status).toBe(429)
})

test('a trusted browser skips the code for thirty days, is listed, and may be forgotten', async () => {
  await house.run(`insert into setting (company_id, key, value) values (null, 'sign-in.otp', '"perangkat baru"')`)
  const own = await aBrowser(house.app)
  await own.post('/api/login', { email: siti, password: PASSWORD })
  const code = codeIn((await house.mails()).findLast(({ to }) => to === siti))
  await own.post('/api/verify-otp', { email: siti, code, trust: true })

  const again = await aBrowser(house.app, { jar: own.jar })
  await again.post('/api/logout')
  const trusted = await aBrowser(house.app)
  trusted.jar.set('mandor_device', own.jar.get('mandor_device') ?? '')
  expect((await trusted.post('/api/login', { email: siti, password: PASSWORD })).body).toHaveProperty('token')

  const [device] = (await trusted.get('/api/account/trusted-devices')).body as unknown as {
    id: string
    device: string
  }[]
  expect(device?.device).toBe('Chrome di Windows')
  const foreign = await trusted.ask('DELETE', '/api/account/trusted-devices/019a0000-0000-7000-8000-000000000009')
  expect(foreign.status).toBe(404)
  expect((await trusted.ask('DELETE', `/api/account/trusted-devices/${device?.id}`)).status).toBe(200)
  expect((await trusted.get('/api/account/trusted-devices')).body).toEqual([])
  await trusted.post('/api/logout')
  expect((await trusted.post('/api/login', { email: siti, password: PASSWORD })).body).not.toHaveProperty('token')
  await house.run(`delete from setting where key = 'sign-in.otp'`)
})
