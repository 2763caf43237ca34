import * as z from 'zod/mini'
import { beforeAll, expect, test } from 'vitest'
import { aCompany } from '../../../../tests/cast/company.ts'
import { addDays, day, dayIn } from '#ground/day.ts'
import { price } from '#ground/price.ts'
import type { Actor } from '#kit/access/actor.ts'
import { now } from '#kit/clock.ts'
import type { Database } from '#kit/db/database.ts'
import { testDatabase } from '#kit/db/test-database.ts'
import { historyOf } from '#kit/history/history.ts'
import { Forbidden } from '#kit/http/failures.ts'
import { NotFound } from '#kit/http/not-found.ts'
import { newId } from '#kit/id.ts'
import type { ListAsked } from '#kit/list/columns.ts'
import { listOf } from '#kit/list/list.ts'
import { items, type ItemInput, type ItemRow } from '#modules/catalog/contract.ts'
import { bought, purchasePricesOf, rabPricesOn, unbought } from '#modules/catalog/face.ts'
import { itemSource } from '#modules/catalog/list-source.ts'
import { openItem } from '#modules/catalog/open-item.ts'
import { pickItems } from '#modules/catalog/pick-store.ts'
import { priceHistoryOf } from '#modules/catalog/prices/price-history.ts'
import { addItem, editItem, setRabPrice } from '#modules/catalog/save-item.ts'
import { addSubstitute, removeSubstitute } from '#modules/catalog/substitutes.ts'

let db: Database
let actor: Actor
let stranger: Actor
let toko: string
let depo: string
const today = dayIn('Asia/Jakarta', now())

const add = (given: Partial<ItemInput> = {}, who = actor) =>
  db.withTx((tx) => addItem(tx, who, z.parse(items.add.input, { name: 'Semen Tiga Roda', baseUnit: 'kg', ...given })))
const list = (asked: z.input<typeof items.list.input> = {}, who = actor) => {
  const read = z.parse(items.list.input, asked) as ListAsked
  return listOf<ItemRow>(db.read, itemSource(who, read), who, read)
}
const without = (who: Actor, ...rights: string[]): Actor => ({
  ...who,
  can: (permission) => !rights.includes(permission),
})
const pay = (itemId: string, on: string, unitPrice: string, supplierId: string | null = toko) => {
  const paid = { itemId, supplierId, unitPrice: price(unitPrice), on: day(on), documentId: newId() }
  return db.withTx((tx) => bought(tx, actor.companyId, paid))
}
const aSupplier = async (name: string) => {
  const id = newId()
  const sql = 'insert into supplier (id, company_id, code, name) values ($1, $2, $3, $4)'
  await db.pool.query(sql, [id, actor.companyId, name, name])
  return id
}

beforeAll(async () => {
  db = await testDatabase()
  actor = await aCompany(db, 'WBP')
  stranger = await aCompany(db, 'LAIN')
  toko = await aSupplier('Toko Sinar')
  depo = await aSupplier('Depo Jaya')
})

test('the last price paid is the newest by day, then by writing, of anybody or of one supplier', async () => {
  const { id } = await add({ name: 'Besi Ulir 13' })
  await pay(id, '2026-11-20', '105000')
  await pay(id, '2026-11-20', '104000.50', depo)
  await pay(id, '2026-10-01', '99000', null)

  const last = async (who?: string) => (await purchasePricesOf(db.read, actor.companyId, [id], who)).get(id)
  expect(await last()).toMatchObject({ price: price('104000.5'), supplierId: depo, on: '2026-11-20' })
  expect(await last(toko)).toMatchObject({ price: price('105000') })
  expect(await purchasePricesOf(db.read, stranger.companyId, [id])).toEqual(new Map())
  expect(await purchasePricesOf(db.read, actor.companyId, [])).toEqual(new Map())
})

test('a document that is taken back takes its price with it', async () => {
  const { id } = await add({ name: 'Kawat Duri' })
  await pay(id, '2026-11-01', '50000')
  const documentId = newId()
  const paid = { itemId: id, supplierId: depo, unitPrice: price('99000'), on: day('2026-11-02'), documentId }
  await db.withTx((tx) => bought(tx, actor.companyId, [paid, paid]))
  await db.withTx((tx) => unbought(tx, stranger.companyId, documentId))
  const last = async () => (await purchasePricesOf(db.read, actor.companyId, [id])).get(id)?.price
  expect(await last()).toBe(price('99000'))
  await db.withTx((tx) => unbought(tx, actor.companyId, documentId))
  expect(await last()).toBe(price('50000'))
})

test('a year of prices is told oldest first, and by supplier the cheapest first', async () => {
  const { id } = await add({ name: 'Pasir Beton' })
  await pay(id, addDays(today, -400), '1')
  await pay(id, addDays(today, -90), '280000')
  await pay(id, addDays(today, -30), '300000.50')
  await pay(id, addDays(today, -10), '275000', depo)

  const told = await priceHistoryOf(db.read, actor, id)
  expect(told.paid.map((each) => each.price)).toEqual(['280000', '300000.5', '275000'])
  expect(told).toMatchObject({ unit: 'kg', to: today })
  expect(told.suppliers).toMatchObject([
    { supplierName: 'Depo Jaya', times: 1, last: '275000' },
    { supplierName: 'Toko Sinar', times: 2, last: '300000.5', lowest: '280000', highest: '300000.5' },
  ])
  await expect(priceHistoryOf(db.read, stranger, id)).rejects.toBeInstanceOf(NotFound)
})

test('what was paid is seen with the right to costs or to purchasing, and by nobody else', async () => {
  const { id } = await add({ name: 'Kabel Rahasia' })
  await pay(id, today, '13579')
  const buyer = without(actor, 'view biaya')
  const blind = without(actor, 'view biaya', 'view pembelian-barang')

  expect((await list({ q: 'kabel rahasia' }, buyer)).rows[0]).toMatchObject({ lastPrice: '13579', lastPriceOn: today })
  expect(await openItem(db.read, buyer, id)).toMatchObject({ lastPurchase: { price: '13579', supplierId: toko } })
  expect(await pickItems(db.read, buyer, { q: 'kabel rahasia' })).toMatchObject([{ lastPrice: '13579' }])
  const unseen = [
    await openItem(db.read, blind, id),
    await list({ q: 'kabel rahasia' }, blind),
    await pickItems(db.read, blind, { q: 'kabel rahasia' }),
  ]
  expect(JSON.stringify(unseen)).not.toMatch(/13579|lastPrice|lastPurchase|averageCost/)
  await expect(list({ sort: '-lastPrice' }, blind)).rejects.toBeInstanceOf(Forbidden)
})

test('a list by last price shows what was never bought at one end', async () => {
  const [dear, cheap] = [await add({ name: 'Urut A' }), await add({ name: 'Urut B' })]
  const { id: never } = await add({ name: 'Urut C' })
  await pay(dear.id, today, '900')
  await pay(cheap.id, today, '100')
  const { rows } = await list({ q: 'urut', sort: '-lastPrice' })
  expect(rows.map((row) => row.id)).toEqual([dear.id, cheap.id, never])
})

test('bahan baku and produk are two views of one list', async () => {
  const who = await aCompany(db, 'VIEW')
  await add({ name: 'Pasir', kind: 'bahan_baku' }, who)
  await add({ name: 'Cat', kind: 'barang' }, who)
  await add({ name: 'Pasang', kind: 'jasa' }, who)
  const names = async (of: 'bahan-baku' | 'produk') => (await list({ of }, who)).rows.map((row) => row.name)
  expect(await names('bahan-baku')).toEqual(['Pasir'])
  expect(await names('produk')).toEqual(['Cat', 'Pasang'])
})

test('carries all that buying and storing it needs', async () => {
  const given = { weightKg: '40', shelfLocation: 'A-03', defaultSupplierId: toko, brand: 'Tiga Roda', minStock: '20' }
  const { id } = await add(given)
  expect(await openItem(db.read, actor, id)).toMatchObject({ ...given, supplierName: 'Toko Sinar', substitutes: [] })
  expect((await list({ defaultSupplierId: toko })).rows).toMatchObject([{ id, supplierName: 'Toko Sinar' }])
  await expect(add({ defaultSupplierId: newId() })).rejects.toMatchObject({
    code: 'record.no-such-choice',
    field: 'defaultSupplierId',
  })
  await expect(add({ defaultSupplierId: toko }, stranger)).rejects.toMatchObject({ code: 'record.no-such-choice' })
})

test('has an estimating price from a day on', async () => {
  const { id } = await add({ name: 'Split 2/3', rabPrice: '250000' })
  await db.withTx((tx) => setRabPrice(tx, actor, { id, from: addDays(today, 30), price: price('265000') }))
  await db.withTx((tx) => editItem(tx, actor, z.parse(items.edit.input, { id, version: 1, rabPrice: '250000.00' })))

  expect(await openItem(db.read, actor, id)).toMatchObject({
    rabPrice: '250000',
    rabPrices: [{ from: addDays(today, 30), price: '265000' }, { from: today }],
  })
  expect((await list({ q: 'split' })).rows[0]).toMatchObject({ rabPrice: '250000' })
  const on = async (when: string) => (await rabPricesOn(db.read, actor.companyId, [id], day(when))).get(id)
  expect(await on(addDays(today, 31))).toBe(price('265000'))
  expect(await on(addDays(today, -1))).toBeUndefined()
  const asked = { id, from: today, price: price('1') }
  await expect(db.withTx((tx) => setRabPrice(tx, stranger, asked))).rejects.toBeInstanceOf(NotFound)
})

test('stand-ins are found from either side, and parted from either side', async () => {
  const [one, other] = [await add({ name: 'Semen Gresik' }), await add({ name: 'Semen Padang' })]
  const asked = { id: one.id, otherId: other.id }
  await db.withTx((tx) => addSubstitute(tx, actor, asked))
  await db.withTx((tx) => addSubstitute(tx, actor, { id: other.id, otherId: one.id }))

  expect((await openItem(db.read, actor, one.id)).substitutes).toMatchObject([{ id: other.id, name: 'Semen Padang' }])
  expect((await openItem(db.read, actor, other.id)).substitutes).toMatchObject([{ id: one.id }])
  expect((await historyOf(db.read, actor.companyId, 'item', one.id)).map(({ act }) => act)).toEqual([
    'substitute',
    'add',
  ])

  await db.withTx((tx) => removeSubstitute(tx, actor, { id: other.id, otherId: one.id }))
  expect((await openItem(db.read, actor, one.id)).substitutes).toEqual([])
  await db.withTx((tx) => removeSubstitute(tx, actor, asked))
})

test('a stand-in is another thing of the same sort and the same company', async () => {
  const { id } = await add({ name: 'Semen' })
  const { id: work } = await add({ name: 'Pasang bata', kind: 'jasa' })
  const { id: foreign } = await add({ name: 'Semen' }, stranger)
  const join = (otherId: string) => db.withTx((tx) => addSubstitute(tx, actor, { id, otherId }))
  await expect(join(id)).rejects.toMatchObject({ code: 'item.own-substitute', field: 'otherId' })
  await expect(join(work)).rejects.toMatchObject({ code: 'item.other-kind', field: 'otherId' })
  await expect(join(foreign)).rejects.toBeInstanceOf(NotFound)
})
