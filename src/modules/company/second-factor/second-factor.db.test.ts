import { beforeAll, beforeEach, expect, test } from 'vitest'
import { now } from '#kit/clock.ts'
import { createUser } from '#modules/company/accounts/create-user.ts'
import { codeOf, stepAt } from '#modules/company/second-factor/totp.ts'
import { aBrowser, type TestBrowser } from '#modules/company/sign-in/cast/browser.ts'
import { aHouse, anOwner, codeIn, PASSWORD, type TestHouse } from '#modules/company/sign-in/cast/house.ts'
import { CODE_FROM_APP, CODE_SENT } from '#modules/company/sign-in/contract.ts'

const siti = 'siti@wirabangun.co.id'
const at = '/api/account/second-factor'
const role = { name: 'Penjaga malam', permissions: ['view order'] }
let house: TestHouse
let browser: TestBrowser
let secret: Buffer
let codes: string[]

beforeAll(async () => {
  house = await aHouse()
  await anOwner(house)
})

beforeEach(async () => {
  await house.run('delete from second_factor')
  await house.run('delete from recovery_code')
  await house.run('delete from rate_limit')
  browser = await house.signedIn(siti)
  const begun = await browser.post(at, { password: PASSWORD })
  secret = bytesOf(String(begun.body['secret']))
  const on = await browser.post(`${at}/on`, { code: code() })
  codes = on.body['recoveryCodes'] as string[]
  await house.mails()
})

/** The code of now, or of a later step. */
function code(later = 0): string {
  return codeOf(secret, stepAt(now()) + BigInt(later))
}

/** Lets the phone go on to its next code, and the ten minutes pass. */
async function later(): Promise<void> {
  await house.run('update second_factor set last_step = null')
  await house.run('update session set second_factor_at = null')
}

async function logIn(): Promise<TestBrowser> {
  const fresh = await aBrowser(house.app)
  const answer = await fresh.post('/api/login', { email: siti, password: PASSWORD })
  expect(answer.body).toEqual({ message: CODE_FROM_APP })
  return fresh
}

test('it needs the password to begin, and a right code to count', async () => {
  await house.run('delete from second_factor')
  expect((await browser.post(at, { password: 'bukan ini 71' })).body.code).toBe('password.current-wrong')
  const begun = await browser.post(at, { password: PASSWORD })
  expect(begun.body['url']).toContain(`secret=${String(begun.body['secret'])}&issuer=Mandor`)
  secret = bytesOf(String(begun.body['secret']))

  expect((await browser.post(`${at}/on`, { code: code(7) })).body.code).toBe('second-factor.wrong')
  expect((await browser.get(at)).body).toMatchObject({ isOn: false })
  expect((await browser.post(`${at}/on`, { code: code() })).status).toBe(200)
  expect((await browser.get(at)).body).toMatchObject({ isOn: true, codesLeft: 10 })
  expect((await browser.post(at, { password: PASSWORD })).body.code).toBe('second-factor.is-on')
  expect((await house.mails()).map((mail) => mail.subject)).toEqual(['Verifikasi dua langkah aktif'])
})

test('neither the secret nor a recovery code lies readable in the database', async () => {
  const [row] = await house.run(`select encode(secret, 'hex') as secret from second_factor`)
  expect(row?.['secret']).not.toContain(secret.toString('hex'))
  const rows = await house.run('select * from recovery_code')
  expect(rows).toHaveLength(10)
  for (const text of codes) expect(JSON.stringify(rows)).not.toContain(text)
})

test('signing in asks the app in place of the mail', async () => {
  await later()
  const fresh = await logIn()
  expect((await house.mails()).filter((mail) => mail.subject === 'Kode masuk Mandor')).toEqual([])
  expect((await fresh.post('/api/verify-otp', { email: siti, code: '000000' })).body).toMatchObject({
    code: 'otp.wrong',
    message: expect.not.stringContaining('email'),
  })
  const entered = await fresh.post('/api/verify-otp', { email: siti, code: code() })
  expect(entered).toMatchObject({ status: 200, body: { user: { email: siti } } })
  expect((await fresh.post('/api/resend-otp', { email: siti })).body.message).toBe(CODE_SENT)
})

test('a code is good once: the same half minute opens no second door', async () => {
  await later()
  const typed = code()
  const first = await logIn()
  expect((await first.post('/api/verify-otp', { email: siti, code: typed })).status).toBe(200)
  const second = await logIn()
  expect((await second.post('/api/verify-otp', { email: siti, code: typed })).body.code).toBe('second-factor.replayed')
  expect((await second.post('/api/verify-otp', { email: siti, code: code(-1) })).body.code).toBe(
    'second-factor.replayed',
  )
  expect((await second.post('/api/verify-otp', { email: siti, code: code(1) })).status).toBe(200)
})

test('ten codes at once: one passes', async () => {
  await later()
  const typed = code()
  const doors = await Promise.all(Array.from({ length: 4 }, () => browser.post(`${at}/given`, { code: typed })))
  expect(doors.filter(({ status }) => status === 200)).toHaveLength(1)
})

test('a recovery code opens once, and is told by mail', async () => {
  const fresh = await logIn()
  const typed = codes[3]?.toLowerCase().replaceAll('-', '') ?? ''
  expect((await fresh.post('/api/verify-otp', { email: siti, code: typed })).status).toBe(200)
  expect((await house.mails()).map((mail) => mail.subject)).toContain('Kode cadangan dipakai')
  const again = await logIn()
  expect((await again.post('/api/verify-otp', { email: siti, code: typed })).body.code).toBe('otp.wrong')
  expect((await fresh.get(at)).body).toMatchObject({ codesLeft: 9 })
})

test('a recovery code read from paper may be typed with spaces', async () => {
  const fresh = await logIn()
  const typed = ` ${codes[5]?.toLowerCase().replaceAll('-', ' ')} `
  expect((await fresh.post('/api/verify-otp', { email: siti, code: typed })).status).toBe(200)
})

test('guessing ends after five tries, and after ten for the day', async () => {
  const fresh = await logIn()
  for (let n = 0; n < 5; n += 1) await fresh.post('/api/verify-otp', { email: siti, code: '000000' })
  // No mail brings another one: the sentence names the way that is left.
  expect((await fresh.post('/api/verify-otp', { email: siti, code: code(1) })).body).toMatchObject({
    code: 'otp.used-up',
    message: 'Kode sudah lima kali salah. Masuk lagi dengan email dan kata sandi Anda.',
  })
  // Whoever is inside has tries of their own: guesses at the door take none of them.
  for (let n = 0; n < 10; n += 1) await browser.post(`${at}/given`, { code: '000000' })
  expect((await browser.post(`${at}/given`, { code: code(1) })).status).toBe(429)
})

test('a sensitive act asks again, and goes through for ten minutes once it is given', async () => {
  await later()
  const asked = await browser.post('/api/roles', role)
  expect(asked).toMatchObject({ status: 403, body: { code: 'second-factor.asked' } })
  expect(await house.run(`select 1 from role where name = '${role.name}'`)).toEqual([])

  expect((await browser.post(`${at}/given`, { code: code() })).status).toBe(200)
  expect((await browser.post('/api/roles', role)).status).toBe(200)
  await house.run(`update session set second_factor_at = now() - interval '11 minutes'`)
  expect((await browser.post('/api/roles', { ...role, name: 'Lain' })).status).toBe(403)
  await house.run('delete from second_factor')
  expect((await browser.post('/api/roles', { ...role, name: 'Lain' })).status).toBe(200)
})

test('a call of the wrong shape is refused before anything is asked', async () => {
  await later()
  expect((await browser.post('/api/roles', {})).status).toBe(422)
})

test('the accounts money goes to ask as well, other facts of a company do not', async () => {
  await later()
  const company = (await browser.get('/api/me')).body['companies'] as { id: string }[]
  const path = `/api/perusahaan/${company[0]?.id}`
  const { version } = (await browser.get(path)).body as unknown as { version: number }
  expect((await browser.ask('PATCH' as 'PUT', path, { version, city: 'Bandung' })).status).toBe(200)
  const bankAccounts = [{ bank: 'BCA', accountNo: '0954128800', holder: 'PT Wira Bangun Persada' }]
  const asked = await browser.ask('PATCH' as 'PUT', path, { version: version + 1, bankAccounts })
  expect(asked.body.code).toBe('second-factor.asked')
  await browser.post(`${at}/given`, { code: code() })
  expect((await browser.ask('PATCH' as 'PUT', path, { version: version + 1, bankAccounts })).status).toBe(200)
  await later()
  const same = await browser.ask('PATCH' as 'PUT', path, { version: version + 2, bankAccounts, city: 'Bogor' })
  expect(same.status).toBe(200)
})

test('turning it off needs a code of its own, and forgets everything', async () => {
  expect((await browser.post(`${at}/off`, { code: '000000' })).body.code).toBe('second-factor.wrong')
  await later()
  expect((await browser.post(`${at}/off`, { code: code() })).status).toBe(200)
  expect(await house.run('select 1 from second_factor union all select 1 from recovery_code')).toEqual([])
  const fresh = await aBrowser(house.app)
  expect((await fresh.post('/api/login', { email: siti, password: PASSWORD })).body).toEqual({ message: CODE_SENT })
  const mails = await house.mails()
  expect(codeIn(mails.at(-1))).toMatch(/^\d{6}$/)
})

test('new recovery codes kill the earlier ones', async () => {
  await later()
  const renewed = await browser.post(`${at}/recovery`, { code: code() })
  expect(renewed.body['recoveryCodes']).toHaveLength(10)
  expect((await browser.post(`${at}/given`, { code: codes[0] })).body.code).toBe('second-factor.wrong')
})

test('an admin turns it off for somebody who lost the phone: with their own code, in the log, and with word to the person', async () => {
  const email = 'hilang@x.id'
  const person = { email, name: 'Budi Hilang', role: 'Kasir Proyek', password: PASSWORD }
  await house.db.withTx((tx) => createUser(tx, person))
  const budi = await house.signedIn(email)
  const [row] = await house.run(`select id from app_user where email = '${email}'`)
  const id = String(row?.['id'])
  const off = (who: TestBrowser, of = id) => who.post(`/api/users/${of}/second-factor/off`, { reason: 'Ponsel hilang' })
  const has = async () => {
    const users = (await browser.get('/api/users')).body as unknown as { id: string; hasSecondFactor: boolean }[]
    return users.find((each) => each.id === id)?.hasSecondFactor
  }
  await house.run(`insert into second_factor (user_id, secret, confirmed_at) values ('${id}', 'x', now())`)
  expect(await has()).toBe(true)

  await later()
  expect((await off(browser)).body.code).toBe('second-factor.asked')
  await browser.post(`${at}/given`, { code: code() })
  await house.mails()
  expect((await off(browser)).status).toBe(200)
  expect(await has()).toBe(false)
  expect((await budi.get('/api/me')).status).toBe(401)
  expect((await house.mails()).map((mail) => mail.subject)).toEqual(['Verifikasi dua langkah dimatikan admin'])
  const told = await house.run(
    `select title from notice where user_id = '${id}' and kind = 'security' order by id desc`,
  )
  expect(told[0]?.['title']).toContain('Verifikasi dua langkah akun Anda dimatikan oleh')
  const log = (await browser.get('/api/permissions/log')).body as unknown as { act: string; reason: string }[]
  expect(log[0]).toMatchObject({ act: 'second-factor-taken', reason: 'Ponsel hilang' })
  expect((await off(browser)).body.code).toBe('second-factor.is-off')
})

test('nobody turns off their own that way, nor that of somebody above them, nor without the right', async () => {
  const [row] = await house.run(`select id from app_user where email = '${siti}'`)
  const id = String(row?.['id'])
  const off = (who: TestBrowser) => who.post(`/api/users/${id}/second-factor/off`, { reason: 'Ponsel hilang' })
  expect((await off(browser)).body.code).toBe('user.self')
  for (const [email, role, refused] of [
    ['bawah@x.id', 'Admin Sistem', { status: 422, code: 'role.above-own' }],
    ['tanpa@x.id', 'Kasir Proyek', { status: 403, code: undefined }],
  ] as const) {
    await house.db.withTx((tx) => createUser(tx, { email, name: email, role, password: PASSWORD }))
    const answer = await off(await house.signedIn(email))
    expect([answer.status, answer.body.code]).toEqual([refused.status, refused.code])
  }
  expect((await browser.get(at)).body).toMatchObject({ isOn: true })
})

function bytesOf(base32: string): Buffer {
  const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'
  const bits = [...base32].map((letter) => alphabet.indexOf(letter).toString(2).padStart(5, '0')).join('')
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)))
}
