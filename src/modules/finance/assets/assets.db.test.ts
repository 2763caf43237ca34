import { expect, test } from 'vitest'
import { testDatabase } from '#kit/db/test-database.ts'
import { deskOf } from '#kit/http/desk.ts'
import { findBreaches } from '#kit/posting/check.ts'
import { journalChecks } from '#modules/journal/checks.ts'
import { balanceOf } from '#modules/journal/face.ts'
import { aHouse } from '../../../../tests/cast/house.ts'
import { financeChecks } from '../checks.ts'
import { financeRoutes } from '../routes.ts'
import * as contract from './contract.ts'

test('assets are written off month by month by one journal, once, and the last month is taken back', async () => {
  const db = await testDatabase()
  const house = await aHouse(db)
  const desk = deskOf(db, house.actor, financeRoutes)
  const at = (code: string) => balanceOf(db.read, house.companyId, code)
  const asset = { name: 'Laptop', kind: 'inventaris' as const, acquiredOn: '2024-03-01', cost: '18000000', months: 48 }
  await desk.do(contract.addAsset, { ...asset, writtenOffBefore: '4500000' })
  const mixer = { name: 'Molen', kind: 'mesin' as const, acquiredOn: '2025-03-20', cost: '48000000', months: 48 }
  await desk.do(contract.addAsset, mixer)
  await expect(desk.do(contract.addAsset, { ...mixer, residual: '48000001' })).rejects.toMatchObject({
    code: 'asset.beyond-cost',
  })
  const march = await desk.do(contract.runDepreciation, { period: '2025-03' })
  expect(march).toMatchObject({ number: expect.stringMatching(/^JU-2503-/) as string, amount: '1375000' })
  expect([await at('6-3000'), await at('1-2510'), await at('1-2410')]).toEqual([1_375_000n, -375_000n, -1_000_000n])
  await expect(desk.do(contract.runDepreciation, { period: '2025-03' })).rejects.toMatchObject({ code: 'asset.run' })
  const april = await desk.do(contract.runDepreciation, { period: '2025-04' })
  const takeBack = (id: string) => desk.do(contract.reopenDepreciation, { id, reason: 'Salah umur' })
  await expect(takeBack(march.id)).rejects.toMatchObject({ code: 'asset.not-last' })
  await takeBack(april.id)
  const { assets, runs } = await desk.do(contract.listAssets, {})
  expect(assets.map(({ writtenOff, value }) => [writtenOff, value])).toEqual([
    ['4875000', '13125000'],
    ['1000000', '47000000'],
  ])
  expect(runs.map(({ period }) => period)).toEqual(['2025-03'])
  // What April left out comes with May.
  expect(await desk.do(contract.runDepreciation, { period: '2025-05' })).toMatchObject({ amount: '2750000' })
  expect(await findBreaches(db.read, [...journalChecks, ...financeChecks])).toEqual([])
})

test('an asset that is sold leaves the books with what it was worth, is written off no more, and comes back by its mirror', async () => {
  const db = await testDatabase()
  const house = await aHouse(db)
  const desk = deskOf(db, house.actor, financeRoutes)
  const at = (code: string) => balanceOf(db.read, house.companyId, code)
  const mixer = { name: 'Molen', kind: 'mesin' as const, acquiredOn: '2025-03-20', cost: '48000000', months: 48 }
  const { id } = await desk.do(contract.addAsset, mixer)
  const sale = { id, date: '2025-05-12', amount: '40000000', memo: 'Dijual ke PT Beta' }
  const sell = (more: object = {}) => desk.do(contract.disposeAsset, { ...sale, ...more })
  await expect(sell()).rejects.toMatchObject({ code: 'asset.behind', field: 'date' })
  await desk.do(contract.runDepreciation, { period: '2025-04' })
  await expect(sell({ date: '2025-03-19' })).rejects.toMatchObject({ code: 'asset.before' })
  await expect(sell({ date: '2025-03-21' })).rejects.toMatchObject({ code: 'asset.run' })
  expect(await sell()).toMatchObject({ gain: '-6000000' })
  const books = async () => [await at('1-2400'), await at('1-2410'), await at('7-2000'), await at('7-1000')]
  // What it was bought and sold for is booked elsewhere: here the cost leaves, and the money's income with it.
  expect(await books()).toEqual([-48_000_000n, 0n, 6_000_000n, 40_000_000n])
  await expect(sell()).rejects.toMatchObject({ code: 'asset.gone' })
  await expect(desk.do(contract.runDepreciation, { period: '2025-05' })).rejects.toMatchObject({
    code: 'asset.nothing',
  })
  expect((await desk.do(contract.listAssets, {})).assets[0]).toMatchObject({ value: '0', gone: { on: '2025-05-12' } })

  await desk.do(contract.restoreAsset, { id, reason: 'Batal dijual' })
  expect(await books()).toEqual([0n, -2_000_000n, 0n, 0n])
  await expect(desk.do(contract.restoreAsset, { id, reason: 'Lagi' })).rejects.toMatchObject({ code: 'asset.there' })
  expect(await desk.do(contract.runDepreciation, { period: '2025-06' })).toMatchObject({ amount: '2000000' })
  // At a gain, what is left of the income is the gain.
  expect(await sell({ date: '2025-07-01', amount: '50000000' })).toMatchObject({ gain: '6000000' })
  expect(await books()).toEqual([-48_000_000n, 0n, 0n, 44_000_000n])
  await desk.do(contract.restoreAsset, { id, reason: 'Batal' })
  // Thrown away: all that is left of it is lost.
  const scrapped = { id, date: '2025-07-01', memo: 'Rusak berat' }
  expect(await desk.do(contract.disposeAsset, scrapped)).toMatchObject({ gain: '-44000000' })
  expect(await findBreaches(db.read, [...journalChecks, ...financeChecks])).toEqual([])
})
