import { expect, test } from 'vitest'
import type { Database } from '#kit/db/database.ts'
import { testDatabase } from '#kit/db/test-database.ts'
import { deskOf, type Desk } from '#kit/http/desk.ts'
import { newId } from '#kit/id.ts'
import { knowApprovers } from '#kit/posting/approval.ts'
import { markEmployeeDays, saveWorkWeek } from '#modules/attendance/days/contract.ts'
import { attendanceRoutes } from '#modules/attendance/routes.ts'
import { addEmployeePay } from '#modules/people/pay/contract.ts'
import { peopleRoutes } from '#modules/people/routes.ts'
import { aHouse } from '../../../../tests/cast/house.ts'
import { expectWholeBooks } from '../../../../tests/cast/whole-books.ts'
import { aPaidEmployee, someTaxFacts } from '../cast/month.ts'
import { payrollRoutes } from '../routes.ts'
import * as runs from '../runs/contract.ts'
import { prorationChanges, setProration } from './contract.ts'

const routes = [...peopleRoutes, ...attendanceRoutes, ...payrollRoutes]
const asked = { month: '2026-10', payDate: '2026-10-30', jkk: 'sedang' as const, umk: null }

/** A house of five workdays with Rudi, who joined on 12 October 2026 – 15 of 22 workdays, 20 of 31 days – and did not come on the 14th. */
async function aJoiner() {
  const db = await testDatabase()
  const { actor } = await aHouse(db)
  const other = newId()
  const maker = deskOf(db, actor, routes)
  const boss = deskOf(db, { ...actor, userId: other, name: 'Rina Marlina' }, routes)
  knowApprovers(() => Promise.resolve([actor.userId, other]))
  await maker.do(saveWorkWeek, { days: 5 })
  const rudi = await aPaidEmployee(maker, 'Rudi Hartawan', '6600000', '2026-10-12')
  await someTaxFacts(maker, rudi, 'TK/0', 'gross')
  await maker.do(markEmployeeDays, { marks: [{ employeeId: rudi, day: '2026-10-14', mark: 'A' }] })
  return { db, companyId: actor.companyId, maker, boss }
}

async function slipIn(desk: Desk, runId: string) {
  const run = await desk.do(runs.openRun, { id: runId })
  const slip = await desk.do(runs.openSlip, { id: run.slips[0]?.id ?? '' })
  const lineOf = (code: string) => slip.pay?.lines.find((line) => line.code === code)
  return { run, slip, base: lineOf('pokok'), fixed: lineOf('tetap'), unpaid: lineOf('tanpa_upah') }
}

async function bookedOn(db: Database, companyId: string, runId: string, account: string): Promise<string | undefined> {
  const { rows } = await db.pool.query<{ moved: string }>(
    `select sum(l.debit - l.credit)::text as moved from journal_line l join journal_entry e on e.id = l.entry_id
     where e.company_id = $1 and e.source_kind = 'payroll-run' and e.source_id = $2 and l.account_code = $3`,
    [companyId, runId, account],
  )
  return rows[0]?.moved
}

// 6.600.000 and 300.000 of a joiner, and the day that is not paid, each figure rounded once.
const byMethod = [
  {
    method: 'workdays',
    by: null,
    base: '4500000',
    fixed: '204545',
    unpaid: '313636',
    note: '15 dari 22 hari',
    cost: 4_390_909,
  },
  {
    method: 'daily',
    by: 21,
    base: '4714286',
    fixed: '214286',
    unpaid: '328572',
    note: '15 hari × 1/21',
    cost: 4_600_000,
  },
  {
    method: 'calendar',
    by: 31,
    base: '4258065',
    fixed: '193548',
    unpaid: '222581',
    note: '20 dari 31 hari kalender',
    cost: 4_229_032,
  },
] as const

test.each(byMethod)('a joiner with a day that is not paid, by $method: the journal is the slip', async (expected) => {
  const { db, companyId, maker, boss } = await aJoiner()
  await maker.do(setProration, { from: '2026-10', method: expected.method })
  const { id } = await maker.do(runs.addRun, asked)
  const { run, slip, base, fixed, unpaid } = await slipIn(maker, id)
  expect([base?.amount, fixed?.amount, unpaid?.amount]).toEqual([expected.base, expected.fixed, expected.unpaid])
  expect(base?.note).toBe(expected.note)
  expect(slip.division).toEqual(expected.by === null ? null : { method: expected.method, by: expected.by })
  // The days on the slip are workdays by every method.
  expect(slip).toMatchObject({ scheduled: 22, employed: 15, unpaidHalves: 2 })

  const handed = await maker.do(runs.submitRun, { id, version: run.version })
  await boss.do(runs.decideRun, { id, version: handed.version, decision: 'approve', note: null })
  expect(await bookedOn(db, companyId, id, '6-1000')).toBe(String(expected.cost))
  expect(await bookedOn(db, companyId, id, '2-1300')).toBe(`-${slip.pay?.net}`)
  await expectWholeBooks(db, companyId)
})

test('a draft is stale once the method is another one; what is booked stays, and so does its month', async () => {
  const { db, companyId, maker, boss } = await aJoiner()
  const { id } = await maker.do(runs.addRun, asked)
  const first = await slipIn(maker, id)
  expect(first.base?.amount).toBe('4500000')
  expect(await maker.do(prorationChanges, {})).toEqual({ changes: [] })

  // Of a later month: nothing to this one. What holds already is no change.
  await maker.do(setProration, { from: '2026-11', method: 'calendar' })
  await maker.do(setProration, { from: '2026-09', method: 'workdays' })
  expect((await maker.do(prorationChanges, {})).changes).toMatchObject([{ from: '2026-11', method: 'calendar' }])
  expect((await slipIn(maker, id)).run.stale).toEqual([])

  await maker.do(setProration, { from: '2026-10', method: 'daily' })
  expect((await slipIn(maker, id)).run.stale).toEqual(['Rudi Hartawan'])
  const early = maker.do(runs.submitRun, { id, version: first.run.version })
  await expect(early).rejects.toMatchObject({ code: 'run.stale', facts: { names: 'Rudi Hartawan' } })
  const { version } = await maker.do(runs.recomputeRun, { id, version: first.run.version })
  const handed = await maker.do(runs.submitRun, { id, version })

  // From here on the month keeps what it was worked out with, until it is taken back; months after it do not.
  const back = () => maker.do(setProration, { from: '2026-10', method: 'workdays' })
  await expect(back()).rejects.toMatchObject({ code: 'proration.booked', facts: { month: 'Oktober 2026' } })
  await boss.do(runs.decideRun, { id, version: handed.version, decision: 'approve', note: null })
  await expect(back()).rejects.toMatchObject({ code: 'proration.booked' })
  const whole = maker.do(setProration, { from: '2026-01', method: 'calendar' })
  expect((await whole).changes.map(({ from }) => from)).toEqual(['2026-11', '2026-10', '2026-01'])
  expect((await maker.do(setProration, { from: '2026-11', method: 'daily' })).changes[0]).toMatchObject({
    ...{ from: '2026-11', method: 'daily' },
  })
  const kept = await slipIn(maker, id)
  expect(kept.base?.amount).toBe('4714286')
  expect(kept.slip.division).toEqual({ method: 'daily', by: 21 })

  // One row for each change, with what held before it.
  const { rows } = await db.pool.query<{ changes: unknown }>(
    `select changes from history where company_id = $1 and subject = 'proration' order by id`,
    [companyId],
  )
  expect(rows).toEqual([
    { changes: { '2026-11': ['workdays', 'calendar'] } },
    { changes: { '2026-10': ['workdays', 'daily'] } },
    { changes: { '2026-01': ['workdays', 'calendar'] } },
    { changes: { '2026-11': ['calendar', 'daily'] } },
  ])
  await expect(maker.do(setProration, { from: '2026-13', method: 'daily' })).rejects.toThrow(/bulan/)
  await expect(maker.do(setProration, { from: '2026-12', method: 'sesuka' as never })).rejects.toThrow(/caranya/)
})

test('a rise from a Saturday counts its days of rest by calendar days, and BPJS goes by the pay at the end', async () => {
  const { maker } = await aJoiner()
  await maker.do(setProration, { from: '2026-10', method: 'calendar' })
  const sari = await aPaidEmployee(maker, 'Sari Dewi', '6200000', '2025-01-06')
  await someTaxFacts(maker, sari, 'TK/0', 'gross')
  await maker.do(addEmployeePay, {
    ...{ id: sari, validFrom: '2026-10-17', monthlyBase: '7750000', reason: 'Kenaikan' },
    allowances: [{ name: 'Tunjangan jabatan', amount: '300000' }],
  })
  const { id } = await maker.do(runs.addRun, asked)
  const { slips } = await maker.do(runs.openRun, { id })
  const slip = await maker.do(runs.openSlip, { id: slips.find(({ name }) => name === 'Sari Dewi')?.id ?? '' })
  // 16 of 31 days of 6.200.000 and 15 of 7.750.000; Kesehatan 1% of 8.050.000.
  const lineOf = (code: string) =>
    slip.pay?.lines.find((line) => line.code === code && line.side !== 'perusahaan')?.amount
  expect([lineOf('pokok'), lineOf('tetap'), lineOf('kesehatan')]).toEqual(['6950000', '300000', '80500'])
})
