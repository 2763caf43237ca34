import { expect, test } from 'vitest'
import { buildServer } from '#app/server.ts'
import { aBrowser } from '#modules/company/sign-in/cast/browser.ts'
import { aHouse, anOwner, codeIn, PASSWORD, tokenIn } from '#modules/company/sign-in/cast/house.ts'

test('the most talkative log holds no password, code, session, CSRF token or mailed link (security.md E10)', async () => {
  const house = await aHouse()
  await anOwner(house)
  const lines: string[] = []
  const app = await buildServer({
    db: house.db,
    appUrl: 'http://localhost:3000',
    logLevel: 'trace',
    logTo: { write: (line) => void lines.push(line) },
  })
  const email = 'siti@wirabangun.co.id'
  const browser = await aBrowser(app)
  await browser.post('/api/login', { email, password: `${PASSWORD} salah` })
  await browser.post('/api/login', { email, password: PASSWORD })
  const code = codeIn((await house.mails()).at(-1))
  const before = [...browser.jar.values()]
  expect((await browser.post('/api/verify-otp', { email, code })).status).toBe(200)
  await browser.post('/api/forget-password', { email })
  const token = tokenIn((await house.mails()).at(-1))
  expect((await browser.get(`/api/reset-links/${token}`)).status).toBe(200)
  await browser.get(`/reset-password/${token}/`)
  await browser.get('/api/pelanggan?q=Bu%20Rahasia')
  await browser.post('/api/update-password', { token, password: 'kata sandi baru 1945' })

  const said = lines.join('\n')
  expect(said).toContain('/api/reset-links/…')
  expect([PASSWORD, code, token, 'kata sandi baru', 'Rahasia'].filter((secret) => said.includes(secret))).toEqual([])
  const cookies = [...before, ...browser.jar.values()].filter((value) => value.length >= 16)
  expect(cookies.length).toBeGreaterThan(2)
  expect(cookies.filter((value) => said.includes(value))).toEqual([])
  await app.close()
})
