import { expect, test } from 'vitest'
import { addDays } from '#ground/day.ts'
import { firstDay, periodOf } from '#ground/period.ts'
import { testDatabase } from '#kit/db/test-database.ts'
import { deskOf } from '#kit/http/desk.ts'
import { today } from '#kit/posting/today.ts'
import { addAsset } from '#modules/finance/assets/contract.ts'
import { addCashEntry, cashStandings } from '#modules/finance/entries/contract.ts'
import { financeRoutes } from '#modules/finance/routes.ts'
import { closeYear } from '#modules/journal/closing/contract.ts'
import { journalRoutes } from '#modules/journal/routes.ts'
import { aHouse } from '../../../../tests/cast/house.ts'
import { monthClosing } from '../closing/contract.ts'
import { reportRoutes } from '../routes.ts'
import { profitAndLoss } from '../statements/contract.ts'
import { listCashMovements } from './contract.ts'

test('every movement of cash stands with what lay there after it, also of money moved between two', async () => {
  const db = await testDatabase()
  const house = await aHouse(db)
  const desk = deskOf(db, house.actor, [...financeRoutes, ...reportRoutes, ...journalRoutes])
  const places = await desk.do(cashStandings, {})
  const of = (kind: string) => places.find((place) => place.kind === kind)?.id ?? ''
  const on = today(house.actor)
  const write = (given: object) => desk.do(addCashEntry, { date: on, cashAccountId: of('bank'), ...given } as never)
  const lastMonth = addDays(firstDay(periodOf(on)), -1)
  await write({ kind: 'masuk', date: lastMonth, lines: [{ account: '3-1000', amount: '5000000' }] })
  await write({ kind: 'keluar', memo: 'Listrik', lines: [{ account: '6-2000', amount: '1250000' }] })
  await write({ kind: 'pindah', toCashAccountId: of('kas'), amount: '300000', fee: '2500' })

  const { rows, totals } = await desk.do(listCashMovements, {})
  const told = rows.map(({ cashAccountName, cashIn, cashOut, balance }) => [cashAccountName, cashIn, cashOut, balance])
  expect(told.toSorted()).toEqual(
    [
      ['Bank', '5000000', '0', '5000000'],
      ['Bank', '0', '1250000', '3750000'],
      ['Bank', '0', '302500', '3447500'],
      ['Kas', '300000', '0', '300000'],
    ].toSorted(),
  )
  expect(new Set(rows.map(({ id }) => id)).size).toBe(4)
  expect(totals).toMatchObject({ cashIn: '5300000', cashOut: '1552500' })
  const one = await desk.do(listCashMovements, { cashAccountId: of('kas'), size: '1' } as never)
  expect(one.rows).toMatchObject([{ sourceNumber: expect.stringMatching(/^PK-/) as string, sourceKind: 'cash-entry' }])
})

test('a month tells what is still open in it, and a closed year keeps its laba rugi', async () => {
  const db = await testDatabase()
  const house = await aHouse(db)
  const desk = deskOf(db, house.actor, [...financeRoutes, ...reportRoutes, ...journalRoutes])
  const places = await desk.do(cashStandings, {})
  const cash = { cashAccountId: places[0]?.id ?? '', date: '2025-03-10', kind: 'keluar' as const }
  await desk.do(addCashEntry, { ...cash, lines: [{ account: '6-2000', amount: '75000' }] })
  await desk.do(addCashEntry, { ...cash, post: false, lines: [{ account: '6-4000', amount: '20000' }] })
  const car = { name: 'Mobil bak', kind: 'kendaraan', acquiredOn: '2025-03-01', cost: '96000000', months: 96 } as const
  await desk.do(addAsset, { ...car, residual: '0', writtenOffBefore: '0' })
  const { checks, isLocked, isOver } = await desk.do(monthClosing, { period: '2025-03' })
  const open = checks.filter(({ found }) => found > 0).map(({ id, found, about }) => [id, found, about])
  expect([isLocked, isOver, open]).toEqual([
    false,
    true,
    [
      ['cash-entry', 1, null],
      ['below-zero', 1, expect.stringContaining('75.000') as string],
      ['depreciation', 1, 'Rp1.000.000'],
    ],
  ])
  const asked = { from: '2025-01-01', to: '2025-12-31', compare: 'tidak' as const }
  const before = await desk.do(profitAndLoss, asked)
  await desk.do(closeYear, { year: 2025, reason: 'Tutup buku' })
  expect(await desk.do(profitAndLoss, asked)).toEqual({ ...before, lockedUntil: '2025-12-31' })
  expect(await desk.do(monthClosing, { period: '2025-03' })).toMatchObject({ isLocked: true })
})
