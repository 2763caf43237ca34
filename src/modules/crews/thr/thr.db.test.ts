import { beforeAll, expect, test } from 'vitest'
import type { Actor } from '#kit/access/actor.ts'
import type { Database } from '#kit/db/database.ts'
import { testDatabase } from '#kit/db/test-database.ts'
import { deskOf, type Desk } from '#kit/http/desk.ts'
import { knowApprovers } from '#kit/posting/approval.ts'
import { aCrew, type CrewCast } from '#modules/people/cast/crew.ts'
import { workers } from '#modules/people/workers/contract.ts'
import { peopleRoutes } from '#modules/people/routes.ts'
import { aProject } from '#modules/projects/cast/site.ts'
import { aHouse } from '../../../../tests/cast/house.ts'
import { aPaidWeek } from '../cast/paid-week.ts'
import { anotherOf } from '../cast/week.ts'
import { crewRoutes } from '../routes.ts'
import * as wages from '../settlements/contract.ts'
import { addWorkerThr } from './contract.ts'

const christmas = { feast: 'natal' as const, feastOn: '2026-12-25', forAll: true }
let db: Database
let actor: Actor
let desk: Desk
let boss: Desk
let crew: CrewCast
let projectId: string

beforeAll(async () => {
  db = await testDatabase()
  actor = (await aHouse(db)).actor
  const other = anotherOf(actor)
  desk = deskOf(db, actor, [...peopleRoutes, ...crewRoutes])
  boss = deskOf(db, other, crewRoutes)
  knowApprovers(() => Promise.resolve([actor.userId, other.userId]))
  projectId = (await aProject(db, actor)).id
  crew = await aCrew(db, actor, { projectId })
  await aPaidWeek(db, actor, { projectId, workerIds: Object.values(crew) })
})

async function borne(): Promise<Record<string, number>> {
  const { rows } = await db.pool.query<{ name: string; moved: string }>(
    `select p.name, sum(b.debit - b.credit)::text as moved from project_balance b join project p on p.id = b.project_id
     where b.company_id = $1 and b.account_code = '6-1200' group by 1 having sum(b.debit - b.credit) <> 0`,
    [actor.companyId],
  )
  return Object.fromEntries(rows.map(({ name, moved }) => [name, Number(moved)]))
}

async function booked(id: string): Promise<Record<string, number>> {
  const { rows } = await db.pool.query<{ account: string; moved: string }>(
    `select l.account_code as account, sum(l.debit - l.credit)::text as moved
     from journal_line l join journal_entry e on e.id = l.entry_id
     where e.company_id = $1 and e.source_kind = 'wage-settlement' and e.source_id = $2 group by 1 having sum(l.debit - l.credit) <> 0`,
    [actor.companyId, id],
  )
  return Object.fromEntries(rows.map(({ account, moved }) => [account, Number(moved)]))
}

test('who has a right is told with where the amount comes from, approved by another, booked, fetched, and taken back', async () => {
  // Nobody has a religion yet: they are named, and the feast of one is nobody's.
  const asked = desk.do(addWorkerThr, { ...christmas, forAll: false })
  await expect(asked).rejects.toMatchObject({ code: 'thr.nobody' })
  await desk.do(workers.edit, { id: crew['Slamet'] ?? '', version: 1, religion: 'kristen' })
  const own = await desk.do(addWorkerThr, { ...christmas, forAll: false })
  const page = await desk.do(wages.openSettlement, { id: own.id })
  expect(page).toMatchObject({ state: 'pending_approval', kind: 'thr', can: ['void'] })
  expect(page.leftOut.map(({ name, why }) => [name, why])).toEqual([
    ['Pak Darmo', 'no-religion'],
    ['Karno', 'no-religion'],
  ])
  await desk.do(wages.voidSettlement, { id: own.id, version: 1, reason: 'Semua dibayar di Natal' })
  expect(await booked(own.id)).toEqual({})

  // Eleven months of service; the books know one month of twelve.
  const made = await desk.do(addWorkerThr, christmas)
  expect(made.number).toMatch(/^THR-26/)
  const { lines } = await desk.do(wages.openSettlement, { id: made.id })
  expect(lines.map(({ name, bonus, net, open }) => [name, bonus, net, open])).toEqual([
    ['Pak Darmo', '183333', '183333', '183333'],
    ['Karno', '114583', '114583', '114583'],
    ['Slamet', '137500', '137500', '137500'],
  ])
  expect(lines[0]?.bonusFrom).toEqual({
    ...{ base: '200000', months: 11, dates: 1 },
    of: [{ month: '2026-11', amount: '200000' }],
  })
  expect(await booked(made.id)).toEqual({})
  const pay = { version: 1, date: '2026-11-20', cashAccountId: null, noteIds: lines.map(({ id }) => id) }
  await expect(desk.do(wages.payWages, { id: made.id, ...pay })).rejects.toMatchObject({ code: 'document.wrong-state' })
  await expect(desk.do(wages.approveWages, { id: made.id, version: 1 })).rejects.toMatchObject({ code: 'thr.own' })

  const { version } = await boss.do(wages.approveWages, { id: made.id, version: 1 })
  expect(await booked(made.id)).toEqual({ '6-1200': 435_416, '2-1300': -435_416 })
  expect(await borne()).toEqual({ 'Ruko Cibinong Blok C': 435_416 })
  await expect(desk.do(addWorkerThr, christmas)).rejects.toMatchObject({ code: 'thr.nobody' })

  await desk.do(wages.payWages, { id: made.id, ...pay, version })
  const paid = await desk.do(wages.openSettlement, { id: made.id })
  expect(paid).toMatchObject({ paid: '435416', can: [] })
  const [payment] = paid.payments
  expect(payment?.amount).toBe('436000')
  await desk.do(wages.voidWagePayment, { id: payment?.id ?? '', reason: 'Salah kas' })
  const back = await desk.do(wages.openSettlement, { id: made.id })
  await desk.do(wages.voidSettlement, { id: made.id, version: back.version, reason: 'Salah hari raya' })
  expect(await booked(made.id)).toEqual({})
  expect(await borne()).toEqual({})
})

test('a THR whose months became others meanwhile is not booked', async () => {
  const made = await desk.do(addWorkerThr, christmas)
  const { rows } = await db.pool.query<{ id: string }>(
    `update wage_note set wages = wages + 12, gross = gross + 12, net = net + 12 where company_id = $1 and wages > 0
     and worker_id = $2 returning id`,
    [actor.companyId, crew['Karno']],
  )
  expect(rows).toHaveLength(1)
  const approving = boss.do(wages.approveWages, { id: made.id, version: 1 })
  await expect(approving).rejects.toMatchObject({ code: 'thr.changed', facts: { names: 'Karno' } })
})

test('each project bears of a THR what it bore of the wages; where one was finished, the company does', async () => {
  const [other, finished] = [
    await aProject(db, actor, { name: 'Gudang Cikarang' }),
    await aProject(db, actor, { name: 'Rumah Depok' }),
  ]
  await db.pool.query(`update project set status = 'selesai' where id = $1`, [finished.id])
  const worked = async (name: string, shares: readonly (readonly [string, number])[]) =>
    db.pool.query(`update wage_note set shares = $3 where company_id = $1 and worker_id = $2 and wages > 0`, [
      ...[actor.companyId, crew[name]],
      JSON.stringify(shares.map(([id, amount]) => ({ projectId: id, workItemId: null, amount: String(amount) }))),
    ])
  await db.pool.query(`update wage_settlement set state = 'void' where company_id = $1 and kind = 'thr'`, [
    actor.companyId,
  ])
  await db.pool.query(`update wage_note set is_void = true where company_id = $1 and bonus > 0`, [actor.companyId])
  await worked('Slamet', [
    [projectId, 50_000],
    [other.id, 100_000],
  ])
  await worked('Karno', [
    [finished.id, 100_012],
    [other.id, 25_000],
  ])
  const made = await desk.do(addWorkerThr, christmas)
  // Before it is booked, a share moves to another project.
  await worked('Karno', [[finished.id, 125_012]])
  const early = boss.do(wages.approveWages, { id: made.id, version: 1 })
  await expect(early).rejects.toMatchObject({ code: 'thr.changed', facts: { names: 'Karno' } })
  await worked('Karno', [
    [finished.id, 100_012],
    [other.id, 25_000],
  ])
  await boss.do(wages.approveWages, { id: made.id, version: 1 })
  // 137,500 by 1 : 2; 114,594 by 25,000 : 100,012; the foreman's 183,333 whole.
  expect(await borne()).toEqual({ 'Ruko Cibinong Blok C': 183_333 + 45_833, 'Gudang Cikarang': 91_667 + 22_916 })
  expect(await booked(made.id)).toEqual({ '6-1200': 435_427, '2-1300': -435_427 })
})
