import { beforeAll, expect, test } from 'vitest'
import type { Actor } from '#kit/access/actor.ts'
import type { Database } from '#kit/db/database.ts'
import { testDatabase } from '#kit/db/test-database.ts'
import { deskOf, type Desk } from '#kit/http/desk.ts'
import type { InputOf } from '#kit/http/endpoint.ts'
import { newId } from '#kit/id.ts'
import { employees } from '#modules/people/employees/contract.ts'
import { peopleRoutes } from '#modules/people/routes.ts'
import { workers } from '#modules/people/workers/contract.ts'
import { aProject } from '#modules/projects/cast/site.ts'
import { aHouse } from '../../../../tests/cast/house.ts'
import { aMark } from '../cast/week.ts'
import { crewRoutes } from '../routes.ts'
import { saveSheet } from '../sheets/contract.ts'
import { busiestProject } from './contract.ts'

const routes = [...peopleRoutes, ...crewRoutes]
// Sunday 4 to Saturday 10 October 2026, and the week before it.
const day = '2026-10-07'
const nik = '3201150505800001'
let db: Database
let actor: Actor
let desk: Desk
let fence: string
let house: string
let crew: string[]

beforeAll(async () => {
  db = await testDatabase()
  actor = (await aHouse(db)).actor
  desk = deskOf(db, actor, routes)
  fence = (await aProject(db, actor, { name: 'Pagar sekolah' })).id
  house = (await aProject(db, actor, { name: 'Rumah Cibubur' })).id
  await aProject(db, actor, { name: 'Gudang kosong' })
  crew = []
  for (const name of ['Hasan Basri', 'Wawan', 'Oding']) {
    const isForeman = name === 'Hasan Basri'
    const terms = { trade: 'Tukang batu', projectId: fence, startDate: '2026-01-05', dailyRate: '150000' }
    crew.push((await desk.do(workers.add, { ...terms, name, isForeman, nik: isForeman ? nik : null })).id)
  }
})

const markAll = async (projectId: string, on: string, ids: readonly string[]) =>
  desk.do(saveSheet, { projectId, day: on, rows: ids.map((id) => aMark(id)) } as InputOf<typeof saveSheet>)
const busiest = async (from: Desk = desk, on = day) => (await from.do(busiestProject, { day: on })).projectId

test('the site where most was worked this week is named; before anybody was marked, that of the week before', async () => {
  expect(await busiest()).toBeNull()
  await markAll(fence, '2026-10-02', crew)
  expect(await busiest()).toBe(fence)
  expect(await busiest(desk, '2026-10-14')).toBeNull()
  await markAll(house, '2026-10-06', crew.slice(1))
  expect(await busiest()).toBe(house)
})

test('nobody is led to a site they may not see, a foreman to where his own crew is, and another company to none of ours', async () => {
  const narrow = { ...actor, scope: { ...actor.scope, projects: [fence] } }
  expect(await busiest(deskOf(db, narrow, routes))).toBe(fence)

  const userId = newId()
  await db.pool.query(
    `insert into app_user (id, email, name, password_hash, status) values ($1, $2, 'Hasan', 'x', 'active')`,
    [userId, `${userId}@contoh.co.id`],
  )
  await desk.do(employees.add, { name: 'Hasan Basri', nik, joinDate: '2026-01-05', userId })
  await markAll(fence, '2026-10-06', crew.slice(0, 1))
  const foreman = { ...actor, userId, can: (right: string) => right === 'view absensi' }
  expect(await busiest()).toBe(house)
  expect(await busiest(deskOf(db, foreman, routes))).toBe(fence)

  const { actor: stranger } = await aHouse(db)
  expect(await busiest(deskOf(db, stranger, routes))).toBeNull()
})

test('a site that takes no costs any more is not named', async () => {
  await db.pool.query(`update project set status = 'batal' where id = $1`, [house])
  expect(await busiest()).toBe(fence)
})
