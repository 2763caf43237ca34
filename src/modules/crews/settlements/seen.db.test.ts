import { expect, test } from 'vitest'
import { testDatabase } from '#kit/db/test-database.ts'
import { deskOf } from '#kit/http/desk.ts'
import { newId } from '#kit/id.ts'
import { knowApprovers } from '#kit/posting/approval.ts'
import { peopleRoutes } from '#modules/people/routes.ts'
import { workers } from '#modules/people/workers/contract.ts'
import { aProject } from '#modules/projects/cast/site.ts'
import { aHouse } from '../../../../tests/cast/house.ts'
import { aMark, anotherOf, approveWhole } from '../cast/week.ts'
import { crewRoutes } from '../routes.ts'
import { saveSheet } from '../sheets/contract.ts'
import * as wages from './contract.ts'

const DAY = '2026-11-11'
const SATURDAY = '2026-11-14'

test('of wages of two sites whoever sees one is shown, and pays, what that one bears, and takes nothing back', async () => {
  const db = await testDatabase()
  const { actor } = await aHouse(db)
  const other = anotherOf(actor)
  knowApprovers(() => Promise.resolve([actor.userId, other.userId]))
  const desk = deskOf(db, actor, [...peopleRoutes, ...crewRoutes])
  const sites = [(await aProject(db, actor)).id, (await aProject(db, actor)).id] as const
  for (const [at, projectId] of sites.entries()) {
    const dailyRate = at === 0 ? '137500' : '162500'
    const worker = await desk.do(workers.add, { name: `Pekerja ${at}`, dailyRate, projectId, startDate: '2026-01-05' })
    const row = aMark(worker.id, { markedAt: `${DAY}T09:00:00Z` }) as never
    await desk.do(saveSheet, { projectId, day: DAY, rows: [row] })
    await approveWhole(deskOf(db, other, crewRoutes), projectId, DAY)
  }
  const { digest } = await desk.do(wages.wagesNow, { until: SATURDAY })
  const { id, version } = await desk.do(wages.settleWages, { until: SATURDAY, date: SATURDAY, digest })
  const whole = await desk.do(wages.openSettlement, { id })
  expect([whole.people, whole.net]).toEqual([2, '300000'])

  const seeing = (projects: readonly string[]) =>
    deskOf(db, { ...actor, scope: { ...actor.scope, projects } }, crewRoutes)
  const one = seeing([sites[0]])
  expect(await one.do(wages.listSettlements, {})).toMatchObject([{ id, people: 1, net: '137500', paid: '0' }])
  const page = await one.do(wages.openSettlement, { id })
  expect(page).toMatchObject({ people: 1, net: '137500', totals: { gross: '137500' }, can: ['pay'] })
  expect(page.lines.map(({ name }) => name)).toEqual(['Pekerja 0'])

  const pay = { id, version, date: SATURDAY, cashAccountId: null }
  const foreign = whole.lines.find(({ name }) => name === 'Pekerja 1')?.id ?? ''
  await expect(one.do(wages.payWages, { ...pay, noteIds: [foreign] })).rejects.toMatchObject({ code: 'wages.unknown' })
  const back = { id, version, reason: 'Salah' }
  await expect(one.do(wages.voidSettlement, back)).rejects.toMatchObject({ code: 'wages.narrowed' })
  const both = whole.lines.map((line) => line.id)
  await desk.do(wages.payWages, { ...pay, noteIds: both })
  const [payment] = (await one.do(wages.openSettlement, { id })).payments
  expect(payment).toMatchObject({ people: 1, amount: '137500' })
  const undone = { id: payment?.id ?? '', reason: 'Salah' }
  await expect(one.do(wages.voidWagePayment, undone)).rejects.toMatchObject({ code: 'wages.narrowed' })

  const none = seeing([newId()])
  expect(await none.do(wages.listSettlements, {})).toEqual([])
  await expect(none.do(wages.openSettlement, { id })).rejects.toMatchObject({ name: 'NotFound' })
})
