import { beforeAll, expect, test } from 'vitest'
import { newId } from '#kit/id.ts'
import { keepPreference, preferenceOf, preferencesOf } from '#kit/preferences/store.ts'
import type { TestBrowser } from '#modules/company/sign-in/cast/browser.ts'
import { aHouse, anOwner, type TestHouse } from '#modules/company/sign-in/cast/house.ts'

const siti = 'siti@wirabangun.co.id'
let house: TestHouse
let browser: TestBrowser
let userId: string

beforeAll(async () => {
  house = await aHouse()
  await anOwner(house, siti)
  browser = await house.signedIn(siti)
  userId = String((await house.run('select id from app_user'))[0]?.['id'])
})

test('what is kept on one computer is there on the next', async () => {
  const look = { density: 'padat', textSize: 112, pageSize: 50 }
  expect((await browser.ask('PUT', '/api/preferences', { key: 'look', value: look })).status).toBe(200)
  const columns = { density: 'nyaman', columns: { kota: false } }
  await browser.ask('PUT', '/api/preferences', { key: 'list:/pelanggan/', value: columns })

  const elsewhere = await house.signedIn(siti)
  expect((await elsewhere.get('/api/preferences')).body).toEqual({ look, 'list:/pelanggan/': columns })
  expect(await preferenceOf(house.db.read, userId, 'look')).toEqual(look)
})

test.each([
  ['a name nobody knows', { key: 'warna', value: 'merah' }],
  ['a list outside the product', { key: 'list:javascript', value: { columns: {} } }],
  ['a prototype for a name', { key: 'constructor', value: {} }],
  ['another shape', { key: 'look', value: { density: 'rapat', textSize: 100, pageSize: 25 } }],
  ['more than the shape holds', { key: 'keys', value: { single: true, more: 1 } }],
  ['an address elsewhere', { key: 'start-page', value: '//jahat.example' }],
  ['no value', { key: 'look' }],
  ['a project under no company', { key: 'site-project', value: { bukan: newId() } }],
  ['a field too many', { key: 'keys', value: { single: true }, userId: newId() }],
  ['more columns than a list has', { key: 'list:/order/', value: { columns: many(81) } }],
])('%s is refused', async (_what, body) => {
  expect((await browser.ask('PUT', '/api/preferences', body)).status).toBe(422)
})

test('what an earlier version kept in another shape counts as not chosen', async () => {
  await house.run(`insert into user_preference (user_id, key, value) values ('${userId}', 'keys', '"mati"')`)
  expect(await preferenceOf(house.db.read, userId, 'keys')).toBeUndefined()
})

test('a choice of several people is read at once', async () => {
  const notices = { order: { bell: true, mail: false } }
  await house.db.withTx((tx) => keepPreference(tx, userId, 'notices', notices))
  const read = await preferencesOf(house.db.read, [userId, newId()], 'notices')
  expect([...read]).toEqual([[userId, notices]])
})

test('nobody keeps choices without end', async () => {
  await house.run(
    `insert into user_preference (user_id, key, value) select '${userId}', 'list:/x' || n, '{}' from generate_series(1, 300) n`,
  )
  const one = await browser.ask('PUT', '/api/preferences', { key: 'list:/supplier/', value: { columns: {} } })
  expect(one).toMatchObject({ status: 422, body: { code: 'preference.too-many' } })
  const known = await browser.ask('PUT', '/api/preferences', { key: 'list:/x7', value: { columns: {} } })
  expect(known.status).toBe(422)
})

function many(count: number) {
  return Object.fromEntries(Array.from({ length: count }, (_, at) => [`k${at}`, true]))
}
