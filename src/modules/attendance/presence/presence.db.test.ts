import { beforeAll, expect, test } from 'vitest'
import type { Actor } from '#kit/access/actor.ts'
import type { Database } from '#kit/db/database.ts'
import { testDatabase } from '#kit/db/test-database.ts'
import { deskOf, type Desk } from '#kit/http/desk.ts'
import { newId } from '#kit/id.ts'
import { today } from '#kit/posting/today.ts'
import { employees } from '#modules/people/employees/contract.ts'
import { peopleRoutes } from '#modules/people/routes.ts'
import { aProject } from '#modules/projects/cast/site.ts'
import { aHouse } from '../../../../tests/cast/house.ts'
import { attendanceRoutes } from '../routes.ts'
import { clockOfDay } from '../scans/contract.ts'
import { officePlace, ownPresence, setOfficePlace, tellPresence } from './contract.ts'

// Somebody in our employ tells by phone that he comes and goes: where he is is kept and told, and refuses nothing.
const bogor = { lat: -6.595, lng: 106.8166 }
const fix = (metres: number, more: object = {}) => ({
  ...{ lat: (bogor.lat + (metres + 0.5) / 111_195).toFixed(7), lng: String(bogor.lng), accuracyM: 10, ageS: 3 },
  ...more,
})
let db: Database
let actor: Actor
let desk: Desk
let employeeId: string

beforeAll(async () => {
  db = await testDatabase()
  actor = (await aHouse(db)).actor
  desk = deskOf(db, actor, [...peopleRoutes, ...attendanceRoutes])
  ;({ id: employeeId } = await desk.do(employees.add, {
    name: 'Bayu Kurniadi',
    joinDate: '2025-01-06',
    position: 'Staf',
  }))
})

const clock = () => desk.do(clockOfDay, { employeeId, day: today(actor) })

test('an account that is no employee’s is told so', async () => {
  expect(await desk.do(ownPresence, {})).toEqual({ isEmployee: false, seen: [] })
  await expect(desk.do(tellPresence, { fix: null })).rejects.toMatchObject({ code: 'presence.nobody' })
  await db.pool.query(
    `insert into app_user (id, email, name, status) values ($1, 'bayu@contoh.co.id', 'Bayu', 'active') on conflict do nothing`,
    [actor.userId],
  )
  await db.pool.query('update employee set user_id = $1 where id = $2', [actor.userId, employeeId])
  expect(await desk.do(ownPresence, {})).toEqual({ isEmployee: true, seen: [] })
})

test('without a place, or with one of long ago, the coming counts and says nothing of where', async () => {
  const nowhere = { place: null, distanceM: null, accuracyM: null, isOutside: null }
  expect(await desk.do(tellPresence, { fix: null })).toMatchObject(nowhere)
  expect(await desk.do(tellPresence, { fix: fix(0, { ageS: 121 }) })).toMatchObject(nowhere)
  // Where no place of work is known nobody is outside of it; what the phone said is kept.
  expect(await desk.do(tellPresence, { fix: fix(0) })).toMatchObject({ ...nowhere, accuracyM: 10 })
  // Within one second they are one.
  expect(await clock()).toMatchObject({ source: 'scan', clock: { scans: 1, problem: 'one-scan' } })
})

test('beside the office it is told how far, at a site which one', async () => {
  const office = { lat: '-6.595', lng: '106.8166', radiusM: 100 }
  await expect(desk.do(setOfficePlace, { ...office, radiusM: 5 })).rejects.toBeDefined()
  await desk.do(setOfficePlace, office)
  expect(await desk.do(officePlace, {})).toEqual({ place: office })
  expect(await desk.do(tellPresence, { fix: fix(40) })).toMatchObject({
    place: 'Kantor',
    distanceM: 40,
    isOutside: false,
  })
  expect(await desk.do(tellPresence, { fix: fix(900) })).toMatchObject({
    place: 'Kantor',
    distanceM: 900,
    isOutside: true,
  })

  const { id } = await aProject(db, actor)
  const { rows } = await db.pool.query<{ name: string }>(
    `update project set lat = $1, lng = $2, geofence_m = 300 where id = $3 returning name`,
    [fix(1000).lat, bogor.lng, id],
  )
  const site = rows[0]?.name ?? ''
  expect(await desk.do(tellPresence, { fix: fix(900) })).toMatchObject({ place: site, isOutside: false })

  const { seen } = await desk.do(ownPresence, {})
  expect(seen.map(({ isOutside }) => isOutside)).toEqual([null, null, null, false, true, false])
  expect((await clock()).places.map(({ place }) => place)).toEqual([null, null, null, 'Kantor', 'Kantor', site])
})

test('coming and going hours apart make a whole day', async () => {
  // Of this morning, so that both belong to one day whenever the test runs.
  await db.pool.query(`delete from presence where employee_id = $1`, [employeeId]).catch(() => undefined)
  const times = ['08:02', '17:05'].map((time) => `${today(actor)} ${time}`)
  for (const time of times) {
    await db.pool.query(
      `insert into presence (id, company_id, employee_id, at) values ($1, $2, $3, $4::timestamp at time zone $5)`,
      [newId(), actor.companyId, employeeId, time, actor.zone],
    )
  }
  await desk.do(tellPresence, { fix: null })
  expect((await clock()).clock).toMatchObject({ problem: null })
})
