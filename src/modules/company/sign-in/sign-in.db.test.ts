import { beforeAll, describe, expect, test } from 'vitest'
import { aBrowser } from '#modules/company/sign-in/cast/browser.ts'
import { aHouse, anOwner, codeIn, PASSWORD, type TestHouse } from '#modules/company/sign-in/cast/house.ts'

const email = 'siti@wirabangun.co.id'
let house: TestHouse

beforeAll(async () => {
  house = await aHouse()
  await anOwner(house)
})

async function pending() {
  const browser = await aBrowser(house.app)
  const answer = await browser.post('/api/login', { email, password: PASSWORD })
  return { browser, answer, code: codeIn((await house.mails()).at(-1)) }
}

const other = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0')

describe('spec §7 POST /login and §4 the code', () => {
  test("right email and password are answered 'Kode OTP telah dikirim ke email anda' and nobody is in yet", async () => {
    const { browser, answer, code } = await pending()
    expect(answer.status).toBe(200)
    expect(answer.body).toEqual({ message: 'Kode OTP telah dikirim ke email anda' })
    expect(code).toMatch(/^\d{6}$/)
    expect((await browser.get('/api/me')).status).toBe(401)
  })

  test('the code lets in: user, token, permissions, and a new session id', async () => {
    const { browser, code } = await pending()
    const before = browser.jar.get('mandor_session')
    const csrf = browser.jar.get('XSRF-TOKEN')
    const answer = await browser.post('/api/verify-otp', { email, code })
    expect(answer.status).toBe(200)
    expect(answer.body['user']).toMatchObject({ email, name: 'Siti Nurhaliza', isPending: false })
    expect(answer.body['permissions']).toContain('view dashboard')
    expect(answer.body['permissions']).toContain('update permissions')
    expect(browser.jar.get('mandor_session')).not.toBe(before)
    expect(browser.jar.get('XSRF-TOKEN')).not.toBe(csrf)
    const me = await browser.get('/api/me')
    expect(me.body['companies']).toMatchObject([{ name: 'Wira Bangun Persada', shortCode: 'WBP' }])

    browser.jar.set('mandor_session', before ?? '')
    expect((await browser.get('/api/me')).status).toBe(401)
  })

  test('the session cookie is mandor_session: HttpOnly, SameSite Strict, and only its hash is stored', async () => {
    const answer = await house.app.inject({ method: 'GET', url: '/sanctum/csrf-cookie' })
    const cookie = answer.cookies.find((one) => one.name === 'mandor_session')
    expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Strict', path: '/' })
    const [row] = await house.run('select token_hash from session order by created_at desc limit 1')
    expect(Buffer.from(row?.['token_hash'] as Buffer).toString('utf8')).not.toContain(cookie?.value)
  })

  test('a code works once', async () => {
    const { browser, code } = await pending()
    await browser.post('/api/verify-otp', { email, code })
    const again = await browser.post('/api/verify-otp', { email, code })
    expect(again).toMatchObject({ status: 422, body: { code: 'otp.none' } })
  })

  test('a code stolen by another browser is worth nothing there', async () => {
    const { browser, code } = await pending()
    const thief = await aBrowser(house.app, { ip: '10.6.6.6' })
    expect((await thief.post('/api/verify-otp', { email, code })).body.code).toBe('otp.none')
    expect((await browser.post('/api/verify-otp', { email, code })).status).toBe(200)
  })

  test('a newer code of the same account kills the earlier one', async () => {
    const first = await pending()
    const second = await pending()
    expect((await first.browser.post('/api/verify-otp', { email, code: first.code })).body.code).toBe('otp.none')
    expect((await second.browser.post('/api/verify-otp', { email, code: second.code })).status).toBe(200)
  })

  test('a wrong code says how many tries are left', async () => {
    const { browser, code } = await pending()
    const answer = await browser.post('/api/verify-otp', { email, code: other(code) })
    expect(answer).toMatchObject({ status: 422, body: { code: 'otp.wrong', facts: { left: 4 } } })
    expect((await browser.post('/api/verify-otp', { email, code })).status).toBe(200)
  })

  test('a code is old after ten minutes', async () => {
    const { browser, code } = await pending()
    await house.run("update login_code set expires_at = now() - interval '1 second'")
    expect((await browser.post('/api/verify-otp', { email, code })).body.code).toBe('otp.expired')
  })

  test('the code lies hashed in the database and leaves no trace in the outbox', async () => {
    const { code } = await pending()
    const rows = await house.run('select * from login_code')
    const mails = await house.run('select * from mail where sent_at is not null')
    expect(JSON.stringify([rows, mails])).not.toContain(code)
  })

  test('another code is sent after 60 seconds, not before', async () => {
    const { browser, code } = await pending()
    const early = await browser.post('/api/resend-otp', { email })
    expect(early.status).toBe(429)
    expect(Number(early.headers['retry-after'])).toBeGreaterThan(50)
    await house.run("update login_code set sent_at = now() - interval '61 seconds'")
    expect((await browser.post('/api/resend-otp', { email })).body.message).toBe('Kode OTP telah dikirim ke email anda')
    const fresh = codeIn((await house.mails()).at(-1))
    expect((await browser.post('/api/verify-otp', { email, code: fresh })).status).toBe(200)
    expect(code).not.toBe('')
  })

  test('resend says the same when nothing is pending or the email is another', async () => {
    const stranger = await aBrowser(house.app)
    const answer = await stranger.post('/api/resend-otp', { email: 'tidak@ada.id' })
    expect(answer).toMatchObject({ status: 200, body: { message: 'Kode OTP telah dikirim ke email anda' } })
    expect(await house.mails()).toEqual([])
  })

  test('logout ends the session on the server', async () => {
    const browser = await house.signedIn(email)
    const kept = new Map(browser.jar)
    expect((await browser.post('/api/logout')).status).toBe(200)
    for (const [name, value] of kept) browser.jar.set(name, value)
    expect((await browser.get('/api/me')).status).toBe(401)
  })
})

describe('spec §4 CSRF: 419', () => {
  test.each([
    ['missing', (jar: Map<string, string>) => jar.delete('XSRF-TOKEN')],
    ['foreign', (jar: Map<string, string>) => jar.set('XSRF-TOKEN', 'x'.repeat(43))],
    ['without a session', (jar: Map<string, string>) => jar.delete('mandor_session')],
  ])('a token that is %s is answered 419; after a refresh the retry passes', async (_name, spoil) => {
    const browser = await aBrowser(house.app)
    spoil(browser.jar)
    expect((await browser.post('/api/login', { email, password: 'salah sekali' })).status).toBe(419)
    await browser.get('/sanctum/csrf-cookie')
    expect((await browser.post('/api/login', { email: 'x@y.id', password: 'salah sekali' })).status).toBe(422)
  })

  test('the token of before sign-in is stale afterwards', async () => {
    const { browser, code } = await pending()
    const old = browser.jar.get('XSRF-TOKEN') ?? ''
    await browser.post('/api/verify-otp', { email, code })
    browser.jar.set('XSRF-TOKEN', old)
    expect((await browser.post('/api/logout')).status).toBe(419)
  })
})

describe('sessions', () => {
  test('an idle session and one past its absolute limit are nobody', async () => {
    for (const column of ['idle_until', 'expires_at']) {
      const browser = await house.signedIn(email)
      expect((await browser.get('/api/me')).status).toBe(200)
      await house.run(`update session set ${column} = now() - interval '1 second' where user_id is not null`)
      expect((await browser.get('/api/me')).status).toBe(401)
    }
  })

  test('using a session keeps it alive, written at most once a minute', async () => {
    const browser = await house.signedIn(email)
    await house.run(
      "update session set last_seen_at = now() - interval '2 minutes', idle_until = now() + interval '1 minute'",
    )
    await browser.get('/api/me')
    const [row] = await house.run(
      "select max(idle_until) > now() + interval '11 hours' as longer, max(last_seen_at)::text as seen from session where user_id is not null",
    )
    expect(row?.['longer']).toBe(true)
    await browser.get('/api/me')
    const [again] = await house.run('select max(last_seen_at)::text as seen from session where user_id is not null')
    expect(again?.['seen']).toBe(row?.['seen'])
  })

  test('the person lists and ends their own sessions, and nobody else does', async () => {
    await house.run('delete from session where user_id is not null')
    const here = await house.signedIn(email)
    const there = await house.signedIn(email)
    const lines = (await here.get('/api/account/sessions')).body as unknown as {
      id: string
      isThis: boolean
      device: string
    }[]
    expect(lines.map((line) => [line.isThis, line.device])).toEqual([
      [true, 'Chrome di Windows'],
      [false, 'Chrome di Windows'],
    ])
    expect((await here.ask('DELETE', `/api/account/sessions/${lines[1]?.id}`)).status).toBe(200)
    expect((await there.get('/api/me')).status).toBe(401)
    expect((await here.ask('DELETE', '/api/account/sessions/0199a1b2-0000-7000-8000-000000000000')).status).toBe(404)
    expect((await here.get('/api/me')).status).toBe(200)
  })
})
