import { beforeAll, expect, test } from 'vitest'
import type { Actor } from '#kit/access/actor.ts'
import type { Database } from '#kit/db/database.ts'
import { testDatabase } from '#kit/db/test-database.ts'
import { deskOf, type Desk } from '#kit/http/desk.ts'
import { newId } from '#kit/id.ts'
import { knowApprovers } from '#kit/posting/approval.ts'
import { findBreaches } from '#kit/posting/check.ts'
import { saveWorkWeek } from '#modules/attendance/days/contract.ts'
import { attendanceRoutes } from '#modules/attendance/routes.ts'
import { projectCosts } from '#modules/journal/face.ts'
import { employees } from '#modules/people/employees/contract.ts'
import { peopleRoutes } from '#modules/people/routes.ts'
import { aProject } from '#modules/projects/cast/site.ts'
import { headOfAccount } from '#modules/works/control/rules.ts'
import { aHouse } from '../../../../tests/cast/house.ts'
import { aPaidEmployee, someTaxFacts } from '../cast/month.ts'
import { payrollChecks } from '../checks.ts'
import { openRecap } from '../recap/contract.ts'
import { payrollRoutes } from '../routes.ts'
import * as runs from '../runs/contract.ts'

const routes = [...peopleRoutes, ...attendanceRoutes, ...payrollRoutes]
let db: Database
let actor: Actor
let maker: Desk
let boss: Desk
let shop: string
let store: string

beforeAll(async () => {
  db = await testDatabase()
  actor = (await aHouse(db)).actor
  const other = newId()
  maker = deskOf(db, actor, routes)
  boss = deskOf(db, { ...actor, userId: other, name: 'Rina Marlina' }, routes)
  knowApprovers(() => Promise.resolve([actor.userId, other]))
  await maker.do(saveWorkWeek, { days: 5 })
  shop = (await aProject(db, actor, { name: 'Ruko Melati' })).id
  store = (await aProject(db, actor, { name: 'Gudang Cakung' })).id
})

/** What the books hold of a run, by account and project. */
async function booksOf(id: string) {
  const { rows } = await db.pool.query<{ account: string; project: string | null; amount: string }>(
    `select l.account_code as account, p.name as project, sum(l.debit - l.credit)::text as amount
     from journal_line l join journal_entry e on e.id = l.entry_id left join project p on p.id = l.project_id
     where e.company_id = $1 and e.source_id = $2 and (l.account_code like '6-1%' or l.account_code = '5-5000') group by 1, 2 order by 1, 2 nulls last`,
    [actor.companyId, id],
  )
  return rows.map(({ account, project, amount }) => `${account} ${project ?? '-'} ${amount}`)
}

async function booked(id: string) {
  const { version } = await maker.do(runs.openRun, { id })
  const handed = await maker.do(runs.submitRun, { id, version })
  return boss.do(runs.decideRun, { id, version: handed.version, decision: 'approve', note: null })
}

const october = { month: '2026-10', payDate: '2026-10-30', jkk: 'sedang', umk: null } as const

test('wages of who is assigned are the cost of those projects, to the rupiah, and come off them when the run is taken back', async () => {
  const maya = await aPaidEmployee(maker, 'Maya Sekarwangi', '7200000', '2022-03-01')
  const rudi = await aPaidEmployee(maker, 'Rudi Hartawan', '11700000', '2022-03-01')
  for (const id of [maya, rudi]) await someTaxFacts(maker, id, 'TK/0', 'gross')
  const made = await maker.do(runs.addRun, october)

  // Half on one site until the 15th (11 of 22 workdays), then on two; the rest is the office's.
  const edit = { id: maya, version: 1 }
  const first = { projectId: shop, percent: '50', fromDate: '2026-10-01', toDate: null }
  const second = { projectId: store, percent: '50', fromDate: '2026-10-16', toDate: '2026-12-31' }
  const third = { projectId: store, percent: '0.5', fromDate: '2026-11-01', toDate: null }
  const full = maker.do(employees.edit, { ...edit, assignments: [first, second, third] })
  await expect(full).rejects.toMatchObject({ code: 'assignment.too-much', field: 'assignments.2.percent' })
  const backwards = maker.do(employees.edit, { ...edit, assignments: [{ ...second, toDate: '2026-10-15' }] })
  await expect(backwards).rejects.toMatchObject({ code: 'assignment.ends-early', field: 'assignments.0.toDate' })
  const nowhere = maker.do(employees.edit, { ...edit, assignments: [first, { ...second, projectId: newId() }] })
  await expect(nowhere).rejects.toMatchObject({ code: 'project.unknown', field: 'assignments.1.projectId' })
  await maker.do(employees.edit, { ...edit, assignments: [first, second] })
  expect((await maker.do(employees.open, { id: maya })).projectNames).toEqual({
    [shop]: 'Ruko Melati',
    [store]: 'Gudang Cakung',
  })

  // What was worked out before says so.
  const before = await maker.do(runs.openRun, { id: made.id })
  expect(before.stale).toEqual(['Maya Sekarwangi'])
  await maker.do(runs.recomputeRun, { id: made.id, version: before.version })
  const done = await booked(made.id)

  // Maya: 8.316.750 with what the company pays of BPJS; of 22 days the shop has 11, the store 5,5, the office 5,5.
  expect((await booksOf(made.id)).slice(0, 3)).toEqual([
    '5-5000 Gudang Cakung 2079188',
    '5-5000 Ruko Melati 4158375',
    '6-1000 - 13875000',
  ])
  const costs = await projectCosts(db.read, actor.companyId, shop)
  expect(costs.map(({ account }) => headOfAccount(account))).toEqual(['umum'])
  const { slips } = await maker.do(runs.openRun, { id: made.id })
  const { pay } = await maker.do(runs.openSlip, { id: slips[0]?.id ?? '' })
  expect(pay?.shares.map(({ project }) => project)).toEqual(
    expect.arrayContaining(['Gudang Cakung', 'Ruko Melati', null]),
  )
  const whole = pay?.shares.reduce((all, { amount }) => all + BigInt(amount), 0n)
  expect(whole).toBe(BigInt(pay?.earned ?? '0') + BigInt(pay?.employer ?? '0'))
  const { projects } = await maker.do(openRecap, { month: '2026-10' })
  expect(projects).toMatchObject([
    { project: 'Gudang Cakung', people: 1, wages: '0' },
    { project: 'Ruko Melati', people: 1, wages: '0' },
  ])
  expect(projects[1]?.salaries).toBe(String(costs.reduce((all, { amount }) => all + amount, 0n)))
  expect(await findBreaches(db.read, payrollChecks)).toEqual([])

  await boss.do(runs.voidRun, { id: made.id, version: done.version, reason: 'Salah bulan' })
  expect((await projectCosts(db.read, actor.companyId, shop)).every(({ amount }) => amount === 0n)).toBe(true)
  expect(await findBreaches(db.read, payrollChecks)).toEqual([])
})

test('a bonus is borne as the day it is paid, last wages by the days that were worked; a finished project bears nothing', async () => {
  const yudi = await aPaidEmployee(maker, 'Yudi Santoso', '5000001', '2026-10-01')
  await someTaxFacts(maker, yudi, 'TK/0', 'gross_up')
  const whole = { projectId: shop, percent: '100', fromDate: '2026-10-01', toDate: '2026-10-13' }
  const after = { projectId: store, percent: '40', fromDate: '2026-10-14', toDate: null }
  await maker.do(employees.edit, { id: yudi, version: 1, assignments: [whole, after] })
  const bonusOn = async (payDate: string) => {
    const people = [{ employeeId: yudi, amount: '1000001' }]
    const made = await maker.do(runs.addBonusRun, { payDate, label: null, people })
    await booked(made.id)
    return (await booksOf(made.id)).filter((line) => !line.startsWith('6-1300'))
  }
  expect(await bonusOn('2026-10-20')).toEqual(['5-5000 Gudang Cakung 400000', '6-1200 - 600001'])

  // Out on the 13th: every day of it was the shop's, and so is all of what the company bears.
  await maker.do(employees.edit, { id: yudi, version: 2, leftOn: '2026-10-13' })
  const last = await maker.do(runs.addRun, { ...october, kind: 'last' })
  await booked(last.id)
  const books = await booksOf(last.id)
  expect(books.map((line) => line.replace(/ \d+$/, ''))).toEqual(['5-5000 Ruko Melati'])
  expect(await findBreaches(db.read, payrollChecks)).toEqual([])

  await maker.do(employees.edit, { id: yudi, version: 3, leftOn: null })
  await db.pool.query(`update project set status = 'selesai' where id = $1`, [store])
  expect(await bonusOn('2026-11-20')).toEqual(['6-1200 - 1000001'])
})
