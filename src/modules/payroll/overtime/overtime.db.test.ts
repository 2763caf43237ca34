import { beforeAll, expect, test } from 'vitest'
import type { Actor } from '#kit/access/actor.ts'
import type { Database } from '#kit/db/database.ts'
import { testDatabase } from '#kit/db/test-database.ts'
import { deskOf, type Desk } from '#kit/http/desk.ts'
import { newId } from '#kit/id.ts'
import { knowApprovers } from '#kit/posting/approval.ts'
import { saveWorkWeek } from '#modules/attendance/days/contract.ts'
import * as overtime from '#modules/attendance/overtime/contract.ts'
import { attendanceRoutes } from '#modules/attendance/routes.ts'
import { peopleRoutes } from '#modules/people/routes.ts'
import { aHouse } from '../../../../tests/cast/house.ts'
import { aPaidEmployee, someTaxFacts } from '../cast/month.ts'
import { payrollRoutes } from '../routes.ts'
import * as runs from '../runs/contract.ts'

let db: Database
let actor: Actor
let desk: Desk
let boss: Desk
let maya: string

beforeAll(async () => {
  db = await testDatabase()
  actor = (await aHouse(db)).actor
  const other = newId()
  const routes = [...peopleRoutes, ...attendanceRoutes, ...payrollRoutes]
  desk = deskOf(db, actor, routes)
  boss = deskOf(db, { ...actor, userId: other, name: 'Rina Marlina' }, routes)
  knowApprovers(() => Promise.resolve([actor.userId, other]))
  await desk.do(saveWorkWeek, { days: 5 })
  maya = await aPaidEmployee(desk, 'Maya Sekarwangi', '4890000', '2022-03-01')
  await someTaxFacts(desk, maya, 'TK/0', 'gross')
})

const month = '2026-10'
const order = (day: string, planned: number) =>
  desk.do(overtime.addOvertime, { day, reason: 'Cor lantai 2', lines: [{ employeeId: maya, planned }] })
const orders = async () => (await desk.do(overtime.overtimeOrders, { month })).orders

test('overtime is ordered, approved by another, worked, and paid with the month', async () => {
  const { id, version } = await order('2026-10-09', 10)
  const decided = { id, version, isApproved: true, note: null }
  await expect(desk.do(overtime.decideOvertime, decided)).rejects.toMatchObject({ code: 'overtime.own' })
  expect((await orders())[0]).toMatchObject({ mayDecide: false })
  expect((await boss.do(overtime.overtimeOrders, { month })).orders[0]).toMatchObject({ mayDecide: true })
  // What waits is seen whatever month one looks at; once it is decided, only with its own.
  const elsewhere = async () => (await boss.do(overtime.overtimeOrders, { month: '2026-11' })).orders.length
  expect(await elsewhere()).toBe(1)
  expect((await orders())[0]?.lines).toMatchObject([{ name: 'Maya Sekarwangi', planned: 10, warnings: ['day'] }])
  const approved = await boss.do(overtime.decideOvertime, decided)
  expect(approved.number).toMatch(/^SPL-/)
  expect(await elsewhere()).toBe(0)

  const run = await desk.do(runs.addRun, { month, payDate: '2026-10-30', jkk: 'sedang', umk: '2800000' })
  // Rp5.190.000 / 173 = Rp30.000 an hour; 1 hour × 1,5 + 4 × 2.
  const lembur = async () => {
    const { slips } = await desk.do(runs.openRun, { id: run.id })
    const slip = await desk.do(runs.openSlip, { id: slips[0]?.id ?? '' })
    return slip.pay?.lines.filter(({ code }) => code === 'lembur')
  }
  expect(await lembur()).toMatchObject([{ note: '5 jam', amount: '285000' }])

  const worked = { id, version: approved.version, lines: [{ employeeId: maya, worked: 4 }] }
  await desk.do(overtime.setOvertimeWorked, worked)
  const fresh = await desk.do(runs.openRun, { id: run.id })
  await desk.do(runs.recomputeRun, { id: run.id, version: fresh.version })
  expect(await lembur()).toMatchObject([{ note: '2 jam', amount: '105000' }])

  const again = await desk.do(runs.openRun, { id: run.id })
  await desk.do(runs.submitRun, { id: run.id, version: again.version })
  const [shown] = await orders()
  const late = { id, version: shown?.version ?? 0, reason: 'Salah orang' }
  await expect(desk.do(overtime.voidOvertime, late)).rejects.toMatchObject({ code: 'day.paid' })
  await expect(order('2026-10-12', 4)).rejects.toMatchObject({ code: 'day.paid' })
})

test('an order that cannot be is refused with the way out', async () => {
  const lines = [
    { employeeId: maya, planned: 2 },
    { employeeId: maya, planned: 3 },
  ]
  const asked = { day: '2026-11-09', reason: 'Cor lantai 2', lines }
  await expect(desk.do(overtime.addOvertime, asked)).rejects.toMatchObject({ code: 'overtime.twice' })
  const gone = { ...asked, lines: [{ employeeId: newId(), planned: 2 }] }
  await expect(desk.do(overtime.addOvertime, gone)).rejects.toMatchObject({ code: 'overtime.not-there' })
  const none = { id: newId(), version: 1, isApproved: false, note: null }
  await expect(boss.do(overtime.decideOvertime, none)).rejects.toMatchObject({ name: 'NotFound' })

  const { id } = await order('2026-11-09', 4)
  const approved = await boss.do(overtime.decideOvertime, { id, version: 1, isApproved: true, note: null })
  const decided = { id, version: approved.version, isApproved: true, note: null }
  await expect(boss.do(overtime.decideOvertime, decided)).rejects.toMatchObject({ code: 'overtime.decided' })
  const more = { id, version: approved.version, lines: [{ employeeId: maya, worked: 5 }] }
  await expect(desk.do(overtime.setOvertimeWorked, more)).rejects.toMatchObject({ code: 'overtime.beyond' })
})
