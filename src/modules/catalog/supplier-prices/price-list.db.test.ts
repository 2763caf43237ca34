import { expect, test } from 'vitest'
import { aCompany } from '../../../../tests/cast/company.ts'
import { day, dayIn, addDays } from '#ground/day.ts'
import { price } from '#ground/price.ts'
import { now } from '#kit/clock.ts'
import { testDatabase } from '#kit/db/test-database.ts'
import { deskOf } from '#kit/http/desk.ts'
import { NotFound } from '#kit/http/not-found.ts'
import { newId } from '#kit/id.ts'
import { items } from '#modules/catalog/contract.ts'
import { bought } from '#modules/catalog/face.ts'
import { catalogRoutes } from '#modules/catalog/routes.ts'
import { supplierPriceList } from '#modules/catalog/supplier-prices/contract.ts'
import { suppliers } from '#modules/parties/suppliers/contract.ts'
import { partiesRoutes } from '#modules/parties/routes.ts'

test('a supplier shows what it sold us, the last price beside the one before; another company sees nothing', async () => {
  const db = await testDatabase()
  const actor = await aCompany(db, 'WBP')
  const desk = deskOf(db, actor, [...catalogRoutes, ...partiesRoutes])
  const { id: supplierId } = await desk.do(suppliers.add, { name: 'Toko Sinar' })
  const { id: otherId } = await desk.do(suppliers.add, { name: 'Toko Lain' })
  const { id: cement } = await desk.do(items.add, { name: 'Semen', baseUnit: 'zak' })
  const { id: sand } = await desk.do(items.add, { name: 'Pasir', baseUnit: 'm3' })
  const today = dayIn(actor.zone, now())
  const paid = (itemId: string, unitPrice: string, on: string, by = supplierId) =>
    db.withTx((tx) =>
      bought(tx, actor.companyId, {
        itemId,
        supplierId: by,
        unitPrice: price(unitPrice),
        on: day(on),
        documentId: newId(),
      }),
    )
  await paid(cement, '60000', addDays(today, -20))
  await paid(cement, '64000.5', addDays(today, -10))
  await paid(cement, '10', addDays(today, -5), otherId)
  await paid(sand, '250000', addDays(today, -2))
  await paid(sand, '1', addDays(today, -900))

  expect(await desk.do(supplierPriceList, { id: supplierId, q: '' })).toMatchObject([
    { itemId: sand, last: '250000', before: null, times: 1, lowest: '250000' },
    { itemId: cement, unit: 'zak', last: '64000.5', before: '60000', lowest: '60000', highest: '64000.5', times: 2 },
  ])
  expect(await desk.do(supplierPriceList, { id: supplierId, q: 'sem' })).toHaveLength(1)
  const stranger = deskOf(db, await aCompany(db, 'LAIN'), catalogRoutes)
  await expect(stranger.do(supplierPriceList, { id: supplierId, q: '' })).rejects.toBeInstanceOf(NotFound)
})
