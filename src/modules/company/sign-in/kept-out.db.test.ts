import { beforeAll, beforeEach, expect, test } from 'vitest'
import { aStaffedHouse, type StaffedHouse } from '#modules/company/accounts/cast/house.ts'
import type { UserLine } from '#modules/company/accounts/contract.ts'
import { aBrowser } from '#modules/company/sign-in/cast/browser.ts'
import { codeIn, PASSWORD } from '#modules/company/sign-in/cast/house.ts'

// Aktif → Terkunci → Aktif (modules 2.17): the counts of sign-in say it, and who administers somebody ends it.
let house: StaffedHouse
const email = 'gudang@x.id'

beforeAll(async () => {
  house = await aStaffedHouse()
  await house.hire(email, 'Gudang')
})
beforeEach(() => house.rest())

const lockedUntil = async () =>
  ((await house.siti.get('/api/users')).body as unknown as UserLine[]).find((line) => line.email === email)?.lockedUntil

const hoursTo = (instant: string | null | undefined) => (Date.parse(instant ?? '') - Date.now()) / 3_600_000

const unlock = async (browser = house.siti) =>
  browser.ask('DELETE', `/api/users/${(await house.userNow(email)).id}/kunci`)

async function pending(ip: string) {
  const browser = await aBrowser(house.app, { ip })
  await browser.post('/api/login', { email, password: PASSWORD })
  return { browser, code: codeIn((await house.mails()).findLast((mail) => mail.to === email)) }
}

async function guessTen() {
  for (let round = 0; round < 2; round += 1) {
    const { browser, code } = await pending(`10.2.0.${round}`)
    const wrong = code === '123456' ? '654321' : '123456'
    for (let n = 0; n < 5; n += 1) await browser.post('/api/verify-otp', { email, code: wrong })
  }
}

test('ten wrong codes lock somebody until tomorrow, which is shown, told to them, and ended by who administers them', async () => {
  expect(await lockedUntil()).toBeNull()
  await guessTen()
  expect(hoursTo(await lockedUntil())).toBeGreaterThan(23)
  const shut = await pending('10.2.0.9')
  expect((await shut.browser.post('/api/verify-otp', { email, code: shut.code })).status).toBe(429)
  const [latest] = await house.run(
    `select outcome from sign_in_event e join app_user u on u.id = e.user_id where u.email = '${email}' order by at desc, e.id desc`,
  )
  expect(latest).toEqual({ outcome: 'too-often' })

  expect((await unlock()).body.message).toBe('Rina Wulandari bisa masuk lagi.')
  expect(await lockedUntil()).toBeNull()
  const open = await pending('10.2.0.10')
  expect((await open.browser.post('/api/verify-otp', { email, code: open.code })).status).toBe(200)
  const log = (await house.siti.get('/api/permissions/log')).body as unknown as { act: string; by: string }[]
  expect(log[0]).toMatchObject({ act: 'unlock', by: 'Siti Nurhaliza' })
})

test('wrong passwords lock for a quarter of an hour, and are ended alike', async () => {
  const browser = await aBrowser(house.app, { ip: '10.3.0.1' })
  for (let n = 0; n < 4; n += 1) await browser.post('/api/login', { email, password: 'bukan ini' })
  expect(await lockedUntil()).toBeNull()
  await browser.post('/api/login', { email, password: 'bukan ini' })
  expect(hoursTo(await lockedUntil())).toBeLessThan(0.26)
  expect((await browser.post('/api/login', { email, password: PASSWORD })).status).toBe(429)
  expect((await unlock()).status).toBe(200)
  expect((await browser.post('/api/login', { email, password: PASSWORD })).status).toBe(200)
})

test('whoever is not locked is not unlocked, and nobody unlocks themselves or somebody above', async () => {
  expect((await unlock()).body.code).toBe('user.not-locked')
  const siti = await house.userNow('siti@wirabangun.co.id')
  expect((await house.siti.ask('DELETE', `/api/users/${siti.id}/kunci`)).body.code).toBe('user.self')
  expect((await house.admin.ask('DELETE', `/api/users/${siti.id}/kunci`)).body.code).toBe('role.above-own')
  expect((await unlock(house.guest)).status).toBe(401)
})
