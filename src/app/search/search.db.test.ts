import { beforeAll, expect, test } from 'vitest'
import { allRoutes } from '#app/server-routes.ts'
import type { Actor } from '#kit/access/actor.ts'
import type { Database } from '#kit/db/database.ts'
import { testDatabase } from '#kit/db/test-database.ts'
import { deskOf } from '#kit/http/desk.ts'
import { createOrder } from '#modules/sales/orders/contract.ts'
import { aShop, type Shop } from '#modules/sales/cast/shop.ts'
import { searchAll, type HitGroup } from './contract.ts'

let db: Database
let shop: Shop
let order: { readonly number: string | null }
const number = () => String(order.number)

beforeAll(async () => {
  db = await testDatabase()
  shop = await aShop(db)
  const cement = await shop.goods({ name: 'Semen Tiga Roda', qty: '100', value: 6_000_000n })
  await shop.customer({
    name: 'CV Sinar Abadi',
    phone: '+6281234567890',
    contacts: [{ name: 'Pak Dedi', phone: '+6285711112222' }],
  })
  order = await shop.do(createOrder, {
    customerId: shop.customerId,
    date: '2026-11-03',
    confirm: true,
    lines: [{ itemId: cement, qty: '10', price: '75000' }],
  })
})

const found = (q: string, actor: Actor = shop.actor) => deskOf(db, actor, allRoutes).do(searchAll, { q })
const titles = (groups: readonly HitGroup[]) =>
  groups.map((group) => [group.title, ...group.hits.map((hit) => hit.title)])

test('a name is found among people and papers', async () => {
  expect(titles(await found('maju jaya'))).toEqual([
    ['Pelanggan', 'PT Maju Jaya'],
    ['Order', order.number],
  ])
  expect(titles(await found('tiga roda'))).toEqual([['Barang & bahan', 'Semen Tiga Roda']])
})

test('a number is found whole, by its beginning, without its zeros, and by its end', async () => {
  const short = number().replace(/-0+(\d+)$/, '-$1')
  for (const typed of [number(), number().slice(0, 8).toLowerCase(), short, number().slice(-4)])
    expect(titles(await found(typed)), typed).toContainEqual(['Order', order.number])
})

test('a number is found by its digits alone, with any or none of what stands between, and by its letters and digits', async () => {
  const digits = number().replace(/\D/g, '')
  expect(digits).toMatch(/^\d{8}$/)
  for (const typed of [digits, `${digits.slice(0, 4)} ${digits.slice(4)}`, `${digits.slice(0, 4)}/${digits.slice(4)}`])
    expect(titles(await found(typed)), typed).toContainEqual(['Order', order.number])
  expect(titles(await found(`ord${digits}`))).toEqual([['Order', order.number]])
  expect(titles(await found(digits.slice(0, 7)))).toContainEqual(['Order', order.number])
  expect(titles(await found(`inv${digits}`))).toEqual([])
  const stranger = await aShop(db)
  expect(titles(await found(digits, stranger.actor))).toEqual([])
})

test('a number with the month in Roman and the year at its end is found by its digits', async () => {
  await db.pool.query(
    `insert into number_template (company_id, doc, template, reset, company_code) values ($1, 'ORD', '{seq:4}/{doc}/{company_code}/{roman_month}/{yyyy}', 'monthly', 'KM')`,
    [shop.actor.companyId],
  )
  const service = await shop.service('Jasa ukur')
  const lines = [{ itemId: service, qty: '1', price: '50000' }]
  const made = await shop.do(createOrder, { customerId: shop.customerId, date: '2026-10-03', confirm: true, lines })
  expect(made.number).toBe('0001/ORD/KM/X/2026')
  expect(titles(await found('00012026'))).toContainEqual(['Order', made.number])
})

test('a number is found by its kind and its place alone, whichever month it is of', async () => {
  const seq = String(Number(number().slice(-4)))
  for (const typed of [`ord-${seq}`, `ORD ${seq}`, `ord${seq.padStart(4, '0')}`])
    expect(titles(await found(typed))[0], typed).toEqual(['Order', order.number, '0001/ORD/KM/X/2026'])
  expect(titles(await found(`inv-${seq}`))).toEqual([])
  expect(titles(await found(`ord-${seq}9`))).toEqual([])
})

test('what is called so comes before what merely holds it, and before whom it is only known of', async () => {
  await shop.goods({ name: 'Genteng metal pasir', qty: '5', value: 500_000n })
  await shop.goods({ name: 'Pasir beton', qty: '5', value: 500_000n })
  await db.pool.query(
    `insert into supplier (id, company_id, code, name, supply) values (gen_random_uuid(), $1, 'SUP-900', 'CV Agung', 'semen dan pasir')`,
    [shop.actor.companyId],
  )
  expect(titles(await found('pasir'))).toEqual([
    ['Barang & bahan', 'Pasir beton', 'Genteng metal pasir'],
    ['Supplier', 'CV Agung'],
  ])
  expect(titles(await found('semen'))).toEqual([
    ['Barang & bahan', 'Semen Tiga Roda'],
    ['Supplier', 'CV Agung'],
  ])
  expect(titles(await found('pa'))[0]).toEqual(['Barang & bahan', 'Pasir beton', 'Genteng metal pasir'])
})

test('papers of somebody who has another name since are found by the new one', async () => {
  const customerId = await shop.customer({ name: 'UD Lama Sekali' })
  const service = await shop.service('Jasa angkut')
  const sold = await shop.do(createOrder, {
    customerId,
    date: '2026-11-03',
    confirm: true,
    lines: [{ itemId: service, qty: '1', price: '50000' }],
  })
  await db.pool.query(`update customer set name = 'PT Baru Gemilang' where id = $1`, [customerId])
  for (const typed of ['gemilang', 'baru gemi', 'lama sekali'])
    expect(titles(await found(typed)), typed).toContainEqual(['Order', sold.number])
  expect(titles(await found('lama gemilang'))).toEqual([])
})

test.each(['832500', '832.500', 'Rp832.500', '832,5rb'])('the amount %s is found', async (typed) => {
  expect(titles(await found(typed))).toContainEqual(['Order', order.number])
})

test.each(['0812-3456-7890', '+62 812 3456 7890', '6281234567890', '81234567', '0857 1111 2222', '+6285711112222'])(
  'whose telephone %s is, is found',
  async (typed) => {
    expect(titles(await found(typed))).toEqual([['Pelanggan', 'CV Sinar Abadi']])
  },
)

test('who may not see customers finds none, and nobody finds another company', async () => {
  const blind: Actor = {
    ...shop.actor,
    can: (permission) => !permission.endsWith(' pelanggan') && !permission.endsWith(' order'),
  }
  expect(await found('maju jaya', blind)).toEqual([])
  const stranger = await aShop(db)
  expect(titles(await found(number(), stranger.actor))).toEqual([])
})

test('who sees only their own finds only their own', async () => {
  const other: Actor = {
    ...shop.actor,
    userId: crypto.randomUUID(),
    scope: { ...shop.actor.scope, ownOnly: true },
  }
  expect(titles(await found(number(), other))).toEqual([])
})

test('what was typed before plays no part in what is found now, whatever both have in common', async () => {
  const fresh = (q: string) => found(q, { ...shop.actor, userId: crypto.randomUUID() })
  const typed = ['maju jaya', 'tiga roda', 'sinar abadi', 'pt', 'zz', 'semen', 'tidak ada', number(), 'ORD-2611-9999']
  const more = [
    '832.500',
    '832.501',
    '0812-3456-7890',
    '0812-3456-7891',
    '081234567890',
    'pak dedi',
    'a b',
    'roda tiga x',
  ]
  for (const q of [...typed, ...more, ...typed.toReversed(), ...more.toReversed()])
    expect(titles(await found(q)), q).toEqual(titles(await fresh(q)))
})

test('a text no list can search is an empty answer, not a failure', async () => {
  await expect(found('a\u0000')).rejects.toThrow('tidak bisa dicari')
  expect(await found(' ')).toEqual([])
  expect(await found('%_\\')).toEqual([])
})
