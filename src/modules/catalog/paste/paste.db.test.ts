import { beforeAll, expect, test } from 'vitest'
import type { Database } from '#kit/db/database.ts'
import { testDatabase } from '#kit/db/test-database.ts'
import { deskOf } from '#kit/http/desk.ts'
import { aHouse, type House } from '../../../../tests/cast/house.ts'
import { matchPastedList } from './contract.ts'
import { pasteRoutes } from './routes.ts'

let db: Database
let house: House
let desk: ReturnType<typeof deskOf>

beforeAll(async () => {
  db = await testDatabase()
  house = await aHouse(db)
  desk = deskOf(db, house.actor, pasteRoutes)
  await house.item({ name: 'Semen Tiga Roda 40 kg', unit: 'zak' })
  await house.item({ name: 'Semen Padang 50 kg', unit: 'zak' })
  await house.item({ name: 'Pasir Beton', unit: 'm³' })
  await house.item({ name: 'Besi Beton Polos 10 mm', unit: 'btg' })
})

test('rows find their items in any order of words, with a slip of the pen, in the unit meant', async () => {
  const rows = await desk.do(matchPastedList, {
    text: 'roda tiga semen 50 sak\npasir betn 2 kubik @350rb\nbesi 10 20 batang',
  })
  expect(rows.map((row) => row.candidates[0]?.name)).toEqual([
    'Semen Tiga Roda 40 kg',
    'Pasir Beton',
    'Besi Beton Polos 10 mm',
  ])
  expect(rows[0]).toMatchObject({ qty: '50', unit: 'sak' })
  expect(rows[0]?.candidates[0]).toMatchObject({ unit: 'zak', baseUnit: 'zak' })
  expect(rows[1]).toMatchObject({ qty: '2', price: '350000' })
  expect(rows[1]?.candidates[0]?.unit).toBe('m³')
})

test('what is not in the catalog finds nothing, and another company finds nothing at all', async () => {
  expect((await desk.do(matchPastedList, { text: 'kloset duduk 2 bh' }))[0]?.candidates).toEqual([])
  const other = await aHouse(db)
  const theirs = await deskOf(db, other.actor, pasteRoutes).do(matchPastedList, { text: 'semen 5 sak' })
  expect(theirs[0]?.candidates).toEqual([])
})

test('of names that match as well, the one that begins as it was written comes first', async () => {
  await house.item({ name: 'Atap pasir', unit: 'lbr' })
  const [row] = await desk.do(matchPastedList, { text: 'pasir 2 rit' })
  expect(row?.candidates.map(({ name }) => name)).toEqual(['Pasir Beton', 'Atap pasir'])
})
