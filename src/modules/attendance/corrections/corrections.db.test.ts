import { beforeAll, expect, test } from 'vitest'
import { day } from '#ground/day.ts'
import type { Actor } from '#kit/access/actor.ts'
import type { Database } from '#kit/db/database.ts'
import { testDatabase } from '#kit/db/test-database.ts'
import { deskOf, type Desk } from '#kit/http/desk.ts'
import { newId } from '#kit/id.ts'
import { knowApprovers } from '#kit/posting/approval.ts'
import { employees } from '#modules/people/employees/contract.ts'
import { peopleRoutes } from '#modules/people/routes.ts'
import { aHouse } from '../../../../tests/cast/house.ts'
import { employeeDays, markEmployeeDays } from '../days/contract.ts'
import { tellDayUse } from '../days/used.ts'
import { attendanceRoutes } from '../routes.ts'
import { clockOfDay } from '../scans/contract.ts'
import * as contract from './contract.ts'

let desk: Desk
let boss: Desk
let sari: string
let actor: Actor
const paid = new Set<string>()

beforeAll(async () => {
  const db: Database = await testDatabase()
  actor = (await aHouse(db)).actor
  const other = newId()
  const routes = [...peopleRoutes, ...attendanceRoutes]
  desk = deskOf(db, actor, routes)
  boss = deskOf(db, { ...actor, userId: other, name: 'Rina Marlina' }, routes)
  knowApprovers(() => Promise.resolve([actor.userId, other]))
  sari = (await desk.do(employees.add, { name: 'Sari Dewi', joinDate: '2024-03-04' })).id
  tellDayUse((_tx, _company, { month, employeeIds }) =>
    Promise.resolve(paid.has(month) ? employeeIds.map((id) => ({ id, name: 'Sari Dewi' })) : []),
  )
})

const ON = day('2026-06-10')
const wish = (given: object = {}) =>
  desk.do(contract.askCorrection, { employeeId: sari, day: ON, mark: 'H', half: null, reason: 'Lupa scan', ...given })
const markOn = async () =>
  (await desk.do(employeeDays, { month: '2026-06' })).people.find(({ id }) => id === sari)?.marks[ON]

test('a day is put right by two: asked by one, decided by another, and its history tells both', async () => {
  await desk.do(markEmployeeDays, { marks: [{ employeeId: sari, day: ON, mark: 'A' }] })
  const asked = await wish()
  expect(await markOn()).toBe('A')
  await expect(wish()).rejects.toMatchObject({ code: 'correction.twice' })
  expect((await desk.do(contract.dayCorrections, {})).corrections).toMatchObject([
    { name: 'Sari Dewi', was: { mark: 'A' }, to: { mark: 'H' }, state: 'pending', mayDecide: false, mayVoid: true },
  ])
  const yes = { ...asked, isApproved: true, note: null }
  await expect(desk.do(contract.decideCorrection, yes)).rejects.toMatchObject({ code: 'correction.own' })
  await boss.do(contract.decideCorrection, yes)
  await expect(boss.do(contract.decideCorrection, yes)).rejects.toMatchObject({ code: 'correction.decided' })
  expect(await markOn()).toBe('H')
  const { told } = await desk.do(clockOfDay, { employeeId: sari, day: ON })
  expect(told.slice(0, 2)).toMatchObject([
    {
      by: 'Rina Marlina',
      act: 'approve-correction',
      reason: `${actor.name}: Lupa scan`,
      changes: { mark: ['A', 'H'] },
    },
    { by: actor.name, act: 'ask-correction', reason: 'Lupa scan', changes: { mark: ['A', 'H'] } },
  ])
})

test('a no changes nothing and says why; whoever asked alone takes it back', async () => {
  const first = await wish({ mark: 'S', half: 'second' })
  await boss.do(contract.decideCorrection, { ...first, isApproved: false, note: 'Tidak ada surat' })
  const halfOff = await wish({ mark: 'I', half: 'first' })
  await desk.do(contract.voidCorrection, { ...halfOff, reason: 'Salah hari' })
  const again = await wish({ mark: 'S' })
  const back = { ...again, reason: 'Salah orang' }
  await expect(boss.do(contract.voidCorrection, back)).rejects.toMatchObject({ code: 'correction.not-yours' })
  await desk.do(contract.voidCorrection, back)
  expect(await markOn()).toBe('H')
  expect((await desk.do(contract.dayCorrections, {})).corrections.map(({ state }) => state)).toEqual([
    ...['void', 'void', 'refused', 'approved'],
  ])
})

test('what does not fit is refused with the way out, also when it is decided', async () => {
  await expect(wish({ mark: 'H' })).rejects.toMatchObject({ code: 'correction.same' })
  await expect(wish({ mark: 'B', half: 'first' })).rejects.toMatchObject({ code: 'correction.half' })
  await expect(wish({ day: '2099-01-04' })).rejects.toMatchObject({ code: 'correction.future' })
  await expect(wish({ day: '2024-03-03' })).rejects.toMatchObject({ code: 'correction.outside' })
  const asked = await wish({ mark: 'D' })
  await desk.do(markEmployeeDays, { marks: [{ employeeId: sari, day: ON, mark: 'C' }] })
  const yes = { ...asked, isApproved: true, note: null }
  await expect(boss.do(contract.decideCorrection, yes)).rejects.toMatchObject({ code: 'correction.changed' })
  await desk.do(markEmployeeDays, { marks: [{ employeeId: sari, day: ON, mark: 'H' }] })
  paid.add('2026-06')
  await expect(boss.do(contract.decideCorrection, yes)).rejects.toMatchObject({ code: 'day.paid' })
  await expect(wish({ day: '2026-06-11' })).rejects.toMatchObject({ code: 'day.paid' })
  // Who asks is known to the whole worker, and so is what is paid: another file begins with nothing paid.
  paid.clear()
})

test('half a day is marked in the month, and a letter for the whole takes its place; what is not known has no halves', async () => {
  const on = day('2026-06-11')
  const halfOf = async () => {
    const person = (await desk.do(employeeDays, { month: '2026-06' })).people.find(({ id }) => id === sari)
    return [person?.marks[on], person?.halves[on]]
  }
  const mark = { employeeId: sari, day: on }
  await desk.do(markEmployeeDays, { marks: [{ ...mark, mark: 'I', half: 'second' }] })
  expect(await halfOf()).toEqual(['I', 'second'])
  await desk.do(markEmployeeDays, { marks: [{ ...mark, mark: 'S' }] })
  expect(await halfOf()).toEqual(['S', undefined])
  const unknown = desk.do(markEmployeeDays, { marks: [{ ...mark, mark: 'B', half: 'first' }] })
  await expect(unknown).rejects.toMatchObject({ code: 'correction.half' })
})
