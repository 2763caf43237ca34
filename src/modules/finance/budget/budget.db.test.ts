import { expect, test } from 'vitest'
import { testDatabase } from '#kit/db/test-database.ts'
import { deskOf } from '#kit/http/desk.ts'
import { aHouse } from '../../../../tests/cast/house.ts'
import { addCashEntry, cashStandings } from '../entries/contract.ts'
import { financeRoutes } from '../routes.ts'
import { copyOverheadBudget, overheadBudget, saveOverheadBudget } from './contract.ts'

test('overhead is planned by month, told beside what was booked, and taken over into the next year', async () => {
  const db = await testDatabase()
  const house = await aHouse(db)
  const desk = deskOf(db, house.actor, financeRoutes)
  const [place] = await desk.do(cashStandings, {})
  const spend = (date: string, amount: string) =>
    desk.do(addCashEntry, {
      ...{ kind: 'keluar', date, cashAccountId: place?.id ?? '', confirmDuplicates: true },
      lines: [{ account: '6-2000', amount }],
    })
  await spend('2026-01-15', '800000')
  await spend('2026-02-15', '1500000')
  const months = Array.from({ length: 12 }, () => '1000000')
  const rows = [{ account: '6-2000', months }]
  await desk.do(saveOverheadBudget, { first: '2026-01', version: 0, rows })
  const told = await desk.do(overheadBudget, { period: '2026-02' })
  expect(told).toMatchObject({
    first: '2026-01',
    version: 1,
    total: { year: { budget: '2000000', actual: '2300000' } },
  })
  expect(told.rows.find(({ account }) => account === '6-2000')).toMatchObject({
    month: { budget: '1000000', actual: '1500000', left: '-500000', percent: '150.0' },
    year: { budget: '2000000', actual: '2300000', left: '-300000', percent: '115.0' },
  })
  await expect(desk.do(saveOverheadBudget, { first: '2026-01', version: 0, rows })).rejects.toMatchObject({
    code: 'document.changed',
  })
  const other = [{ account: '5-5000', months }]
  await expect(desk.do(saveOverheadBudget, { first: '2026-01', version: 1, rows: other })).rejects.toMatchObject({
    code: 'budget.account',
  })
  const copied = await desk.do(copyOverheadBudget, { first: '2027-01', version: 0, of: 'realisasi' })
  expect(copied).toEqual({ version: 1, accounts: 1 })
  expect((await desk.do(overheadBudget, { period: '2027-02' })).total.year.budget).toBe('2300000')
  await desk.do(copyOverheadBudget, { first: '2027-01', version: 1, of: 'anggaran' })
  expect((await desk.do(overheadBudget, { period: '2027-02' })).total.year.budget).toBe('2000000')
})
