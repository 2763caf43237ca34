import { afterAll, beforeAll, expect, test } from 'vitest'
import { addDays } from '#ground/day.ts'
import type { Actor } from '#kit/access/actor.ts'
import type { Database } from '#kit/db/database.ts'
import { testDatabase } from '#kit/db/test-database.ts'
import { Forbidden } from '#kit/http/failures.ts'
import { deskOf } from '#kit/http/desk.ts'
import { today } from '#kit/posting/today.ts'
import { items } from '#modules/catalog/contract.ts'
import { catalogRoutes } from '#modules/catalog/routes.ts'
import { anOffice, type Office } from '../cast/office.ts'
import { offeredPrices, priceList, savePriceList } from './contract.ts'

// What suppliers ask for an item is written on its form, and stands in their price lists.
let db: Database
let office: Office

beforeAll(async () => {
  db = await testDatabase()
  office = await anOffice(db)
}, 60_000)
afterAll(() => db?.close())

const desk = (who: Actor = office.actor) => deskOf(db, who, catalogRoutes)
const on = (days: number) => addDays(today(office.actor), days)
const listOf = async (itemId: string) =>
  (await office.do(priceList, { id: office.supplierId }))
    .filter((row) => row.itemId === itemId)
    .map((row) => [row.unit, row.price, row.validFrom, row.standing])
const row = (price: string | null) => ({ supplierId: office.supplierId, price, leadDays: 2 })

test('a price written beside an item begins today in the list of its supplier, and is proposed when buying', async () => {
  const { id } = await desk().do(items.add, { name: 'Kaca 5 mm', baseUnit: 'lbr', suppliers: [row('125000')] })
  expect(await listOf(id)).toEqual([['lbr', '125000', on(0), 'berlaku']])
  expect(await office.do(offeredPrices, { supplierId: office.supplierId, itemIds: id })).toMatchObject([
    { price: '125000' },
  ])
  // The same once more writes nothing; another price of the same day puts it right.
  await desk().do(items.edit, { id, version: 1, suppliers: [row('125000')] })
  await desk().do(items.edit, { id, version: 2, suppliers: [row('130000')] })
  expect(await listOf(id)).toEqual([['lbr', '130000', on(0), 'berlaku']])
  expect((await desk().do(items.open, { id })).suppliers).toMatchObject([{ price: '130000', leadDays: 2 }])
})

test('a price of before stays in the history of the list; without one the supplier asks nothing any more', async () => {
  const { id } = await desk().do(items.add, { name: 'Dempul', baseUnit: 'kg' })
  const kept = (await office.do(priceList, { id: office.supplierId })).filter((each) => each.standing !== 'lewat')
  await office.do(savePriceList, {
    id: office.supplierId,
    prices: [
      ...kept.map(({ id: line, version, itemId, unit, price, minQty, validFrom }) => ({
        ...{ id: line, version, itemId, unit, price, minQty, validFrom },
      })),
      { itemId: id, unit: 'kg', price: '20000', validFrom: on(-10) },
    ],
  })
  // Whom a list names stands on the form, though nobody wrote them there.
  const [listed] = (await desk().do(items.open, { id })).suppliers
  expect(listed).toMatchObject({ supplierId: office.supplierId, price: '20000', leadDays: null })

  await desk().do(items.edit, { id, version: 1, suppliers: [{ ...listed!, price: '21000' }] })
  expect(await listOf(id)).toEqual([
    ['kg', '21000', on(0), 'berlaku'],
    ['kg', '20000', on(-10), 'lewat'],
  ])
  await desk().do(items.edit, { id, version: 2, suppliers: [] })
  expect((await listOf(id)).filter(([, , , standing]) => standing === 'berlaku')).toEqual([])
  expect((await desk().do(items.open, { id })).suppliers).toEqual([])
})

test('what somebody else wrote while the form was open stays; what both changed is refused and says what it is now', async () => {
  const [near, far] = [await office.supplier({ name: 'UD Dekat' }), await office.supplier({ name: 'UD Jauh' })]
  const ask = (supplierId: string, price: string | null) => ({ supplierId, price, leadDays: null })
  const { id } = await desk().do(items.add, { name: 'Kuas', baseUnit: 'bh', suppliers: [ask(near, '9000')] })
  const asked = async () =>
    Object.fromEntries((await desk().do(items.open, { id })).suppliers.map((each) => [each.supplierId, each.price]))
  const askedBefore = [{ supplierId: near, price: '9000' }]
  const list = (supplierId: string, price: string) =>
    office.do(savePriceList, { id: supplierId, prices: [{ itemId: id, unit: 'bh', price, validFrom: on(0) }] })
  // The form was opened; then far began to ask, and near asks more.
  await list(far, '8500')
  await list(near, '9500')
  await desk().do(items.edit, { id, version: 1, suppliers: [{ ...ask(near, '9000'), leadDays: 4 }], askedBefore })
  expect(await asked()).toEqual({ [near]: '9500', [far]: '8500' })

  const both = desk().do(items.edit, { id, version: 2, suppliers: [ask(near, '9100')], askedBefore })
  await expect(both).rejects.toMatchObject({
    ...{ code: 'price-list.asked-meanwhile', field: 'suppliers.0.price', facts: { price: '9500' } },
  })
  const gone = desk().do(items.edit, { id, version: 2, suppliers: [], askedBefore })
  await expect(gone).rejects.toMatchObject({ code: 'price-list.asked-meanwhile', field: 'suppliers' })
  // Who read it as it is may take it out.
  const seen = [{ supplierId: near, price: '9500' }]
  await desk().do(items.edit, { id, version: 2, suppliers: [], askedBefore: seen })
  expect(await asked()).toEqual({ [far]: '8500' })
})

test('a price of nothing is refused and leaves no item; who keeps no lists changes none', async () => {
  await expect(desk().do(items.add, { name: 'Gratis', baseUnit: 'kg', suppliers: [row('0')] })).rejects.toMatchObject({
    code: 'price-list.no-price',
    field: 'suppliers.0.price',
  })
  expect((await db.pool.query("select 1 from item where name = 'Gratis'")).rows).toEqual([])

  const buyer: Actor = { ...office.actor, can: (right) => !right.endsWith(' supplier') }
  const { id } = await desk().do(items.add, { name: 'Paku', baseUnit: 'kg', suppliers: [row('18000')] })
  const days = { supplierId: office.supplierId, leadDays: 9 }
  await expect(desk(buyer).do(items.edit, { id, version: 1, suppliers: [days] })).rejects.toThrow(Forbidden)
  await desk(buyer).do(items.edit, { id, version: 1, suppliers: [{ ...days, price: '18000' }] })
  expect((await desk().do(items.open, { id })).suppliers).toMatchObject([{ price: '18000', leadDays: 9 }])
})
