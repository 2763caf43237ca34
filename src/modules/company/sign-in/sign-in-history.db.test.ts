import { beforeAll, beforeEach, expect, test } from 'vitest'
import { aStaffedHouse, OWNER, type StaffedHouse } from '#modules/company/accounts/cast/house.ts'
import { aBrowser, type TestBrowser } from '#modules/company/sign-in/cast/browser.ts'
import type { SignInPage } from '#modules/company/sign-in/history-contract.ts'

// Riwayat masuk (modules 2.17): one's own, and that of whom one administers.
let house: StaffedHouse
let gudang: TestBrowser
const own = '/api/account/riwayat-masuk'

beforeAll(async () => {
  house = await aStaffedHouse()
  gudang = await house.hire('gudang@x.id', 'Gudang')
})
beforeEach(() => house.rest())

const page = async (browser: TestBrowser, path: string) => (await browser.get(path)).body as unknown as SignInPage
const of = async (email: string) => `/api/users/${(await house.userNow(email)).id}/riwayat-masuk`

test('one’s own are told with the device, the address and what went wrong, the newest first', async () => {
  const phone = await aBrowser(house.app, {
    ip: '10.7.7.7',
    userAgent: 'Mozilla/5.0 (Linux; Android 15) Chrome/140.0 Mobile',
  })
  await phone.post('/api/login', { email: 'gudang@x.id', password: 'bukan ini' })
  const { lines, next } = await page(gudang, own)
  expect(next).toBeNull()
  expect(lines.map(({ outcome, device, ip }) => [outcome, device, ip])).toEqual([
    ['wrong-password', 'Chrome di Android', '10.7.7.7'],
    ['signed-in', 'Chrome di Windows', '10.0.0.1'],
  ])
})

test('twenty at a time, each once, also where several bear the same moment', async () => {
  const { id } = await house.userNow(OWNER)
  await house.run(`insert into sign_in_event (id, user_id, outcome, ip, at)
    select gen_random_uuid(), '${id}', 'wrong-code', '10.0.0.' || n, now() - make_interval(days => 1 + n / 10)
    from generate_series(1, 44) n`)
  const [total] = await house.run(`select count(*)::int as n from sign_in_event where user_id = '${id}'`)
  const seen: string[] = []
  const sizes: number[] = []
  let before: string | null = ''
  while (before !== null) {
    const { lines, next }: SignInPage = await page(house.siti, before ? `${own}?before=${before}` : own)
    const times = lines.map(({ at }) => Date.parse(at))
    expect(times).toEqual(times.toSorted((one, two) => two - one))
    seen.push(...lines.map((line) => line.id))
    sizes.push(lines.length)
    before = next
  }
  expect(sizes.slice(0, 2)).toEqual([20, 20])
  expect(new Set(seen).size).toBe(Number(total?.['n']))
  expect(seen).toHaveLength(Number(total?.['n']))
})

test('those of others are read by who may administer them, and by nobody else', async () => {
  const theirs = await page(house.siti, await of('gudang@x.id'))
  expect(theirs.lines.map(({ outcome }) => outcome)).toContain('signed-in')
  expect((await house.guest.get(await of('gudang@x.id'))).status).toBe(401)
  expect((await gudang.get(await of('gudang@x.id'))).status).toBe(403)
  expect((await house.admin.get(await of(OWNER))).body.code).toBe('role.above-own')
  expect((await house.siti.get('/api/users/019a0000-0000-7000-8000-000000000009/riwayat-masuk')).status).toBe(404)
  expect((await house.guest.get(own)).status).toBe(401)
  expect((await gudang.get(`${own}?before=kemarin`)).status).toBe(422)
})

test('a place in somebody else’s history is none in one’s own', async () => {
  const [line] = (await page(house.siti, own)).lines
  expect(await page(gudang, `${own}?before=${line?.id}`)).toEqual({ lines: [], next: null })
})
