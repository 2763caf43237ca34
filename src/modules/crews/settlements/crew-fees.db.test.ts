import { beforeAll, expect, test } from 'vitest'
import type { Actor } from '#kit/access/actor.ts'
import type { Database } from '#kit/db/database.ts'
import { testDatabase } from '#kit/db/test-database.ts'
import { deskOf, type Desk } from '#kit/http/desk.ts'
import { knowApprovers } from '#kit/posting/approval.ts'
import { aCrew } from '#modules/people/cast/crew.ts'
import { peopleRoutes } from '#modules/people/routes.ts'
import { aProject, type SiteCast } from '#modules/projects/cast/site.ts'
import { aHouse } from '../../../../tests/cast/house.ts'
import { expectWholeBooks } from '../../../../tests/cast/whole-books.ts'
import { noFee } from '../cast/paid-week.ts'
import { aMark, anotherOf, approveWhole } from '../cast/week.ts'
import { crewRoutes } from '../routes.ts'
import { saveSheet } from '../sheets/contract.ts'
import { addWorkerTerms } from '../terms/contract.ts'
import * as wages from './contract.ts'

const UNTIL = '2026-10-10'
let db: Database
let actor: Actor
let desk: Desk
let site: SiteCast
let far: SiteCast

beforeAll(async () => {
  db = await testDatabase()
  actor = (await aHouse(db)).actor
  const other = anotherOf(actor)
  knowApprovers(() => Promise.resolve([actor.userId, other.userId]))
  desk = deskOf(db, actor, [...peopleRoutes, ...crewRoutes])
  site = await aProject(db, actor)
  far = await aProject(db, actor, { name: 'Gudang Cileungsi' })
})

/** A foreman without days of his own, with two men: four days on a work item of one site, one day on the other. */
async function aCrewWith(fee: object): Promise<Record<string, string>> {
  const crew = await aCrew(db, actor, { rates: { Darmo: '200000', Slamet: '150000', Karno: '125000' } })
  const id = crew['Darmo'] ?? ''
  await desk.do(addWorkerTerms, { ...noFee, id, validFrom: '2026-01-05', ...fee })
  for (const [day, projectId, workItemId] of [
    ...['2026-10-05', '2026-10-06'].map((each) => [each, site.id, site.workItemId] as const),
    ['2026-10-07', far.id, null] as const,
  ]) {
    const men = [crew['Slamet'], crew['Karno']].slice(0, projectId === far.id ? 1 : 2)
    await desk.do(saveSheet, { projectId, day, rows: men.map((man) => aMark(man ?? '', { workItemId })) } as never)
    await approveWhole(deskOf(db, anotherOf(actor), crewRoutes), projectId, day)
  }
  return crew
}

async function settled() {
  const { digest } = await desk.do(wages.wagesNow, { until: UNTIL })
  const { id } = await desk.do(wages.settleWages, { until: UNTIL, date: UNTIL, digest })
  const page = await desk.do(wages.openSettlement, { id })
  const { rows } = await db.pool.query<{ account: string; project: string | null; item: string | null; moved: string }>(
    `select l.account_code as account, l.project_id as project, l.work_item_id as item, sum(l.debit - l.credit)::text as moved
     from journal_line l join journal_entry e on e.id = l.entry_id
     where e.company_id = $1 and e.source_id = $2 group by 1, 2, 3`,
    [actor.companyId, id],
  )
  const nameOf = (row: (typeof rows)[number]) =>
    [row.account, row.project === site.id ? 'site' : row.project && 'far', row.item && 'item'].filter(Boolean).join(' ')
  const journal = Object.fromEntries(rows.map((row) => [nameOf(row), Number(row.moved)]))
  const lines = Object.fromEntries(page.lines.map(({ name, fee, feeCut, net }) => [name, { fee, feeCut, net }]))
  return { page, journal, lines }
}

const takeBack = async ({ page: { id, version } }: Awaited<ReturnType<typeof settled>>) =>
  desk.do(wages.voidSettlement, { id, version, reason: 'Salah hitung' })

// 4 days of 150.000 and 125.000 on the work item come to 550.000, one of 150.000 elsewhere.
test.each<[string, object, Record<string, number>, Record<string, object>]>([
  [
    '5% of the wages, of the company',
    { feeWay: 'percent', feePercent: '5' },
    { '5-2000 site item': 577_500, '5-2000 far': 157_500, '2-1300': -735_000 },
    { Darmo: { fee: '35000', feeCut: '0', net: '35000' }, Karno: { fee: '0', feeCut: '0', net: '250000' } },
  ],
  [
    'fixed for the week, of the company',
    { feeWay: 'week', crewFee: '400000' },
    { '5-2000 site item': 870_000, '5-2000 far': 230_000, '2-1300': -1_100_000 },
    { Darmo: { fee: '400000', feeCut: '0', net: '400000' }, Slamet: { fee: '0', feeCut: '0', net: '450000' } },
  ],
  [
    '10% of the wages, of the crew, who said so in writing',
    { feeWay: 'percent', feePercent: '10', feeBearer: 'crew', feeAuthority: 'Kuasa 5 Jan 2026' },
    { '5-2000 site item': 550_000, '5-2000 far': 150_000, '2-1300': -700_000 },
    {
      Darmo: { fee: '70000', feeCut: '0', net: '70000' },
      Slamet: { fee: '0', feeCut: '45000', net: '405000' },
      Karno: { fee: '0', feeCut: '25000', net: '225000' },
    },
  ],
])('%s: on the list and in the journal by project and work item', async (_, fee, journal, lines) => {
  await aCrewWith(fee)
  const week = await settled()
  expect(week.journal).toEqual(journal)
  expect(week.lines).toMatchObject(lines)
  expect(await desk.do(wages.printWageList, { id: week.page.id })).toBeDefined()
  await expectWholeBooks(db, actor.companyId)
})

test('a fixed fee is had once a week, comes with the first days of it, and again when those are taken back', async () => {
  const crew = await aCrewWith({ feeWay: 'week', crewFee: '100000' })
  const first = await settled()
  expect(first.lines['Darmo']).toMatchObject({ fee: '100000' })
  const late = { projectId: far.id, day: '2026-10-09', rows: [aMark(crew['Karno'] ?? '')] }
  await desk.do(saveSheet, late as never)
  await approveWhole(deskOf(db, anotherOf(actor), crewRoutes), far.id, late.day)
  const second = await settled()
  expect(second.lines).toEqual({ Karno: { fee: '0', feeCut: '0', net: '125000' } })
  await takeBack(second)
  await takeBack(first)
  expect((await settled()).lines['Darmo']).toMatchObject({ fee: '100000' })
})

test('what the crew bears needs their word in writing', async () => {
  const { Darmo: id = '' } = await aCrew(db, actor, { rates: { Darmo: '200000' } })
  const asked = { ...noFee, id, validFrom: '2026-02-02', feeBearer: 'crew' as const, crewFee: '3000' }
  await expect(desk.do(addWorkerTerms, asked)).rejects.toMatchObject({ code: 'terms.authority' })
})
