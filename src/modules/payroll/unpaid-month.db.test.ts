import { expect, test } from 'vitest'
import { testDatabase } from '#kit/db/test-database.ts'
import { deskOf } from '#kit/http/desk.ts'
import { newId } from '#kit/id.ts'
import { knowApprovers } from '#kit/posting/approval.ts'
import { markEmployeeDays, saveWorkWeek } from '#modules/attendance/days/contract.ts'
import { attendanceRoutes } from '#modules/attendance/routes.ts'
import { peopleRoutes } from '#modules/people/routes.ts'
import { aHouse } from '../../../tests/cast/house.ts'
import { expectWholeBooks } from '../../../tests/cast/whole-books.ts'
import { aPaidEmployee, someTaxFacts } from './cast/month.ts'
import { payrollRoutes } from './routes.ts'
import * as runs from './runs/contract.ts'

const routes = [...peopleRoutes, ...attendanceRoutes, ...payrollRoutes]

test('who was on unpaid leave all month has a slip of nothing; BPJS of both is owed by the company, and nobody is owed wages', async () => {
  const db = await testDatabase()
  const { actor } = await aHouse(db)
  const other = newId()
  const maker = deskOf(db, actor, routes)
  const boss = deskOf(db, { ...actor, userId: other, name: 'Rina Marlina' }, routes)
  knowApprovers(() => Promise.resolve([actor.userId, other]))
  await maker.do(saveWorkWeek, { days: 5 })
  const id = await aPaidEmployee(maker, 'Wahyu Kurnia', '3700000', '2025-01-06')
  await someTaxFacts(maker, id, 'TK/0', 'gross')
  // The first of October 2026 is a Thursday.
  const workdays = Array.from({ length: 31 }, (_, at) => at + 1).filter((each) => ![3, 4].includes(each % 7))
  const marks = workdays.map((each) => ({
    ...{ employeeId: id, day: `2026-10-${String(each).padStart(2, '0')}`, mark: 'I' as const },
  }))
  await maker.do(markEmployeeDays, { marks })

  const asked = { month: '2026-10', payDate: '2026-10-30', jkk: 'sedang' as const, umk: null }
  const made = await maker.do(runs.addRun, asked)
  const run = await maker.do(runs.openRun, { id: made.id })
  const { pay } = await maker.do(runs.openSlip, { id: run.slips[0]?.id ?? '' })
  expect(pay).toMatchObject({ earned: '4000000', net: '0' })
  expect(pay?.lines.find(({ code }) => code === 'tanpa_upah')).toMatchObject({ amount: '4000000' })
  expect(pay?.lines.find(({ code }) => code === 'pph21')?.amount ?? '0').toBe('0')

  const handed = await maker.do(runs.submitRun, { id: made.id, version: run.version })
  await boss.do(runs.decideRun, { id: made.id, version: handed.version, decision: 'approve', note: null })
  const { rows } = await db.pool.query<{ account: string; moved: string }>(
    `select l.account_code as account, sum(l.debit - l.credit)::text as moved
     from journal_line l join journal_entry e on e.id = l.entry_id
     where e.company_id = $1 and e.source_kind = 'payroll-run' and e.source_id = $2
     group by 1 having sum(l.debit - l.credit) <> 0 order by 1`,
    [actor.companyId, made.id],
  )
  // Kesehatan 5 %, JHT 5,7 %, JP 3 %, JKK 0,89 % and JKM 0,3 % of four million, the employee's part too.
  expect(rows).toEqual([
    { account: '2-1600', moved: '-200000' },
    { account: '2-1610', moved: '-395600' },
    { account: '6-1100', moved: '595600' },
  ])
  const booked = await boss.do(runs.openRun, { id: made.id })
  expect(booked.slips[0]).toMatchObject({ open: '0', isPaid: true })
  await expectWholeBooks(db, actor.companyId)
})
