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
