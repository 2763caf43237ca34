import { beforeAll, expect, test } from 'vitest'
import { allRoutes } from '#app/server-routes.ts'
import { addDays, dayIn, type Day } from '#ground/day.ts'
import { firstDay, periodOf } from '#ground/period.ts'
import type { Actor } from '#kit/access/actor.ts'
import { now } from '#kit/clock.ts'
import type { Database } from '#kit/db/database.ts'
import { testDatabase } from '#kit/db/test-database.ts'
import { deskOf, type Desk } from '#kit/http/desk.ts'
import { NotFound } from '#kit/http/not-found.ts'
import { newId } from '#kit/id.ts'
import { endOfContract } from '#modules/payroll/duties/contract.ts'
import { aCrew } from '#modules/people/cast/crew.ts'
import { employees } from '#modules/people/employees/contract.ts'
import { aProject } from '#modules/projects/cast/site.ts'
import { aHouse } from '../../../../tests/cast/house.ts'
import { daysWorked } from './contract.ts'

let db: Database
let actor: Actor
let desk: Desk

beforeAll(async () => {
  db = await testDatabase()
  actor = (await aHouse(db)).actor
  desk = deskOf(db, actor, allRoutes)
})

async function worked(workerId: string, projectId: string, days: readonly Day[]): Promise<void> {
  for (const day of days)
    await db.pool.query(
      `insert into crew_day (id, company_id, project_id, worker_id, day, half_days, overtime, rest_hours, marked_at,
         created_by, created_by_name, updated_by, updated_by_name)
       values ($1, $2, $3, $4, $5, 1, 0, 0, now(), $6, 'Siti', $6, 'Siti')`,
      [newId(), actor.companyId, projectId, workerId, day, actor.userId],
    )
}

test('dates are counted over all projects, half days too; the third month of 21 in a row is told with its name', async () => {
  const [here, there] = [await aProject(db, actor), await aProject(db, actor, { name: 'Lain' })]
  const [workerId = ''] = Object.values(await aCrew(db, actor, { projectId: here.id }))
  const thisMonth = periodOf(dayIn('Asia/Jakarta', now()))
  const before = [1, 2, 3].map((n) => {
    let month = thisMonth
    for (let at = 0; at < n; at += 1) month = periodOf(addDays(firstDay(month), -1))
    return month
  })
  for (const month of before)
    await worked(
      workerId,
      here.id,
      Array.from({ length: 21 }, (_, at) => addDays(firstDay(month), at)),
    )
  // The same date on another site is the same date.
  await worked(workerId, there.id, [firstDay(before[0] ?? thisMonth)])
  const told = await desk.do(daysWorked, { id: workerId })
  expect(told.months.map(({ dates }) => dates)).toEqual([0, 0, 21, 21, 21, 0])
  expect(told).toMatchObject({ run: 3, permanentIn: before[0], warning: null })

  const scope = { ...actor.scope, projects: [there.id] }
  await expect(deskOf(db, { ...actor, scope }, allRoutes).do(daysWorked, { id: workerId })).rejects.toThrow(NotFound)
})

test('the end of a contract for a time tells its compensation by whole months of the last wage; one for good has none', async () => {
  const contracts = [{ type: 'pkwt' as const, fromDate: '2026-01-05', toDate: '2026-10-04', probationTo: null }]
  const pay = { joinDate: '2026-01-05', monthlyBase: '6000000' }
  const { id } = await desk.do(employees.add, { name: 'Dewi', contracts, ...pay })
  expect(await desk.do(endOfContract, { id })).toMatchObject({ months: 9, monthly: '6000000', compensation: '4500000' })
  await desk.do(employees.edit, { id, version: 1, leftOn: '2026-07-10' })
  expect(await desk.do(endOfContract, { id })).toMatchObject({ to: '2026-07-10', months: 6, compensation: '3000000' })
  const good = [{ type: 'pkwtt' as const, fromDate: '2026-01-05', toDate: null, probationTo: null }]
  const other = await desk.do(employees.add, { name: 'Eko', contracts: good, ...pay })
  expect(await desk.do(endOfContract, { id: other.id })).toBeNull()
})
