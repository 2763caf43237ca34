import { beforeAll, expect, test } from 'vitest'
import type { Database } from '#kit/db/database.ts'
import { testDatabase } from '#kit/db/test-database.ts'
import { allLaws, aWorkshop, type Workshop } from '../cast/workshop.ts'
import * as result from '../results/contract.ts'
import { houseCosts } from './contract.ts'

// What a house used and made, month by month: the tab Biaya.
let db: Database
let shop: Workshop

beforeAll(async () => {
  db = await testDatabase()
  shop = await aWorkshop(db, { pieceRate: '500', house: { overheadKind: 'percent', overheadPercent: '10' } })
})

const made = async (id: string, date: string, good: string, more: object = {}) => {
  const { version } = await shop.seen(id)
  await shop.do(result.recordOutput, { id, version, date, good, second: '0', reject: '0', useRecipe: true, ...more })
}
const costs = () => shop.do(houseCosts, { id: shop.houseId })

test('a month says what went in, what came out, and what was lost; the newest first, other houses apart', async () => {
  expect(await costs()).toEqual([])
  const { id } = await shop.running({ date: '2026-10-28' })
  const { version } = await shop.seen(id)
  const rows = [{ workerName: 'Pak Dede', qty: '40', rate: null }]
  await shop.do(result.recordLabour, { id, version, date: '2026-10-30', rows })
  await made(id, '2026-10-30', '40')
  // 40 of 100: 20 kg × 1.500 + 0,2 m³ × 300.000 = 90.000, with labour 20.000 and 10 % on both.
  const october = { period: '2026-10', materials: '90000', labour: '20000', overhead: '11000', output: '121000' }
  expect(await costs()).toEqual([{ ...october, loss: '0' }])

  await made(id, '2026-11-02', '50', { reject: '10', finish: true })
  // The other 60: 135.000 and 10 %; what was rejected is borne by the good ones.
  const november = { period: '2026-11', materials: '135000', labour: '0', overhead: '13500', output: '148500' }
  expect(await costs()).toEqual([
    { ...november, loss: '0' },
    { ...october, loss: '0' },
  ])
  await allLaws(db)

  const other = await aWorkshop(db)
  expect(await other.do(houseCosts, { id: other.houseId })).toEqual([])
})
