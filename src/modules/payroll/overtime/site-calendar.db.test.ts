import { expect, test } from 'vitest'
import { testDatabase } from '#kit/db/test-database.ts'
import { deskOf } from '#kit/http/desk.ts'
import { newId } from '#kit/id.ts'
import { knowApprovers } from '#kit/posting/approval.ts'
import { setSiteDay } from '#modules/attendance/calendar/contract.ts'
import { employeeDays, markEmployeeDays } from '#modules/attendance/days/contract.ts'
import { requestLeave } from '#modules/attendance/leave/contract.ts'
import * as overtime from '#modules/attendance/overtime/contract.ts'
import { attendanceRoutes } from '#modules/attendance/routes.ts'
import { employees } from '#modules/people/employees/contract.ts'
import { peopleRoutes } from '#modules/people/routes.ts'
import { aProject } from '#modules/projects/cast/site.ts'
import { aHouse } from '../../../../tests/cast/house.ts'
import { aPaidEmployee, someTaxFacts } from '../cast/month.ts'
import { payrollRoutes } from '../routes.ts'
import * as runs from '../runs/contract.ts'

test('what a day is at the site where somebody wholly works holds in the month, for overtime, for leave and for the wage', async () => {
  const db = await testDatabase()
  const { actor } = await aHouse(db)
  const other = newId()
  const routes = [...peopleRoutes, ...attendanceRoutes, ...payrollRoutes]
  const desk = deskOf(db, actor, routes)
  const boss = deskOf(db, { ...actor, userId: other, name: 'Rina Marlina' }, routes)
  knowApprovers(() => Promise.resolve([actor.userId, other]))
  const site = (await aProject(db, actor)).id
  // Rp30.000 an hour each; Yudi is wholly at the site, Maya only half.
  const [maya, yudi] = [await paid('Maya Sekarwangi', '50'), await paid('Yudi Pratama', '100')]
  async function paid(name: string, percent: string) {
    const id = await aPaidEmployee(desk, name, '4890000', '2022-03-01')
    await someTaxFacts(desk, id, 'TK/0', 'gross')
    const assignments = [{ projectId: site, percent, fromDate: '2026-01-01', toDate: null }]
    await desk.do(employees.edit, { id, version: 1, assignments })
    return id
  }
  // A feast on a Tuesday, and the Sunday before worked instead of it.
  await desk.do(setSiteDay, { id: site, day: '2026-10-13', kind: 'holiday', name: 'Sedekah bumi' })
  await desk.do(setSiteDay, { id: site, day: '2026-10-11', kind: 'work', name: 'Ganti sedekah bumi' })

  const { days, people } = await desk.do(employeeDays, { month: '2026-10' })
  expect([10, 12].map((at) => days[at]?.kind)).toEqual(['rest', 'work'])
  expect(people.map(({ name, site: own }) => [name, Object.values(own)])).toEqual([
    ['Maya Sekarwangi', []],
    [
      'Yudi Pratama',
      [
        { day: '2026-10-11', kind: 'work', name: null },
        { day: '2026-10-13', kind: 'holiday', name: 'Sedekah bumi' },
      ],
    ],
  ])

  // Of leave on the feast nothing is taken where it is a holiday.
  const leave = { type: 'tahunan', from: '2026-10-13', until: '2026-10-13', half: null, reason: 'Acara' } as const
  const none = desk.do(requestLeave, { ...leave, employeeId: yudi })
  await expect(none).rejects.toMatchObject({ code: 'leave.no-workday' })

  for (const day of ['2026-10-11', '2026-10-13']) {
    const lines = [maya, yudi].map((employeeId) => ({ employeeId, planned: day === '2026-10-11' ? 10 : 4 }))
    const { id } = await desk.do(overtime.addOvertime, { day, reason: 'Cor lantai 2', lines })
    // Five hours are one too many on a workday alone.
    const [shown] = (await desk.do(overtime.overtimeOrders, { month: '2026-10' })).orders
    if (day === '2026-10-11') expect(shown?.lines.map(({ warnings }) => warnings)).toEqual([[], ['day']])
    await boss.do(overtime.decideOvertime, { id, version: 1, isApproved: true, note: null })
  }
  // A Sunday that is worked is missed like any workday.
  const missed = [maya, yudi].map((employeeId) => ({ employeeId, day: '2026-10-11', mark: 'A' as const }))
  await desk.do(markEmployeeDays, { marks: missed })

  const run = await desk.do(runs.addRun, { month: '2026-10', payDate: '2026-10-30', jkk: 'sedang', umk: null })
  const { slips } = await desk.do(runs.openRun, { id: run.id })
  const told = async (at: number) => {
    const slip = await desk.do(runs.openSlip, { id: slips[at]?.id ?? '' })
    return slip.pay?.lines.filter(({ code }) => ['lembur', 'tanpa_upah'].includes(code)).map(({ amount }) => amount)
  }
  // Maya: 5 hours of rest (10) and 2 of a workday (3½), all of her workdays paid. Yudi: 5 of a workday (9½), 2 of rest (4), 27 of 28 workdays of Rp5.190.000 paid.
  expect(slips.map(({ name }) => name)).toEqual(['Maya Sekarwangi', 'Yudi Pratama'])
  expect(await told(0)).toEqual(['405000'])
  expect(await told(1)).toEqual(['405000', '185357'])
})
