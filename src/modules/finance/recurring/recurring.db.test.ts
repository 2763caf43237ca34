import { beforeAll, beforeEach, expect, test } from 'vitest'
import { addDays, type Day } from '#ground/day.ts'
import { firstDay, periodOf } from '#ground/period.ts'
import type { Database } from '#kit/db/database.ts'
import { testDatabase } from '#kit/db/test-database.ts'
import { deskOf, type Desk } from '#kit/http/desk.ts'
import { newId } from '#kit/id.ts'
import { findBreaches } from '#kit/posting/check.ts'
import { today } from '#kit/posting/today.ts'
import { journalChecks } from '#modules/journal/checks.ts'
import { balanceOf } from '#modules/journal/face.ts'
import { aHouse, type House } from '../../../../tests/cast/house.ts'
import { financeChecks } from '../checks.ts'
import * as entries from '../entries/contract.ts'
import { addManualJournal, openManualJournal, voidManualJournal } from '../journals/contract.ts'
import { financeRoutes } from '../routes.ts'
import * as recurring from './contract.ts'

let db: Database
let house: House
let desk: Desk
let bank: string
/** This month, the one before, and the one before that. */
let months: readonly [string, string, string]

beforeAll(async () => {
  db = await testDatabase()
})
beforeEach(async () => {
  house = await aHouse(db)
  desk = deskOf(db, house.actor, financeRoutes)
  bank = (await desk.do(entries.cashStandings, {})).find(({ kind }) => kind === 'bank')?.id ?? ''
  const now = today(house.actor)
  const before = (month: string) => periodOf(addDays(firstDay(month as never), -1))
  months = [periodOf(now), before(periodOf(now)), before(before(periodOf(now)))]
})

const rent = async () => {
  const { id } = await desk.do(entries.addCashEntry, {
    ...{ kind: 'keluar', date: `${months[2]}-01`, cashAccountId: bank, memo: 'Sewa kantor', partyName: 'Bu Ani' },
    lines: [{ account: '6-2000', amount: '5000000' }],
  })
  return id
}
const repeat = (sourceId: string, given: object = {}) =>
  desk.do(recurring.addRecurring, {
    ...{ kind: 'cash-entry', sourceId, name: 'Sewa', day: 1, from: months[1], ...given },
  } as never)
const due = async () => (await desk.do(recurring.listRecurring, {})).due
const sound = async () => expect(await findBreaches(db.read, [...journalChecks, ...financeChecks])).toEqual([])

test('what is repeated is proposed when its day comes, booked by one act, and never twice for a month', async () => {
  const source = await rent()
  const { id } = await repeat(source)
  await expect(repeat(source)).rejects.toMatchObject({ code: 'recurring.there' })
  const bookedBefore = await balanceOf(db.read, house.companyId, '6-2000')
  expect(await due()).toMatchObject([
    { recurringId: id, name: 'Sewa', period: months[1], date: `${months[1]}-01`, amount: '5000000' },
    { period: months[0] },
  ])
  expect(await balanceOf(db.read, house.companyId, '6-2000')).toBe(bookedBefore)

  const made = await desk.do(recurring.bookRecurring, { id, period: months[1] })
  expect(made.number).toMatch(/^BKK-/)
  const entry = await desk.do(entries.openCashEntry, { id: made.id })
  expect(entry).toMatchObject({ date: `${months[1]}-01`, amount: '5000000', memo: 'Sewa kantor', state: 'posted' })
  expect(await balanceOf(db.read, house.companyId, '6-2000')).toBe(bookedBefore + 5_000_000n)
  await expect(desk.do(recurring.bookRecurring, { id, period: months[1] })).rejects.toMatchObject({
    code: 'recurring.done',
  })
  await desk.do(recurring.skipRecurring, { id, period: months[0] })
  expect(await due()).toEqual([])
  await expect(desk.do(recurring.bookRecurring, { id, period: months[0] })).rejects.toMatchObject({
    code: 'recurring.done',
  })
  // What was booked and taken back may be booked again.
  await desk.do(entries.voidCashEntry, { id: made.id, version: entry.version, reason: 'Salah bulan' })
  expect((await due()).map(({ period }) => period)).toEqual([months[1]])
  await sound()
})

test('two that book the same month at once book it once', async () => {
  const { id } = await repeat(await rent())
  const both = await Promise.allSettled(
    [1, 2].map(() => desk.do(recurring.bookRecurring, { id, period: months[0], confirmDuplicates: true })),
  )
  expect(both.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  await sound()
})

test('a draft is kept instead, and a month before the first or still to come is refused', async () => {
  const { id } = await repeat(await rent(), { from: months[0] })
  for (const period of [months[1], '2199-01'])
    await expect(desk.do(recurring.bookRecurring, { id, period })).rejects.toMatchObject({ code: 'recurring.not-due' })
  const { id: draft, number } = await desk.do(recurring.bookRecurring, { id, period: months[0], post: false })
  expect(number).toBeNull()
  expect(await due()).toEqual([])
  await desk.do(entries.deleteCashEntry, { id: draft })
  expect(await due()).toHaveLength(1)
})

test('a manual journal is repeated too; stopped, or taken back, it falls due no more', async () => {
  const { id: sourceId } = await desk.do(addManualJournal, {
    ...{ date: `${months[1]}-01` as Day, reverseOn: null, memo: 'Akrual listrik', post: true },
    lines: [
      { account: '6-2000', debit: '750000', credit: '0' },
      { account: '2-1300', debit: '0', credit: '750000' },
    ],
  } as never)
  const { id } = await repeat(sourceId, { kind: 'manual-journal', name: 'Listrik', from: months[0] })
  const [entry] = (await desk.do(recurring.listRecurring, {})).entries
  const change = { id, version: entry?.version ?? 0, name: 'Listrik kantor', day: 1, isStopped: true }
  const { version } = await desk.do(recurring.changeRecurring, change)
  expect(await due()).toEqual([])
  await expect(desk.do(recurring.changeRecurring, change)).rejects.toMatchObject({ code: 'document.changed' })
  await desk.do(recurring.changeRecurring, { ...change, version, isStopped: false })
  const made = await desk.do(recurring.bookRecurring, { id, period: months[0] })
  expect(await desk.do(openManualJournal, { id: made.id })).toMatchObject({
    ...{ date: `${months[0]}-01`, total: '750000', memo: 'Akrual listrik', state: 'posted' },
  })
  const { version: at } = await desk.do(openManualJournal, { id: sourceId })
  await desk.do(voidManualJournal, { id: sourceId, version: at, reason: 'Salah' })
  expect((await desk.do(recurring.listRecurring, {})).entries).toMatchObject([
    { stands: false, name: 'Listrik kantor' },
  ])
  const told = await desk.do(recurring.recurringHistory, { id })
  expect(told.map(({ act, by }) => [act, by])).toEqual(
    ['book-month', 'resume', 'stop', 'update', 'create'].map((act) => [act, house.actor.name]),
  )
  expect(told[3]?.changes).toEqual({ name: ['Listrik', 'Listrik kantor'] })
  await sound()
})

test('the company next door, and who may not see what is repeated, find none of it', async () => {
  const { id } = await repeat(await rent())
  for (const given of [{ companyId: newId() }, { scope: { ...house.actor.scope, projects: [newId()] } }]) {
    const other = deskOf(db, { ...house.actor, ...given }, financeRoutes)
    expect(await other.do(recurring.listRecurring, {})).toEqual({ entries: [], due: [] })
    const acts = [
      () => other.do(recurring.bookRecurring, { id, period: months[0] }),
      () => other.do(recurring.recurringHistory, { id }),
      () => other.do(recurring.skipRecurring, { id, period: months[0] }),
      () => other.do(recurring.changeRecurring, { id, version: 1, name: 'x', day: 2, isStopped: true }),
    ]
    for (const act of acts) await expect(act()).rejects.toMatchObject({ name: 'NotFound' })
  }
  expect(await due()).toHaveLength(2)
})
