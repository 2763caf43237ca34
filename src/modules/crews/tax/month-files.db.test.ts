import { beforeAll, expect, test } from 'vitest'
import { period } from '#ground/period.ts'
import type { Actor } from '#kit/access/actor.ts'
import type { Database } from '#kit/db/database.ts'
import { testDatabase } from '#kit/db/test-database.ts'
import { deskOf, type Desk } from '#kit/http/desk.ts'
import { newId } from '#kit/id.ts'
import { readPdf } from '#kit/paper/read-pdf.ts'
import { knowApprovers } from '#kit/posting/approval.ts'
import { attendanceRoutes } from '#modules/attendance/routes.ts'
import { aPaidEmployee, someTaxFacts } from '#modules/payroll/cast/month.ts'
import { pressedRecap } from '#modules/payroll/papers/pressed.ts'
import { openRecap } from '#modules/payroll/recap/contract.ts'
import { bp21File, bpa1File, bpmpFile } from '#modules/payroll/recap/tax-files.ts'
import { payrollRoutes } from '#modules/payroll/routes.ts'
import * as runs from '#modules/payroll/runs/contract.ts'
import { peopleRoutes } from '#modules/people/routes.ts'
import { workers } from '#modules/people/workers/contract.ts'
import { aProject } from '#modules/projects/cast/site.ts'
import { aHouse } from '../../../../tests/cast/house.ts'
import { aPaidWeek } from '../cast/paid-week.ts'
import { anotherOf } from '../cast/week.ts'
import { crewRoutes } from '../routes.ts'

const routes = [...peopleRoutes, ...attendanceRoutes, ...payrollRoutes, ...crewRoutes]
const month = period('2026-11')
let db: Database
let actor: Actor
let desk: Desk
let project: string

beforeAll(async () => {
  db = await testDatabase()
  actor = (await aHouse(db)).actor
  const other = anotherOf(actor)
  knowApprovers(() => Promise.resolve([actor.userId, other.userId]))
  desk = deskOf(db, actor, routes)
  const { id: projectId } = await aProject(db, actor)
  const aWorker = async (name: string, dailyRate: string) =>
    (await desk.do(workers.add, { name, dailyRate, projectId, startDate: '2026-01-05' })).id
  await aPaidWeek(db, actor, {
    projectId,
    workerIds: [await aWorker('Lukman', '520000'), await aWorker('Karta', '2600000')],
  })

  // One whose year goes on, one who came in November and left with its end.
  await someTaxFacts(desk, await aPaidEmployee(desk, 'Maya Sekarwangi', '7200000', '2022-03-01'), 'TK/1', 'gross')
  const gone = await aPaidEmployee(desk, 'Rudi Hartawan', '11700000', '2026-11-02')
  await someTaxFacts(desk, gone, 'K/1', 'gross_up')
  await db.pool.query(`update employee set left_on = '2026-11-28' where id = $1`, [gone])
  const asked = { month, payDate: '2026-11-28', jkk: 'sedang' as const, umk: '2800000' }
  const { id } = await desk.do(runs.addRun, asked)
  const { version } = await desk.do(runs.openRun, { id })
  const handed = await desk.do(runs.submitRun, { id, version })
  await deskOf(db, other, routes).do(runs.decideRun, { id, version: handed.version, decision: 'approve', note: null })
  project =
    (await db.pool.query<{ name: string }>('select name from project where id = $1', [projectId])).rows[0]?.name ?? ''
})

type Maker = typeof bp21File
const made = async (make: Maker) => {
  const { body } = await db.withTx((tx) => make(tx, actor, { month }))
  return String(body)
}
const all = (xml: string, name: string) =>
  [...xml.matchAll(new RegExp(`<${name}>([^<]*)</${name}>`, 'g'))].map(([, one]) => one)

test('who is paid by the day stands in BP21 once for each payment, whoever has no NIK is named before it is made', async () => {
  await db.pool.query(`update company set npwp = '0012345678912000', nitku = null where id = $1`, [actor.companyId])
  await expect(made(bp21File)).rejects.toMatchObject({ code: 'recap.no-nik', facts: { names: 'Karta, Lukman' } })
  const recap = await desk.do(openRecap, { month })
  expect(recap.workers.withoutNik.map(({ name }) => name)).toEqual(['Karta', 'Lukman'])
  await db.pool.query(
    `update person set nik = case name when 'Karta' then '3374021211099834' else '3374021312109835' end
     where company_id = $1 and name in ('Karta', 'Lukman')`,
    [actor.companyId],
  )
  const xml = await made(bp21File)
  // A day of 520.000 with a meal of 15.000 at 0,5 %; one of 2.600.000 by art. 17 on half of it.
  expect(all(xml, 'Gross')).toEqual(['2600000', '535000'])
  expect(all(xml, 'TaxObjectCode')).toEqual(['21-100-30', '21-100-24'])
  expect([all(xml, 'Deemed'), all(xml, 'Rate')]).toEqual([
    ['50', '100'],
    ['5', '0.5'],
  ])
  expect(all(xml, 'DocumentNumber')[0]).toMatch(/^UPAH-2611-/)
  expect(recap.workers).toMatchObject({ payments: 2, tax: String(65_000 + 2_675) })
  expect(recap.projects).toEqual([{ project, people: 2, wages: '3135000', salaries: '0', cost: '3135000' }])
})

test('whose year ended with the month stands in BPA1 and not among the monthly slips', async () => {
  expect(all(await made(bpmpFile), 'Position')).toEqual(['Staf'])
  await expect(made(bpa1File)).rejects.toMatchObject({ code: 'recap.no-nik', facts: { names: 'Rudi Hartawan' } })
  await db.pool.query(`update person set nik = '3174010910879952' where company_id = $1 and name = 'Rudi Hartawan'`, [
    actor.companyId,
  ])
  const xml = await made(bpa1File)
  const figures = [
    'SalaryPensionJhtTht',
    'IncomeTaxBenefit',
    'OtherBenefit',
    'InsurancePaidByEmployer',
    'TantiemBonusThr',
  ]
  const parts = figures.map((name) => Number(all(xml, name)[0]))
  const { rows } = await db.pool.query<{ taxable: string; tax: string; deductible: string }>(
    `select taxable::text, tax::text, deductible::text from payroll_slip where company_id = $1 and name = 'Rudi Hartawan'`,
    [actor.companyId],
  )
  expect(String(parts.reduce((sum, one) => sum + one, 0))).toBe(rows[0]?.taxable)
  expect(all(xml, 'Article21IncomeTax')).toEqual([rows[0]?.tax])
  expect(all(xml, 'PensionContributionJhtThtFee')).toEqual([rows[0]?.deductible])
  expect([all(xml, 'NumberOfMonths'), all(xml, 'TaxPeriodMonthStart'), all(xml, 'TaxPeriodMonthEnd')]).toEqual([
    ['0'],
    ['11'],
    ['11'],
  ])
  expect(all(xml, 'StatusOfWithholding')).toEqual(['PartialYear'])
})

test('a file whose tax is not that of the books is not made', async () => {
  const shifted = (by: number) =>
    db.pool.query(`update payroll_slip set tax = tax + $2 where company_id = $1 and name = 'Rudi Hartawan'`, [
      actor.companyId,
      by,
    ])
  await shifted(1000)
  await expect(made(bpmpFile)).rejects.toMatchObject({ code: 'recap.not-booked', facts: { apart: 1000n } })
  await shifted(-1000)
  await made(bpmpFile)
})

test('whoever sees other projects alone is told nothing of this one, and makes no file of all', async () => {
  const narrow: Actor = { ...actor, scope: { ...actor.scope, projects: [newId()] } }
  const recap = await deskOf(db, narrow, routes).do(openRecap, { month })
  expect([recap.projects, recap.workers]).toEqual([[], { payments: 0, tax: '0', withoutNik: [] }])
  await expect(db.withTx((tx) => bp21File(tx, narrow, { month }))).rejects.toMatchObject({ code: 'recap.narrowed' })
})

test('the recap is a paper of departments, projects and components', async () => {
  const { name, content } = await db.withTx((tx) => pressedRecap(tx, actor, month))
  expect(name).toBe('Rekap gaji 2026-11.pdf')
  const text = JSON.stringify(await readPdf(content))
  for (const said of ['REKAP GAJI', 'Per departemen', project, '3.135.000', 'Biaya gaji dan upah'])
    expect(text).toContain(said)
})
