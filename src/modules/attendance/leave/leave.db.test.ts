import { beforeAll, expect, test } from 'vitest'
import type { Actor } from '#kit/access/actor.ts'
import type { Database } from '#kit/db/database.ts'
import { testDatabase } from '#kit/db/test-database.ts'
import { deskOf, type Desk } from '#kit/http/desk.ts'
import { newId } from '#kit/id.ts'
import { knowApprovers } from '#kit/posting/approval.ts'
import { employees } from '#modules/people/employees/contract.ts'
import { peopleRoutes } from '#modules/people/routes.ts'
import { aHouse } from '../../../../tests/cast/house.ts'
import { employeeDays, saveWorkWeek } from '../days/contract.ts'
import { attendanceRoutes } from '../routes.ts'
import * as contract from './contract.ts'

let db: Database
let actor: Actor
let desk: Desk
let boss: Desk
let sari: string

beforeAll(async () => {
  db = await testDatabase()
  actor = (await aHouse(db)).actor
  const other = newId()
  const routes = [...peopleRoutes, ...attendanceRoutes]
  desk = deskOf(db, actor, routes)
  boss = deskOf(db, { ...actor, userId: other, name: 'Rina Marlina' }, routes)
  knowApprovers(() => Promise.resolve([actor.userId, other]))
  await desk.do(saveWorkWeek, { days: 5 })
  sari = (await desk.do(employees.add, { name: 'Sari Dewi', joinDate: '2024-03-04' })).id
  await desk.do(employees.add, { name: 'Baru Masuk', joinDate: '2026-09-01' })
})

const left = async () => (await desk.do(contract.leaveOfEmployee, { employeeId: sari })).left
const yearly = { type: 'tahunan', half: null, reason: null } as const
const marksIn = async (month: string) => (await desk.do(employeeDays, { month })).people.find(({ id }) => id === sari)

test('a leave is asked, approved by another, marks its workdays and uses the right; taken back, all is as before', async () => {
  expect(await desk.do(contract.grantLeaveYear, { year: 2026, days: 12 })).toEqual({ people: 1, expired: 0 })
  expect((await desk.do(contract.grantLeaveYear, { year: 2026, days: 12 })).people).toBe(0)
  expect(await left()).toBe('12')

  const asked = await desk.do(contract.requestLeave, {
    employeeId: sari,
    ...yearly,
    from: '2026-05-11',
    until: '2026-05-18',
  })
  const yes = { ...asked, isApproved: true, note: null }
  expect((await desk.do(contract.leaveRequests, {})).requests).toMatchObject([{ mayDecide: false }])
  expect((await boss.do(contract.leaveRequests, {})).requests).toMatchObject([{ mayDecide: true }])
  await expect(desk.do(contract.decideLeave, yes)).rejects.toMatchObject({ code: 'leave.own' })
  const approved = await boss.do(contract.decideLeave, yes)
  await expect(boss.do(contract.decideLeave, yes)).rejects.toMatchObject({ code: 'leave.decided' })
  expect(await left()).toBe('7')
  expect(Object.keys((await marksIn('2026-05'))?.marks ?? {})).toEqual([
    ...['2026-05-11', '2026-05-12', '2026-05-13', '2026-05-15', '2026-05-18'],
  ])
  expect((await desk.do(contract.leaveRequests, {})).requests).toMatchObject([
    { name: 'Sari Dewi', days: '5', state: 'approved', decidedBy: 'Rina Marlina' },
  ])

  await desk.do(contract.voidLeave, { ...approved, reason: 'Batal berangkat' })
  expect(await left()).toBe('12')
  expect((await marksIn('2026-05'))?.marks).toEqual({})
})

test('half a day is half, and stands beside the half that was worked', async () => {
  const day = { from: '2026-06-17', until: '2026-06-17', half: 'second' } as const
  const asked = await desk.do(contract.requestLeave, { employeeId: sari, ...yearly, ...day })
  await boss.do(contract.decideLeave, { ...asked, isApproved: true, note: null })
  expect(await left()).toBe('11.5')
  expect(await marksIn('2026-06')).toMatchObject({ marks: { '2026-06-17': 'C' }, halves: { '2026-06-17': 'second' } })
})

test('what is not possible is refused with the way out; a correction is a row', async () => {
  const want = (given: object) =>
    desk.do(contract.requestLeave, { employeeId: sari, ...yearly, from: '2026-07-01', until: '2026-07-01', ...given })
  await expect(want({ until: '2026-06-30' })).rejects.toMatchObject({ code: 'leave.span' })
  await expect(want({ from: '2026-07-04', until: '2026-07-05' })).rejects.toMatchObject({ code: 'leave.no-workday' })
  await expect(want({ type: 'menikah', until: '2026-07-08' })).rejects.toMatchObject({ code: 'leave.too-long' })
  await expect(want({ from: '2026-06-17', until: '2026-06-18' })).rejects.toMatchObject({ code: 'leave.twice' })
  await expect(want({ until: '2026-07-31' })).rejects.toMatchObject({ code: 'leave.not-enough' })
  await expect(want({ type: 'tanpa_upah', half: 'first', until: '2026-07-02' })).rejects.toMatchObject({
    code: 'leave.half',
  })
  expect(await desk.do(contract.correctLeave, { employeeId: sari, halfDays: -3, note: 'Saldo lama' })).toEqual({
    left: '10',
  })
  const gone = { id: newId(), version: 1, isApproved: true, note: null }
  await expect(boss.do(contract.decideLeave, gone)).rejects.toMatchObject({ name: 'NotFound' })
})
