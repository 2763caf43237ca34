import { afterAll, beforeAll, expect, test } from 'vitest'
import { addDays } from '#ground/day.ts'
import type { Database } from '#kit/db/database.ts'
import { testDatabase } from '#kit/db/test-database.ts'
import { historyOf } from '#kit/history/history.ts'
import { NotFound } from '#kit/http/not-found.ts'
import { newId } from '#kit/id.ts'
import { today } from '#kit/posting/today.ts'
import { anOffice, type Office } from '../cast/office.ts'
import { itemOffers, offeredPrices, priceList, savePriceList, type ListPrice } from './contract.ts'

let db: Database
let office: Office
let sand: string

beforeAll(async () => {
  db = await testDatabase()
  office = await anOffice(db)
  sand = await office.house.item({ name: 'Pasir', unit: 'm3' })
  await db.pool.query(
    `insert into item_unit (id, company_id, item_id, line_no, unit, num, den) values ($1, $2, $3, 1, 'rit', 7, 1)`,
    [newId(), office.actor.companyId, sand],
  )
}, 60_000)
afterAll(() => db?.close())

const on = (days: number) => addDays(today(office.actor), days)
const list = (id = office.supplierId) => office.do(priceList, { id })
const save = (prices: object[], id = office.supplierId) => office.do(savePriceList, { id, prices: prices as never })
const offer = (date?: string) =>
  office.do(offeredPrices, { supplierId: office.supplierId, itemIds: `${sand},x`, ...(date && { date }) })

test('prices hold by day and quantity, keep their past, and are told in the history', async () => {
  await save([
    { itemId: sand, unit: 'm3', price: '300000', validFrom: on(-30) },
    { itemId: sand, unit: 'rit', price: '1960000', minQty: '2', validFrom: on(-30) },
  ])
  expect((await offer()).map((one) => [one.unit, one.price, one.basePrice, one.minBaseQty])).toEqual([
    ['m3', '300000', '300000', '0'],
    ['rit', '1960000', '280000', '14'],
  ])
  const rows = await list()
  const wanted = rows.map(({ id, version, itemId, unit, price, minQty, validFrom }) => ({
    ...{ id, version, itemId, unit, price, minQty, validFrom },
  }))
  const loose = wanted.find((row) => row.unit === 'm3')!
  await save([{ ...loose, price: '320000', validFrom: on(3) }, wanted.find((row) => row.unit === 'rit')!])
  expect((await list()).map((row) => [row.unit, row.price, row.standing])).toEqual([
    ['m3', '320000', 'nanti'],
    ['m3', '300000', 'berlaku'],
    ['rit', '1960000', 'berlaku'],
  ])
  expect((await offer(on(3)))[0]).toMatchObject({ price: '320000', validFrom: on(3) })
  expect(await offer(on(-31))).toEqual([])

  const now = (await list()).map(({ id, version, itemId, unit, price, minQty, validFrom }) => ({
    ...{ id, version, itemId, unit, price, minQty, validFrom },
  }))
  await save(now.filter((row) => row.unit === 'm3'))
  expect(await offer()).toMatchObject([{ unit: 'm3' }])
  expect((await list()).find((row) => row.unit === 'rit')).toMatchObject({ standing: 'lewat', endedOn: on(0) })
  const told = await historyOf(db.read, office.actor.companyId, 'supplier', office.supplierId)
  expect(told.map((line) => line.act)).toEqual(['prices', 'prices', 'prices'])
  expect(Object.keys(told[0]!.changes)).toEqual(['Pasir (rit, minimal 2)'])
})

test('nonsense and the work of another are refused in words', async () => {
  const supplier = await office.supplier({ name: 'CV Lain' })
  const line = { itemId: sand, unit: 'm3', price: '1000', validFrom: on(0) }
  const refused = (prices: object[], code: string) => expect(save(prices, supplier)).rejects.toMatchObject({ code })
  await refused([{ ...line, unit: 'ton' }], 'purchase.unknown-unit')
  await refused([{ ...line, price: '0' }], 'price-list.no-price')
  await refused([line, { ...line, price: '2000' }], 'price-list.twice')
  await save([line], supplier)
  const [row] = await list(supplier)
  const mine = { ...line, id: row!.id, version: row!.version, price: '1100' }
  await save([mine], supplier)
  await refused([{ ...mine, price: '1200' }], 'price-list.changed')
})

const asRead = ({ id, version, itemId, unit, price, minQty, validFrom }: ListPrice) => ({
  ...{ id, version, itemId, unit, price, minQty, validFrom },
})

test('a price that began today is taken out of the list: the one before it does not hold again', async () => {
  const supplier = await office.supplier({ name: 'CV Semen' })
  const line = { itemId: sand, unit: 'm3', validFrom: on(-30), price: '300000' }
  await save([line], supplier)
  await save([{ ...line, validFrom: on(0), price: '310000' }], supplier)
  const read = (await list(supplier)).filter((row) => row.standing !== 'lewat')
  expect(read).toMatchObject([{ price: '310000', validFrom: on(0) }])
  await save([], supplier)
  expect(await office.do(offeredPrices, { supplierId: supplier, itemIds: sand })).toEqual([])
  expect(await list(supplier)).toMatchObject([{ price: '300000', standing: 'lewat', endedOn: on(0) }])
  // What held until today is told of the days it held.
  expect(await office.do(offeredPrices, { supplierId: supplier, itemIds: sand, date: on(-1) })).toMatchObject([
    { price: '300000' },
  ])
  const [told] = await historyOf(db.read, office.actor.companyId, 'supplier', supplier)
  expect(Object.values(told!.changes)).toEqual([[expect.stringContaining('310.000'), 'berakhir']])
})

test('a price that somebody else wrote while the list was open stays; the same line of both is refused', async () => {
  const supplier = await office.supplier({ name: 'CV Bersama' })
  const known: { id: string; version: number }[] = []
  const together = (prices: object[]) => office.do(savePriceList, { id: supplier, prices: prices as never, known })
  await save([{ itemId: sand, unit: 'm3', price: '300000', validFrom: on(-3) }], supplier)
  const [mine] = await list(supplier)
  known.push({ id: mine!.id, version: mine!.version })
  await save([asRead(mine!), { itemId: sand, unit: 'rit', price: '1960000', validFrom: on(0) }], supplier)

  await together([{ ...asRead(mine!), price: '305000', validFrom: on(0) }])
  const holding = async () =>
    (await list(supplier)).filter((row) => row.standing === 'berlaku').map((row) => [row.unit, row.price])
  expect(await holding()).toEqual([
    ['m3', '305000'],
    ['rit', '1960000'],
  ])
  const same = together([asRead(mine!), { itemId: sand, unit: 'rit', price: '1', validFrom: on(0) }])
  await expect(same).rejects.toMatchObject({ code: 'price-list.changed' })
  // A line that both had open and the other changed is not thrown away unseen.
  const [now] = (await list(supplier)).filter((row) => row.unit === 'rit')
  known.push({ id: now!.id, version: now!.version - 1 })
  await expect(together([])).rejects.toMatchObject({ code: 'price-list.changed' })
})

test('an item tells who offers it today, per base unit the cheapest first, and not who is gone', async () => {
  const gravel = await office.house.item({ name: 'Kerikil', unit: 'm3' })
  await db.pool.query(
    `insert into item_unit (id, company_id, item_id, line_no, unit, num, den) values ($1, $2, $3, 1, 'rit', 7, 1)`,
    [newId(), office.actor.companyId, gravel],
  )
  const [near, gone] = [await office.supplier({ name: 'UD Dekat' }), await office.supplier({ name: 'UD Pindah' })]
  await save([{ itemId: gravel, unit: 'm3', price: '300000', validFrom: on(-2) }])
  await save([{ itemId: gravel, unit: 'rit', price: '1960000', minQty: '2', validFrom: on(0) }], near)
  await save([{ itemId: gravel, unit: 'm3', price: '100', validFrom: on(0) }], gone)
  await db.pool.query(`update supplier set archived_at = now() where id = $1`, [gone])
  const offers = () => office.do(itemOffers, { id: gravel })
  expect((await offers()).map((one) => [one.supplierName, one.unit, one.price, one.basePrice, one.minQty])).toEqual([
    ['UD Dekat', 'rit', '1960000', '280000', '2'],
    [expect.any(String), 'm3', '300000', '300000', '0'],
  ])
  await save([], near)
  expect((await offers()).map(({ unit }) => unit)).toEqual(['m3'])
  await expect((await anOffice(db)).do(itemOffers, { id: gravel })).rejects.toBeInstanceOf(NotFound)
})
