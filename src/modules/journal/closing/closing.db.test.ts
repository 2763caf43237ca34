import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { day } from '#ground/day.ts'
import { NO_DIMS } from '#ground/dims.ts'
import { money } from '#ground/money.ts'
import type { Database } from '#kit/db/database.ts'
import { testDatabase } from '#kit/db/test-database.ts'
import { deskOf, type Desk } from '#kit/http/desk.ts'
import { newId } from '#kit/id.ts'
import { findBreaches } from '#kit/posting/check.ts'
import { journalChecks } from '#modules/journal/checks.ts'
import * as contract from '#modules/journal/closing/contract.ts'
import { setPeriodLock } from '#modules/journal/contract.ts'
import * as journal from '#modules/journal/face.ts'
import { journalRoutes } from '#modules/journal/routes.ts'
import { credit, debit } from '#modules/journal/rules.ts'
import { aHouse, type House } from '../../../../tests/cast/house.ts'

let db: Database
let house: House
let desk: Desk

beforeAll(async () => {
  db = await testDatabase()
})
beforeEach(async () => {
  house = await aHouse(db)
  desk = deskOf(db, house.actor, journalRoutes)
})

const reason = 'Tutup buku'
const book = (on: string, from: string, to: string, amount: bigint) =>
  db.withTx((tx) =>
    journal.post(tx, house.actor, {
      ...{ on: day(on), area: 'finance', source: { kind: 'try', id: newId() }, memo: 'Coba' },
      lines: [debit(from, money(amount), NO_DIMS), credit(to, money(amount), NO_DIMS)],
    }),
  )
const balance = (account: string, until?: string) =>
  journal.balanceOf(db.read, house.companyId, account, until === undefined ? undefined : day(until))
const refusal = (code: string) => expect.objectContaining({ code }) as Error
const sound = async () => expect(await findBreaches(db.read, journalChecks)).toEqual([])

describe('a year', () => {
  test('is closed to equity, drawings with it, and nothing is written behind it until it is opened again', async () => {
    await book('2024-05-10', '1-1200', '4-1000', 9_000_000n)
    await book('2025-05-10', '1-1200', '4-1000', 50_000_000n)
    await book('2025-06-10', '6-2000', '1-1200', 12_000_000n)
    await book('2025-07-10', '3-4000', '1-1200', 5_000_000n)
    await book('2026-01-10', '6-2000', '1-1200', 1_000_000n)
    const closed = await desk.do(contract.closeYear, { year: 2025, reason })
    expect(closed.result).toBe('47000000')
    expect([await balance('4-1000', '2025-12-31'), await balance('6-2000', '2025-12-31')]).toEqual([0n, 0n])
    expect([await balance('3-3000', '2025-12-31'), await balance('3-3000'), await balance('3-4000')]).toEqual([
      -47_000_000n,
      0n,
      0n,
    ])
    expect([await balance('3-2000'), await balance('6-2000')]).toEqual([-42_000_000n, 1_000_000n])
    await sound()

    await expect(book('2025-12-31', '6-2000', '1-1200', 1n)).rejects.toThrow(refusal('period.locked'))
    const open = { area: 'finance' as const, until: '2025-06-30', reason }
    await expect(desk.do(setPeriodLock, open)).rejects.toThrow(refusal('period.year-closed'))
    await expect(desk.do(contract.reopenMonth, { period: '2025-12', reason })).rejects.toThrow(
      refusal('period.year-closed'),
    )
    await expect(desk.do(contract.closeYear, { year: 2025, reason })).rejects.toThrow(refusal('closing.closed-before'))

    await desk.do(contract.reopenYear, { id: closed.id, reason: 'Koreksi' })
    expect([await balance('3-2000'), await balance('4-1000'), await balance('3-4000')]).toEqual([
      0n,
      -59_000_000n,
      5_000_000n,
    ])
    const again = desk.do(contract.reopenYear, { id: closed.id, reason })
    await expect(again).rejects.toThrow(refusal('closing.taken-back'))
    await desk.do(contract.reopenMonth, { period: '2025-12', reason })
    await book('2025-12-31', '6-2000', '1-1200', 1n)
    await sound()
  })

  test('that was closed later is opened first, and one that is not over is not closed', async () => {
    await book('2024-05-10', '1-1200', '4-1000', 9_000_000n)
    const first = await desk.do(contract.closeYear, { year: 2024, reason })
    await desk.do(contract.closeYear, { year: 2025, reason })
    await expect(desk.do(contract.reopenYear, { id: first.id, reason })).rejects.toThrow(refusal('closing.later-first'))
    const thisYear = Number(new Date().toISOString().slice(0, 4))
    await expect(desk.do(contract.closeYear, { year: Math.max(thisYear, 2026), reason })).rejects.toThrow(
      refusal('closing.not-over'),
    )
    expect(await desk.do(contract.listYearClosings, {})).toMatchObject([
      { year: 2025, isLast: true, result: '0' },
      { year: 2024, isLast: false, result: '9000000' },
    ])
  })
})

test('a year of books that begin in April ends in March, also when they begin in another month since', async () => {
  const begin = (month: number) =>
    db.pool.query('update company set fiscal_year_start = $2 where id = $1', [house.companyId, month])
  await begin(4)
  await book('2025-03-31', '1-1200', '4-1000', 2_000_000n)
  await book('2025-04-01', '1-1200', '4-1000', 3_000_000n)
  await book('2026-03-31', '6-2000', '1-1200', 1_000_000n)
  await book('2026-04-01', '6-2000', '1-1200', 7_000n)
  expect((await desk.do(contract.closeYear, { year: 2024, reason })).result).toBe('2000000')
  const closed = await desk.do(contract.closeYear, { year: 2025, reason })
  expect([closed.result, await balance('4-1000', '2026-03-30'), await balance('4-1000', '2026-03-31')]).toEqual([
    ...['2000000', -3_000_000n, 0n],
  ])
  await begin(1)
  const open = { area: 'finance' as const, until: '2025-12-31', reason }
  await expect(desk.do(setPeriodLock, open)).rejects.toThrow(refusal('period.year-closed'))
  await desk.do(contract.reopenYear, { id: closed.id, reason: 'Koreksi' })
  expect([await balance('4-1000', '2026-03-31'), await balance('3-2000')]).toEqual([-3_000_000n, -2_000_000n])
  await sound()
})

test('a month is closed for every area, and opened with those after it', async () => {
  await desk.do(contract.closeMonth, { period: '2025-03', reason })
  await expect(book('2025-03-31', '6-2000', '1-1200', 1n)).rejects.toThrow(refusal('period.locked'))
  await book('2025-04-01', '6-2000', '1-1200', 1n)
  await desk.do(contract.reopenMonth, { period: '2025-02', reason })
  await book('2025-02-01', '6-2000', '1-1200', 1n)
})
