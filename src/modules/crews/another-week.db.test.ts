import { beforeAll, expect, test } from 'vitest'
import type { Actor } from '#kit/access/actor.ts'
import type { Database } from '#kit/db/database.ts'
import { testDatabase } from '#kit/db/test-database.ts'
import { deskOf, type Desk } from '#kit/http/desk.ts'
import type { InputOf } from '#kit/http/endpoint.ts'
import { knowApprovers } from '#kit/posting/approval.ts'
import { aPaidKasbon } from '#modules/kasbon/cast/kasbon.ts'
import { openKasbon } from '#modules/kasbon/contract.ts'
import { kasbonActs } from '#modules/kasbon/kasbon.ts'
import { kasbonRoutes } from '#modules/kasbon/routes.ts'
import { aCrew } from '#modules/people/cast/crew.ts'
import { addWorkerPay } from '#modules/people/pay/contract.ts'
import { peopleRoutes } from '#modules/people/routes.ts'
import { aProject } from '#modules/projects/cast/site.ts'
import { aHouse } from '../../../tests/cast/house.ts'
import { aMark, anotherOf, approveWhole } from './cast/week.ts'
import { crewRoutes } from './routes.ts'
import * as wages from './settlements/contract.ts'
import { saveSheet } from './sheets/contract.ts'

/*
 * The week to Saturday 22 August 2026 of two workers at two sites, worked out by hand; a week of six days.
 *
 * Tono, 140.000 a day until Tuesday, 152.000 from Wednesday the 19th: Tue a day at A; Wed half at A, half at B; Thu a day at B with 3 hours of
 * overtime, (1,5 + 2 + 2) × 152.000 × 25 ÷ 173 = 120.809; Fri one and a half at B; Sat half at A. A: 140.000 + 76.000 + 76.000; B: 76.000 +
 * 152.000 + 228.000 + 120.809. 868.809 over five days is 173.762 a day: no tax. His kasbon is put off. In cash 869.000.
 * Udin, 520.000 a day: four days at B, 2.080.000; above 450.000 a day, 0,5 %: 10.400. Of his kasbon 200.000. 1.869.600, in cash 1.870.000.
 */
const [SATURDAY, FIRST] = ['2026-08-22', '2026-08-18']
let db: Database
let actor: Actor
let desk: Desk
let boss: Desk
const site: Record<string, string> = {}
let crew: Readonly<Record<string, string>>

beforeAll(async () => {
  db = await testDatabase()
  actor = (await aHouse(db)).actor
  const routes = [...peopleRoutes, ...kasbonRoutes, ...crewRoutes]
  const other = anotherOf(actor)
  desk = deskOf(db, actor, routes)
  boss = deskOf(db, other, routes)
  knowApprovers(() => Promise.resolve([actor.userId, other.userId]))
  for (const code of ['A', 'B']) site[code] = (await aProject(db, actor)).id
  crew = await aCrew(db, actor, { rates: { Udin: '520000', Tono: '140000' }, projectId: site.B ?? '' })
  await desk.do(addWorkerPay, { id: crew.Tono ?? '', validFrom: '2026-08-19', dailyRate: '152000', reason: null })
})

type Sheet = InputOf<typeof saveSheet>
async function mark(code: string, day: string, rows: readonly unknown[]): Promise<void> {
  const asked = { projectId: site[code] ?? '', day, rows } as Sheet
  const { rows: outcomes } = await desk.do(saveSheet, asked)
  expect(outcomes.map(({ outcome }) => outcome)).toEqual(rows.map(() => 'saved'))
}

async function moved(kind: string): Promise<Record<string, number>> {
  const { rows } = await db.pool.query<{ account: string; project: string | null; moved: string }>(
    `select l.account_code as account, l.project_id as project, sum(l.debit - l.credit)::text as moved
     from journal_line l join journal_entry e on e.id = l.entry_id
     where e.company_id = $1 and e.source_kind = $2 group by 1, 2`,
    [actor.companyId, kind],
  )
  const code = (id: string | null) => Object.keys(site).find((key) => site[key] === id) ?? ''
  return Object.fromEntries(rows.map((row) => [`${row.account} ${code(row.project)}`.trim(), Number(row.moved)]))
}

test('two workers on two sites, a rate that changes on Wednesday, a kasbon put off and one cut: wages, tax and journal as by hand', async () => {
  const { Tono = '', Udin = '' } = crew
  await mark('A', FIRST, [aMark(Tono)])
  await mark('B', FIRST, [aMark(Udin)])
  await mark('A', '2026-08-19', [aMark(Tono, { halfDays: 1 })])
  await mark('B', '2026-08-19', [aMark(Tono, { halfDays: 1 }), aMark(Udin)])
  await mark('B', '2026-08-20', [aMark(Tono, { overtime: 6 }), aMark(Udin)])
  await mark('B', '2026-08-21', [aMark(Tono, { halfDays: 3 }), aMark(Udin)])
  await mark('A', SATURDAY, [aMark(Tono, { halfDays: 1 })])
  for (const id of Object.values(site)) await approveWhole(boss, id, SATURDAY)

  const weekly = { date: '2026-08-18', every: 'minggu' as const, firstDue: SATURDAY, times: 3 }
  const his = await aPaidKasbon(db, actor, { ...weekly, workerId: Tono, amount: '300000' })
  await aPaidKasbon(db, actor, { ...weekly, workerId: Udin, amount: '600000' })
  const { version, instalments } = await desk.do(openKasbon, { id: his })
  await desk.do(kasbonActs.putOff.door, { id: his, version, instalmentId: instalments[0]?.id ?? '' })

  const now = await desk.do(wages.wagesNow, { until: SATURDAY })
  expect(now.blocked).toEqual([])
  const figures = (id: string) => {
    const { overtime, tax, kasbon, net } = now.lines.find(({ workerId }) => workerId === id) ?? {}
    return { overtime, tax, kasbon, net }
  }
  expect(figures(Tono)).toEqual({ overtime: '120809', tax: '0', kasbon: '0', net: '868809' })
  expect(figures(Udin)).toEqual({ overtime: '0', tax: '10400', kasbon: '200000', net: '1869600' })

  const { id } = await desk.do(wages.settleWages, { until: SATURDAY, date: SATURDAY, digest: now.digest })
  expect(await moved('wage-settlement')).toEqual({
    ...{ '5-2000 A': 292_000, '5-2000 B': 2_656_809 },
    ...{ '2-1300': -2_738_409, '2-1500': -10_400, '1-1400': -200_000 },
  })
  const page = await desk.do(wages.openSettlement, { id })
  const box = page.cashAccounts.find(({ kind }) => kind === 'kas')?.id ?? null
  const noteIds = page.lines.map((line) => line.id)
  await boss.do(wages.payWages, { id, version: page.version, date: SATURDAY, cashAccountId: box, noteIds })
  const paid = await moved('wage-payment')
  // Envelopes are filled up to the next Rp500: 191 and 400 more than is owed.
  expect(paid).toMatchObject({ '2-1300': 2_738_409, '7-2900': 591 })
  expect(paid).toMatchObject({ '1-1100': -2_739_000 })

  const dues = (await desk.do(openKasbon, { id: his })).instalments.map(({ dueOn, state }) => `${dueOn} ${state}`)
  expect(dues).toEqual(['2026-08-22 put-off', '2026-08-29 due', '2026-09-05 due', '2026-09-12 due'])
})
