import { beforeAll, expect, test } from 'vitest'
import { taskSources } from '#app/dashboard/task-sources.ts'
import type { Actor } from '#kit/access/actor.ts'
import type { Database } from '#kit/db/database.ts'
import { testDatabase } from '#kit/db/test-database.ts'
import { deskOf, type Desk } from '#kit/http/desk.ts'
import { knowApprovers } from '#kit/posting/approval.ts'
import { findBreaches } from '#kit/posting/check.ts'
import { saveApprovals } from '#modules/company/approvals/contract.ts'
import { approvalRoutes } from '#modules/company/approvals/routes.ts'
import { aPaidKasbon } from '#modules/kasbon/cast/kasbon.ts'
import { kasbonChecks } from '#modules/kasbon/checks.ts'
import { aCrew } from '#modules/people/cast/crew.ts'
import { aProject } from '#modules/projects/cast/site.ts'
import { aHouse } from '../../../../tests/cast/house.ts'
import { expectWholeBooks } from '../../../../tests/cast/whole-books.ts'
import { aMark, anotherOf, approveWhole } from '../cast/week.ts'
import { crewRoutes } from '../routes.ts'
import { saveSheet } from '../sheets/contract.ts'
import * as wages from './contract.ts'

const UNTIL = '2026-10-10'
let db: Database
let actor: Actor
let other: Actor
let desk: Desk
let boss: Desk

beforeAll(async () => {
  db = await testDatabase()
  actor = (await aHouse(db)).actor
  other = anotherOf(actor)
  await db.pool.query(
    `insert into app_user (id, email, name, password_hash, status) values ($1, $2, 'Rina Marlina', 'x', 'active')`,
    [other.userId, `${other.userId}@contoh.co.id`],
  )
  knowApprovers(() => Promise.resolve([actor.userId, other.userId]))
  desk = deskOf(db, actor, crewRoutes)
  boss = deskOf(db, other, crewRoutes)
  const { id: projectId } = await aProject(db, actor)
  const crew = await aCrew(db, actor, { projectId })
  const workerId = crew['Slamet'] ?? ''
  const terms = { workerId, every: 'minggu' as const, firstDue: UNTIL, date: '2026-10-01', amount: '60000', times: 1 }
  await aPaidKasbon(db, actor, terms)
  const rows = Object.values(crew).map((id) => aMark(id))
  await desk.do(saveSheet, { projectId, day: '2026-10-05', rows } as never)
  await approveWhole(boss, projectId, '2026-10-05')
  const bands = [{ fromAmount: '0' }]
  await deskOf(db, actor, approvalRoutes).do(saveApprovals, { doc: 'wage-settlement', version: 0, bands })
})

async function made() {
  const { digest } = await desk.do(wages.wagesNow, { until: UNTIL })
  return desk.do(wages.settleWages, { until: UNTIL, date: UNTIL, digest })
}

const owed = async () => {
  const { rows } = await db.pool.query<{ owed: string }>(
    `select coalesce(sum(credit - debit), 0)::text as owed from account_balance where company_id = $1 and account_code = '2-1300'`,
    [actor.companyId],
  )
  return Number(rows[0]?.owed)
}

const waiting = async (who: Actor) => {
  const found = await Promise.all(
    taskSources.filter(({ kind }) => kind === 'approve').map((source) => source.find(db.read, who)),
  )
  return found.flatMap(({ rows }) => rows.map(({ id, amount }) => [id, amount]))
}

test('made by one, approved and paid by another: nothing is booked before the yes, and the maker does neither', async () => {
  const first = await made()
  expect(first).toMatchObject({ isWaiting: true })
  expect(await owed()).toBe(0)
  expect(await waiting(actor)).toEqual([])
  expect(await waiting(other)).toEqual([[first.id, '415000']])
  expect(await desk.do(wages.openSettlement, { id: first.id })).toMatchObject({ can: ['void'] })
  await expect(desk.do(wages.approveWages, { id: first.id, version: 1 })).rejects.toMatchObject({
    code: 'approval.own',
  })
  expect(await findBreaches(db.read, kasbonChecks)).toEqual([])

  // Taken back before a yes: the same days come again.
  await desk.do(wages.voidSettlement, { id: first.id, version: 1, reason: 'Kurang satu orang' })
  const again = await made()
  const { version } = await boss.do(wages.approveWages, { id: again.id, version: 1 })
  expect(await owed()).toBe(415_000)
  expect(await findBreaches(db.read, kasbonChecks)).toEqual([])
  expect(await waiting(other)).toEqual([])

  const page = await desk.do(wages.openSettlement, { id: again.id })
  expect(page).toMatchObject({ state: 'posted', approvedBy: 'Rina Marlina', can: ['void'] })
  const paying = { id: again.id, version, date: UNTIL, cashAccountId: null, noteIds: page.lines.map(({ id }) => id) }
  await expect(desk.do(wages.payWages, paying)).rejects.toMatchObject({ code: 'wages.own-pay' })
  await boss.do(wages.payWages, paying)
  expect(await owed()).toBe(0)
  await expectWholeBooks(db, actor.companyId)
})
