import { beforeAll, expect, test } from 'vitest'
import { addDays, day as dayAt } from '#ground/day.ts'
import type { Actor } from '#kit/access/actor.ts'
import type { Database } from '#kit/db/database.ts'
import { testDatabase } from '#kit/db/test-database.ts'
import { deskOf, type Desk } from '#kit/http/desk.ts'
import { knowApprovers } from '#kit/posting/approval.ts'
import { aCrew } from '#modules/people/cast/crew.ts'
import { aProject } from '#modules/projects/cast/site.ts'
import { aHouse } from '../../../../tests/cast/house.ts'
import { expectWholeBooks } from '../../../../tests/cast/whole-books.ts'
import { aMark, anotherOf, approveWhole } from '../cast/week.ts'
import { listCrewDays, openCrewDay } from '../days/contract.ts'
import { crewRoutes } from '../routes.ts'
import * as wages from '../settlements/contract.ts'
import { saveSheet } from '../sheets/contract.ts'
import { noFee } from '../cast/paid-week.ts'
import { paidDayTasks } from '../tasks.ts'
import { addWorkerTerms } from '../terms/contract.ts'
import { approvePaidCorrection, correctPaidDay, voidPaidCorrection } from './contract.ts'

let db: Database
let actor: Actor
let desk: Desk
let boss: Desk
let other: Actor
let site: string
let far: string
let crew: Readonly<Record<string, string>>

beforeAll(async () => {
  db = await testDatabase()
  actor = (await aHouse(db)).actor
  other = anotherOf(actor)
  knowApprovers(() => Promise.resolve([actor.userId, other.userId]))
  desk = deskOf(db, actor, crewRoutes)
  boss = deskOf(db, other, crewRoutes)
  site = (await aProject(db, actor)).id
  far = (await aProject(db, actor, { name: 'Gudang Cileungsi' })).id
  crew = await aCrew(db, actor, { projectId: site })
})

async function worked(projectId: string, day: string, names: readonly string[], halfDays = 2) {
  const rows = names.map((name) => aMark(crew[name] ?? '', { halfDays }))
  await desk.do(saveSheet, { projectId, day, rows } as never)
  await approveWhole(boss, projectId, day)
}

async function settled(until: string) {
  const { digest } = await desk.do(wages.wagesNow, { until })
  const { id } = await desk.do(wages.settleWages, { until, date: until, digest })
  const { rows } = await db.pool.query<{ account: string; project: string | null; moved: string }>(
    `select l.account_code as account, l.project_id as project, sum(l.debit - l.credit)::text as moved
     from journal_line l join journal_entry e on e.id = l.entry_id
     where e.company_id = $1 and e.source_id = $2 group by 1, 2`,
    [actor.companyId, id],
  )
  const where = (project: string | null) => (project === site ? ' site' : project === far ? ' far' : '')
  const journal = Object.fromEntries(rows.map((row) => [`${row.account}${where(row.project)}`, Number(row.moved)]))
  return { page: await desk.do(wages.openSettlement, { id }), journal }
}

const dayOf = async (day: string, name: string) => {
  const { rows } = await desk.do(listCrewDays, { dayFrom: day, dayTo: day })
  const row = rows.find(({ workerName }) => workerName === name)
  return { id: row?.id ?? '', version: row?.version ?? 0 }
}

test('a paid day stays; its difference is approved by another, comes with the next wages, and with the next again when these are taken back', async () => {
  await worked(site, '2026-10-05', ['Slamet', 'Karno'])
  const slamet = { ...(await dayOf('2026-10-05', 'Slamet')), overtime: 0, restHours: 0 }
  const asked = { ...slamet, halfDays: 1, reason: 'Pulang siang' }
  await expect(desk.do(correctPaidDay, asked)).rejects.toMatchObject({ code: 'paid-correction.not-paid' })
  const first = await settled('2026-10-10')
  await expect(desk.do(correctPaidDay, { ...asked, halfDays: 2 })).rejects.toMatchObject({
    code: 'paid-correction.same',
  })

  const { id } = await desk.do(correctPaidDay, asked)
  await expect(desk.do(correctPaidDay, asked)).rejects.toMatchObject({ code: 'paid-correction.waits' })
  await expect(desk.do(approvePaidCorrection, { id })).rejects.toMatchObject({ code: 'paid-correction.own' })
  await boss.do(approvePaidCorrection, { id })
  const karno = { ...(await dayOf('2026-10-05', 'Karno')), halfDays: 3, overtime: 0, restHours: 0 }
  const more = await desk.do(correctPaidDay, { ...karno, reason: 'Sampai malam' })
  await boss.do(approvePaidCorrection, { id: more.id })
  const back = { id: first.page.id, version: first.page.version, reason: 'Salah' }
  await expect(desk.do(wages.voidSettlement, back)).rejects.toMatchObject({ code: 'wages.corrected' })

  // Slamet works elsewhere now: his site gets 75.000 back. Karno has no day of his own, and has his 62.500.
  await worked(far, '2026-10-12', ['Slamet'])
  const next = await settled('2026-10-17')
  expect(next.journal).toEqual({ '5-2000 site': -12_500, '5-2000 far': 150_000, '2-1300': -137_500 })
  expect(next.page.lines).toMatchObject([
    { name: 'Karno', correction: '62500', net: '62500', corrections: [{ day: '2026-10-05', reason: 'Sampai malam' }] },
    { name: 'Slamet', correction: '-75000', net: '75000', corrections: [{ projectId: site, amount: '-75000' }] },
  ])
  const day = await desk.do(openCrewDay, { id: slamet.id })
  expect(day).toMatchObject({
    ...{ state: 'paid', mark: { halfDays: 2 }, can: ['correct-paid'] },
    corrections: [{ state: 'paid', wages: { number: next.page.number }, halfDays: 1 }],
  })
  await expect(desk.do(voidPaidCorrection, { id, reason: 'Tidak jadi' })).rejects.toMatchObject({
    code: 'paid-correction.paid',
  })
  const { id: nextId, version } = next.page
  await desk.do(wages.voidSettlement, { id: nextId, version, reason: 'Salah' })
  expect((await settled('2026-10-17')).journal).toEqual(next.journal)
  await expectWholeBooks(db, actor.companyId)
})

test('what was paid too much waits where half of a wage does not bear it, and may be taken back', async () => {
  await worked(site, '2026-10-19', ['Slamet'])
  await settled('2026-10-24')
  const none = { ...(await dayOf('2026-10-19', 'Slamet')), halfDays: 0, overtime: 0, restHours: 0 }
  const { id } = await desk.do(correctPaidDay, { ...none, reason: 'Tidak masuk' })
  await boss.do(approvePaidCorrection, { id })
  await worked(site, '2026-10-26', ['Slamet'])
  const { lines } = await desk.do(wages.wagesNow, { until: '2026-10-31' })
  expect(lines).toMatchObject([{ name: 'Slamet', correction: '0', net: '150000' }])
  await worked(site, '2026-10-27', ['Slamet'])
  expect((await desk.do(wages.wagesNow, { until: '2026-10-31' })).lines).toMatchObject([{ correction: '-150000' }])
  await desk.do(voidPaidCorrection, { id, reason: 'Ternyata masuk' })
  expect((await desk.do(wages.wagesNow, { until: '2026-10-31' })).lines).toMatchObject([{ correction: '0' }])
})

test('what waits is on the dashboard of whoever may say yes to it, within their projects', async () => {
  await worked(site, '2026-11-02', ['Slamet'])
  await settled('2026-11-07')
  const half = { ...(await dayOf('2026-11-02', 'Slamet')), halfDays: 1, overtime: 0, restHours: 0 }
  const { id } = await desk.do(correctPaidDay, { ...half, reason: 'Pulang siang' })
  const waits = async (who: Actor) => (await paidDayTasks.find(db.read, who)).rows
  expect(await waits(other)).toMatchObject([
    { act: 'Tinjau', amount: null, to: `/absensi/detail-pekerja/${half.id}`, about: expect.stringContaining('Slamet') },
  ])
  expect(await waits(actor)).toEqual([])
  expect(await waits({ ...other, scope: { ...other.scope, projects: [far] } })).toEqual([])
  await boss.do(approvePaidCorrection, { id })
  expect(await waits(other)).toEqual([])
})

// Slamet has 150.000 a day; Darmo, who leads, 10% of it or Rp20.000 a man-day.
test.each([
  ['2026-09-07', 'of the company', { feeWay: 'percent', feePercent: '10' }, { correction: '-7500', net: '22500' }, {}],
  ['2026-09-14', 'by the man-day', { feeWay: 'man-day', crewFee: '20000' }, { correction: '-10000' }, {}],
  [
    '2026-09-21',
    'of the crew',
    { feeWay: 'percent', feePercent: '10', feeBearer: 'crew', feeAuthority: 'Kuasa 5 Jan 2026' },
    { correction: '0', net: '22500' },
    { feeCut: '22500', net: '202500' },
  ],
] as const)('the fee of a corrected day goes with its difference: %s %s', async (monday, _, fee, foreman, man) => {
  const day = (ahead: number) => addDays(dayAt(monday), ahead)
  const led = await aCrew(db, actor, { projectId: site, rates: { Darmo: '200000', Slamet: '150000' } })
  await desk.do(addWorkerTerms, { ...noFee, id: led['Darmo'] ?? '', validFrom: '2026-01-05', ...fee })
  const mark = async (on: string) => {
    await desk.do(saveSheet, { projectId: site, day: on, rows: [aMark(led['Slamet'] ?? '', { halfDays: 2 })] } as never)
    await approveWhole(boss, site, on)
  }
  await mark(day(0))
  await settled(day(5))
  const { rows } = await desk.do(listCrewDays, { dayFrom: day(0), dayTo: day(0) })
  const paid = rows.find(({ state }) => state === 'paid')
  const asked = { id: paid?.id ?? '', version: paid?.version ?? 0, halfDays: 1, overtime: 0, restHours: 0 }
  const { id } = await desk.do(correctPaidDay, { ...asked, reason: 'Pulang siang' })
  await boss.do(approvePaidCorrection, { id })
  await mark(day(7))
  await mark(day(8))
  const next = await settled(day(12))
  const line = (name: string) => next.page.lines.find((each) => each.name === name)
  expect(line('Slamet')).toMatchObject({ correction: '-75000', ...man })
  expect(line('Darmo')).toMatchObject(foreman)
  await expectWholeBooks(db, actor.companyId)
})

test('what is agreed with a foreman after a day was paid, from before it on, is no part of its correction', async () => {
  const led = await aCrew(db, actor, { projectId: site, rates: { Darmo: '200000', Slamet: '150000' } })
  const mark = async (on: string) => {
    await desk.do(saveSheet, { projectId: site, day: on, rows: [aMark(led['Slamet'] ?? '', { halfDays: 2 })] } as never)
    await approveWhole(boss, site, on)
  }
  await mark('2026-08-10')
  await settled('2026-08-15')
  const late = { feeWay: 'man-day', crewFee: '20000' } as const
  await desk.do(addWorkerTerms, { ...noFee, id: led['Darmo'] ?? '', validFrom: '2026-08-03', ...late })
  const { rows } = await desk.do(listCrewDays, { dayFrom: '2026-08-10', dayTo: '2026-08-10' })
  const paid = rows.find(({ state }) => state === 'paid')
  const asked = { id: paid?.id ?? '', version: paid?.version ?? 0, halfDays: 1, overtime: 0, restHours: 0 }
  const { id } = await desk.do(correctPaidDay, { ...asked, reason: 'Pulang siang' })
  await boss.do(approvePaidCorrection, { id })
  await mark('2026-08-17')
  const next = await settled('2026-08-22')
  const line = (name: string) => next.page.lines.find((each) => each.name === name)
  expect(line('Slamet')).toMatchObject({ correction: '-75000' })
  // Of the new week alone.
  expect(line('Darmo')).toMatchObject({ correction: '0', net: '20000' })
  await expectWholeBooks(db, actor.companyId)
})
