import { beforeAll, expect, test } from 'vitest'
import { day } from '#ground/day.ts'
import { money } from '#ground/money.ts'
import type { Database } from '#kit/db/database.ts'
import { testDatabase } from '#kit/db/test-database.ts'
import { deskOf, type Desk } from '#kit/http/desk.ts'
import { aHouse, type House } from '../../../../tests/cast/house.ts'
import { addCashEntry, cashStandings } from '../entries/contract.ts'
import { financeRoutes } from '../routes.ts'
import { matchSure, openMatching, sureMatches } from './contract.ts'
import { keepStatement } from './take-statement.ts'

let db: Database
let house: House
let desk: Desk
let bank: string

const told = (date: string, description: string, amount: bigint) => ({
  ...{ date: day(date), description, amount: money(amount), reference: null, balance: null, isDuplicate: false },
})
const paid = (date: string, amount: string, partyName: string) =>
  desk.do(addCashEntry, {
    ...{ kind: 'keluar', date, cashAccountId: bank, partyName, confirmDuplicates: true },
    lines: [{ account: '6-2000', amount }],
  })

beforeAll(async () => {
  db = await testDatabase()
  house = await aHouse(db)
  desk = deskOf(db, house.actor, financeRoutes)
  bank = (await desk.do(cashStandings, {})).find(({ kind }) => kind === 'bank')?.id ?? ''
  await paid('2026-11-03', '100000', 'UD Baja')
  await paid('2026-11-04', '250000', 'Toko Semen')
  // Two of the same, and one that two lines of the bank could be.
  await paid('2026-11-05', '300000', 'Budi')
  await paid('2026-11-05', '300000', 'Budi')
  await paid('2026-11-06', '75000', 'PLN')
  const lines = [
    told('2026-11-03', 'TRSF UD BAJA', -100_000n),
    told('2026-11-05', 'TRSF TOKO SEMEN', -250_000n),
    told('2026-11-05', 'GAJI BUDI', -300_000n),
    told('2026-11-06', 'PLN', -75_000n),
    told('2026-11-06', 'PLN LAGI', -75_000n),
    told('2026-11-07', 'TIDAK ADA', -1n),
  ]
  const span = { from: day('2026-11-03'), to: day('2026-11-07'), opening: null, closing: null, pending: 0 }
  await db.withTx((tx) =>
    keepStatement(tx, house.actor, { cashAccountId: bank, fileName: 'a.csv' }, { layout: 'bertanda', ...span, lines }),
  )
})

test('what can only be one line of the book is matched in one go; what is ambiguous is left to a person', async () => {
  const sure = await desk.do(sureMatches, { cashAccountId: bank })
  expect(sure.map(({ description, party }) => [description, party])).toEqual([
    ['TRSF UD BAJA', 'UD Baja'],
    ['TRSF TOKO SEMEN', 'Toko Semen'],
  ])
  const pairs = sure.map(({ id, version, entryId, lineNo }) => ({ id, version, entryId, lineNo }))
  // All or none: a line of the book is tied once.
  const [first, second] = pairs
  if (!first || !second) throw new Error('no pairs')
  const twice = { pairs: [first, { ...second, entryId: first.entryId, lineNo: first.lineNo }] }
  await expect(desk.do(matchSure, twice)).rejects.toMatchObject({ code: 'bank.taken' })
  expect((await desk.do(openMatching, { cashAccountId: bank })).counts).toMatchObject({ waiting: 6, matched: 0 })
  expect(await desk.do(matchSure, { pairs })).toEqual({ matched: 2 })
  expect((await desk.do(openMatching, { cashAccountId: bank })).counts).toMatchObject({ waiting: 4, matched: 2 })
  expect(await desk.do(sureMatches, { cashAccountId: bank })).toEqual([])
})

test('who only reads changes nothing, and another company has none of it', async () => {
  const other = deskOf(db, (await aHouse(db)).actor, financeRoutes)
  await expect(other.do(sureMatches, { cashAccountId: bank })).rejects.toThrow()
  const [line] = (await desk.do(openMatching, { cashAccountId: bank, state: 'waiting' })).lines
  const pairs = [{ id: line?.id ?? '', version: line?.version ?? 0, entryId: line?.id ?? '', lineNo: 1 }]
  await expect(other.do(matchSure, { pairs })).rejects.toThrow()
})
