import type * as Argon2Library from '@node-rs/argon2'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { countAttempt } from '#kit/access/rate-limit.ts'
import { changeSetting } from '#modules/company/accounts/setting-store.ts'
import { aBrowser } from '#modules/company/sign-in/cast/browser.ts'
import { CODES_ANYWHERE } from '#modules/company/sign-in/limits.ts'
import { aHouse, anOwner, codeIn, PASSWORD, tokenIn, type TestHouse } from '#modules/company/sign-in/cast/house.ts'

// What compares passwords is read anew, over the library that tells, and again when it is over.
vi.hoisted(() => vi.resetModules())
afterAll(() => {
  vi.doUnmock('@node-rs/argon2')
  vi.resetModules()
})

const email = 'siti@wirabangun.co.id'
let house: TestHouse

type Argon2 = typeof Argon2Library

/** The price of every comparison made: kind, version and costs of the hash it was held against. */
const compared: string[] = []
vi.mock('@node-rs/argon2', async (original) => {
  const library = await original<Argon2>()
  const verify: typeof library.verify = (stored, ...rest) => {
    compared.push(String(stored).split('$').slice(1, 4).join(' '))
    return library.verify(stored, ...rest)
  }
  return { ...library, verify }
})

beforeAll(async () => {
  house = await aHouse()
  await anOwner(house)
})
beforeEach(async () => {
  await house.run('delete from rate_limit')
  await house.run('delete from sign_in_event')
})

async function pending(ip = '10.0.0.1') {
  const browser = await aBrowser(house.app, { ip })
  await browser.post('/api/login', { email, password: PASSWORD })
  return { browser, code: codeIn((await house.mails()).at(-1)) }
}

const wrong = (code: string, by = 1) => String((Number(code) + by) % 1_000_000).padStart(6, '0')

describe('guessing the code (decision 9)', () => {
  test('200 guesses at once, the right one among them: at most five are compared', async () => {
    const { browser, code } = await pending()
    const guesses = Array.from({ length: 200 }, (_, n) => (n === 150 ? code : wrong(code, n + 1)))
    const answers = await Promise.all(
      guesses.map(async (guess, n) => {
        const hand = await aBrowser(house.app, { ip: `10.1.${n}.1`, jar: browser.jar })
        return hand.post('/api/verify-otp', { email, code: guess })
      }),
    )
    const compared = answers.filter((answer) => answer.body.code === 'otp.wrong' || answer.status === 200)
    const [events] = await house.run("select count(*)::int as n from sign_in_event where outcome = 'wrong-code'")
    expect(compared.length).toBeLessThanOrEqual(5)
    expect(Number(events?.['n'])).toBeLessThanOrEqual(5)
    expect(answers.every((answer) => [200, 422].includes(answer.status))).toBe(true)
  })

  test('after five wrong tries the right code is refused too', async () => {
    const { browser, code } = await pending()
    for (let n = 1; n <= 5; n += 1) await browser.post('/api/verify-otp', { email, code: wrong(code, n) })
    expect((await browser.post('/api/verify-otp', { email, code })).body.code).toBe('otp.used-up')
  })

  test('ten wrong guesses a day per account, over all codes and browsers: then 429', async () => {
    for (let round = 0; round < 2; round += 1) {
      const { browser, code } = await pending(`10.2.0.${round}`)
      for (let n = 1; n <= 5; n += 1) await browser.post('/api/verify-otp', { email, code: wrong(code, n) })
    }
    const { browser, code } = await pending('10.2.0.9')
    const answer = await browser.post('/api/verify-otp', { email, code })
    expect(answer.status).toBe(429)
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(3600)
  })

  test('many wrong codes over all accounts: whoever guards the accounts is mailed, once a day', async () => {
    const earlier = Array.from({ length: CODES_ANYWHERE.most - 1 }, () =>
      countAttempt(house.db.read, CODES_ANYWHERE, 'all'),
    )
    await Promise.all(earlier)
    const { browser, code } = await pending()
    const alarms = async () => (await house.mails()).filter(({ subject }) => subject.startsWith('Banyak kode')).length
    const seen: number[] = []
    for (let n = 1; n <= 3; n += 1) {
      await browser.post('/api/verify-otp', { email, code: wrong(code, n) })
      seen.push(await alarms())
    }
    expect(seen).toEqual([0, 1, 0])
  })

  test('right codes are not counted: whoever signs in often is not locked out', async () => {
    for (let n = 0; n < 12; n += 1) {
      const { browser, code } = await pending()
      expect((await browser.post('/api/verify-otp', { email, code })).status).toBe(200)
    }
  })

  test('the right code of another person pending in that browser is wrong for this email', async () => {
    const { browser, code } = await pending()
    expect((await browser.post('/api/verify-otp', { email: 'lain@x.id', code })).body.code).toBe('otp.wrong')
  })
})

describe('guessing the password', () => {
  test('five wrong ones per email, then 429 with Retry-After, from whatever address', async () => {
    for (let n = 0; n < 5; n += 1) {
      const browser = await aBrowser(house.app, { ip: `10.3.0.${n}` })
      const answer = await browser.post('/api/login', { email, password: 'bukan ini' })
      expect(answer).toMatchObject({ status: 422, body: { message: 'Email atau kata sandi salah.' } })
    }
    const browser = await aBrowser(house.app, { ip: '10.3.1.1' })
    const answer = await browser.post('/api/login', { email: ' SITI@WiraBangun.co.id ', password: PASSWORD })
    expect(answer.status).toBe(429)
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0)
  })

  test('thirty wrong ones per address, whatever the email', async () => {
    const browser = await aBrowser(house.app, { ip: '10.4.0.1' })
    const statuses: number[] = []
    for (let n = 0; n < 31; n += 1) {
      statuses.push((await browser.post('/api/login', { email: `x${n}@y.id`, password: 'bukan ini' })).status)
    }
    expect(statuses.slice(0, 30).every((status) => status === 422)).toBe(true)
    expect(statuses[30]).toBe(429)
  })

  test('a known and an unknown email are answered with the same bytes, status and work', async () => {
    const work = { known: new Set<string>(), unknown: new Set<string>() }
    const bodies = new Set<string>()
    for (let n = 0; n < 12; n += 1) {
      const kind = n % 2 === 0 ? 'known' : 'unknown'
      if (n % 4 === 0) await house.run('delete from rate_limit')
      const browser = await aBrowser(house.app, { ip: `10.5.0.${n}` })
      compared.length = 0
      const answer = await browser.post('/api/login', {
        email: kind === 'known' ? email : `hantu${n}@wirabangun.co.id`,
        password: 'bukan ini',
      })
      work[kind].add(compared.join(' '))
      bodies.add(`${answer.status} ${JSON.stringify(answer.body)}`)
    }
    expect(bodies.size).toBe(1)
    // One comparison of the same price each, whose hash takes almost all of the time.
    expect([...work.known]).toEqual(['argon2id v=19 m=19456,t=2,p=1'])
    expect(work.unknown).toEqual(work.known)
  })
})

describe('strangers keep nobody out', () => {
  const guess = async (ip: string, times = 5) => {
    const statuses: number[] = []
    for (let n = 0; n < times; n += 1) {
      const browser = await aBrowser(house.app, { ip: `${ip}.${n}` })
      statuses.push((await browser.post('/api/login', { email, password: 'bukan ini' })).status)
    }
    return statuses
  }
  const signsIn = async (browser: Awaited<ReturnType<typeof aBrowser>>) => {
    const { status } = await browser.post('/api/login', { email, password: PASSWORD })
    return status === 200
      ? (await browser.post('/api/verify-otp', { email, code: codeIn((await house.mails()).at(-1)) })).status
      : status
  }

  test('a browser in which the person signed in has its own allowance, wherever it is', async () => {
    const own = await aBrowser(house.app, { ip: '10.7.0.1' })
    expect(await signsIn(own)).toBe(200)
    expect(await guess('10.8.0', 6)).toEqual([422, 422, 422, 422, 422, 429])
    const elsewhere = await aBrowser(house.app, { ip: '10.9.0.1', jar: own.jar })
    expect(await signsIn(elsewhere)).toBe(200)
    // It is no free pass: the sixth wrong one is refused there, too.
    const tries: number[] = []
    for (let n = 0; n < 6; n += 1)
      tries.push((await elsewhere.post('/api/login', { email, password: 'bukan ini' })).status)
    expect(tries).toEqual([422, 422, 422, 422, 422, 429])
  })

  test('nor does a crowd behind the same address', async () => {
    const own = await aBrowser(house.app, { ip: '10.7.0.2' })
    expect(await signsIn(own)).toBe(200)
    const crowd = await aBrowser(house.app, { ip: '10.7.0.2' })
    for (let n = 0; n < 31; n += 1) await crowd.post('/api/login', { email: `x${n}@y.id`, password: 'bukan ini' })
    expect(await signsIn(await aBrowser(house.app, { ip: '10.7.0.2' }))).toBe(429)
    expect(await signsIn(await aBrowser(house.app, { ip: '10.7.0.2', jar: own.jar }))).toBe(200)
  })

  test('an address from which they signed in has its own, with whatever browser', async () => {
    expect(await signsIn(await aBrowser(house.app, { ip: '10.7.0.3' }))).toBe(200)
    expect((await guess('10.8.1', 6)).at(-1)).toBe(429)
    expect(await signsIn(await aBrowser(house.app, { ip: '10.7.0.3' }))).toBe(200)
  })

  test('a mark that somebody made up, or that another person left, is none', async () => {
    const own = await aBrowser(house.app, { ip: '10.7.0.4' })
    await signsIn(own)
    expect((await guess('10.8.2', 6)).at(-1)).toBe(429)
    const mark = own.jar.get('mandor_known') ?? ''
    for (const forged of ['', 'a.b', '~~~', `x${mark}`, mark.slice(0, -2), `${mark.split('.')[0]}.${'A'.repeat(43)}`]) {
      const browser = await aBrowser(house.app, { ip: '10.9.1.1' })
      browser.jar.set('mandor_known', forged)
      expect((await browser.post('/api/login', { email, password: PASSWORD })).status, forged).toBe(429)
    }
  })

  test('on a new phone in a new place the mailed link lets the person in, while the guessing goes on', async () => {
    expect((await guess('10.8.3', 6)).at(-1)).toBe(429)
    const phone = await aBrowser(house.app, { ip: '10.9.2.1' })
    const shut = await phone.post('/api/login', { email, password: PASSWORD })
    expect(shut).toMatchObject({ status: 429, body: { message: expect.stringContaining('Lupa kata sandi') } })
    await phone.post('/api/forget-password', { email })
    const link = (await house.mails()).map(tokenIn).find((token) => token !== '')
    expect((await phone.post('/api/update-password', { token: link, password: PASSWORD })).status).toBe(200)
    expect(await signsIn(phone)).toBe(200)
  })

  test('wrong codes of who has the password use up nothing of the browser that is known', async () => {
    const own = await aBrowser(house.app, { ip: '10.7.0.5' })
    await signsIn(own)
    for (let round = 0; round < 2; round += 1) {
      const { browser, code } = await pending(`10.9.3.${round}`)
      for (let n = 1; n <= 5; n += 1) await browser.post('/api/verify-otp', { email, code: wrong(code, n) })
    }
    const stranger = await pending('10.9.3.9')
    expect((await stranger.browser.post('/api/verify-otp', { email, code: stranger.code })).status).toBe(429)
    expect(await signsIn(own)).toBe(200)
  })
})

describe('the setting of the code (decision 9)', () => {
  const set = (value: 'selalu' | 'perangkat baru' | 'mati') => changeSetting(house.db.read, 'sign-in.otp', value, null)

  test("'mati': email and password are enough", async () => {
    await set('mati')
    const browser = await aBrowser(house.app)
    const answer = await browser.post('/api/login', { email, password: PASSWORD })
    expect(answer.body['user']).toMatchObject({ email })
    expect((await browser.get('/api/me')).status).toBe(200)
    await set('selalu')
  })

  test("'perangkat baru': a trusted browser needs no code for 30 days, another one does", async () => {
    await set('perangkat baru')
    const { browser, code } = await pending()
    await browser.post('/api/verify-otp', { email, code, trust: true })
    await browser.post('/api/logout')
    await browser.get('/sanctum/csrf-cookie')
    expect((await browser.post('/api/login', { email, password: PASSWORD })).body['user']).toMatchObject({ email })

    await house.run("update trusted_device set expires_at = now() - interval '1 second'")
    await browser.post('/api/logout')
    await browser.get('/sanctum/csrf-cookie')
    expect((await browser.post('/api/login', { email, password: PASSWORD })).body.message).toContain('Kode OTP')
    const foreign = await aBrowser(house.app)
    expect((await foreign.post('/api/login', { email, password: PASSWORD })).body.message).toContain('Kode OTP')
    await set('selalu')
  })

  test("'selalu': trust asked for is not given", async () => {
    const { browser, code } = await pending()
    await browser.post('/api/verify-otp', { email, code, trust: true })
    expect(browser.jar.has('mandor_device')).toBe(false)
  })
})

test('a sign-in from a browser never used before is told by mail', async () => {
  const first = await pending()
  await first.browser.post('/api/verify-otp', { email, code: first.code })
  expect((await house.mails()).map((mail) => mail.subject)).toEqual([])

  const phone = await aBrowser(house.app, { userAgent: 'Mozilla/5.0 (Linux; Android 15) Chrome/140.0 Mobile' })
  await phone.post('/api/login', { email, password: PASSWORD })
  await phone.post('/api/verify-otp', { email, code: codeIn((await house.mails()).at(-1)) })
  const [notice] = await house.mails()
  expect(notice).toMatchObject({ subject: 'Masuk dari perangkat baru', to: email })
  expect(notice?.text).toContain('Perangkat: Chrome di Android')
})

describe('codes by mail (decision 25)', () => {
  test('thirty a day for one account, from whatever browser; then 429 until tomorrow, and nothing more is mailed', async () => {
    const before = (await house.mails()).length
    const statuses: number[] = []
    let last: Awaited<ReturnType<Awaited<ReturnType<typeof aBrowser>>['post']>> | undefined
    for (let n = 0; n < 31; n += 1) {
      const browser = await aBrowser(house.app, { ip: `10.6.0.${n}` })
      last = await browser.post('/api/login', { email, password: PASSWORD })
      statuses.push(last.status)
    }
    expect(statuses).toEqual([...Array.from({ length: 30 }, () => 200), 429])
    expect(Number(last?.headers['retry-after'])).toBeGreaterThan(23 * 3600)
    expect((await house.mails()).length - before).toBe(30)
  })
})
