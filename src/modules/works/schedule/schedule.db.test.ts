import { beforeAll, expect, test } from 'vitest'
import type { Actor } from '#kit/access/actor.ts'
import type { Database } from '#kit/db/database.ts'
import { testDatabase } from '#kit/db/test-database.ts'
import { deskOf, type Desk } from '#kit/http/desk.ts'
import { NotFound } from '#kit/http/not-found.ts'
import { aProject } from '#modules/projects/cast/site.ts'
import small from '../../../../tests/vectors/projects/project_small.json' with { type: 'json' }
import { aHouse } from '../../../../tests/cast/house.ts'
import { aColleague, anAgreedRab, anAgreedSchedule, smallPlan } from '../cast/small.ts'
import { approveProgress, openProgress, saveProgress } from '../progress/contract.ts'
import { worksRoutes } from '../routes.ts'
import { approveSchedule, openSchedule, removeSchedule, saveSchedule } from './contract.ts'

let db: Database
let actor: Actor
let desk: Desk
let other: Desk

beforeAll(async () => {
  db = await testDatabase()
  actor = (await aHouse(db)).actor
  desk = deskOf(db, actor, worksRoutes)
  other = deskOf(db, aColleague(actor), worksRoutes)
})

const blank = { version: null, firstDay: '2025-03-03', weekStart: 'project' as const }
const four = (value: string | null) => (value === null ? null : Number(value).toFixed(4))

async function codesOf(id: string) {
  const { lines } = await desk.do(openProgress, { id })
  return new Map(lines.map((line) => [line.code, line.workItemId]))
}

test('a schedule that a second person approved is the plan, and approved weeks are drawn against it', async () => {
  const { id } = await aProject(db, actor)
  const early = desk.do(saveSchedule, { ...blank, id, lines: smallPlan(new Map([['A.1', id]])).slice(0, 1) })
  await expect(early).rejects.toMatchObject({ code: 'schedule.no-rab' })
  await anAgreedRab(db, actor, { projectId: id })
  await expect(desk.do(openSchedule, { id })).resolves.toMatchObject({ holds: null, draft: null, weeks: [] })
  await anAgreedSchedule(db, actor, { projectId: id })

  const ids = await codesOf(id)
  const before = new Map<string, number>()
  for (const report of small.weekly_reports.slice(0, 4)) {
    const lines = report.lines.map(({ code, cumulative_volume: now }) => {
      const volume = String(Math.round((Number(now) - (before.get(code) ?? 0)) * 1e4) / 1e4)
      before.set(code, Number(now))
      return { workItemId: ids.get(code) ?? '', volume }
    })
    const saved = await desk.do(saveProgress, { id, version: null, week: report.week, date: report.date, lines })
    await other.do(approveProgress, { id, reportId: saved.id, version: saved.version })
  }
  const seen = await desk.do(openSchedule, { id })
  expect(
    seen.weeks.slice(0, 4).map((row) => ({
      ...{ week: row.week, to: row.to, rab_version: row.billRevision },
      ...{ plan_week_pct: four(row.planWeek), plan_cumulative_pct: four(row.plan) },
      ...{
        actual_cumulative_pct: four(row.actual),
        deviation_pct: four(row.deviation),
        kontrak_kritis: row.isCritical,
      },
    })),
  ).toEqual(small.expected.curve.slice(0, 4))
  expect(seen.weeks.at(-1)).toMatchObject({ week: 8, plan: '100', actual: null, deviation: null })
  expect(seen.lines.find((line) => line.code === 'B.2')).toMatchObject({
    ...{ weight: small.expected.weights['1']['B.2'], done: '30', draft: null, baseline: null },
    plan: { firstWeek: 4, lastWeek: 5 },
  })
})

test('a draft is written whole, thrown away, and approved by who wrote nothing on it once every line has its time', async () => {
  const { id } = await aProject(db, actor)
  await anAgreedRab(db, actor, { projectId: id })
  const plan = smallPlan(await codesOf(id))
  const dated = { ...plan[0]!, shares: null, startDate: '2025-03-03', endDate: '2025-03-12' }
  const first = await desk.do(saveSchedule, { ...blank, id, lines: [dated] })
  await expect(desk.do(saveSchedule, { ...blank, id, version: 9, lines: plan })).rejects.toMatchObject({
    code: 'document.changed',
  })
  const which = { id, scheduleId: first.id }
  await expect(other.do(approveSchedule, { ...which, version: 1 })).rejects.toMatchObject({
    ...{ code: 'schedule.unplanned', facts: { count: 7 } },
  })
  await expect(desk.do(openSchedule, { id })).resolves.toMatchObject({
    ...{ hindrance: 'own', weeks: [], draft: { revision: 1, weekOne: '2025-03-03' } },
    lines: expect.arrayContaining([
      expect.objectContaining({ code: 'A.1', draft: expect.objectContaining({ firstWeek: 1, lastWeek: 2 }) }),
    ]),
  })
  await desk.do(removeSchedule, which)
  const gone = desk.do(saveSchedule, { ...blank, id, version: first.version, lines: plan })
  await expect(gone).rejects.toMatchObject({ code: 'schedule.draft-gone' })

  const next = await desk.do(saveSchedule, { ...blank, id, lines: plan })
  const approving = { id, scheduleId: next.id, version: next.version }
  await expect(desk.do(approveSchedule, approving)).rejects.toMatchObject({ code: 'schedule.own-approval' })
  await other.do(approveSchedule, approving)
  await expect(other.do(approveSchedule, approving)).rejects.toMatchObject({ code: 'schedule.not-draft' })
  const moved = desk.do(saveSchedule, { ...blank, id, firstDay: '2025-03-10', lines: plan })
  await expect(moved).rejects.toMatchObject({ code: 'schedule.week-one-kept' })
})

test('a revision measures the weeks from its day on, and the first version stays beside it as the baseline', async () => {
  const { id } = await aProject(db, actor)
  await anAgreedRab(db, actor, { projectId: id })
  await anAgreedSchedule(db, actor, { projectId: id })
  const late = smallPlan(await codesOf(id)).map((line) => ({
    ...line,
    shares: line.shares.map(({ week, share }) => ({ week: week + 2, share })),
  }))
  const saved = await desk.do(saveSchedule, { ...blank, id, holdsFrom: '2025-03-24', lines: late })
  await other.do(approveSchedule, { id, scheduleId: saved.id, version: saved.version })
  const { weeks, baseline, lines } = await desk.do(openSchedule, { id })
  const first = small.expected.curve
  expect(weeks.map((row) => row.planRevision)).toEqual([1, 1, 1, 2, 2, 2, 2, 2, 2, 2])
  expect(weeks.slice(0, 3).map((row) => four(row.plan))).toEqual(
    first.slice(0, 3).map((row) => row.plan_cumulative_pct),
  )
  expect(four(weeks[3]!.plan)).toBe(first[1]!.plan_cumulative_pct)
  expect(baseline.slice(0, 4).map(four)).toEqual(first.slice(0, 4).map((row) => row.plan_cumulative_pct))
  expect(lines[0]).toMatchObject({ plan: { firstWeek: 3 }, baseline: { firstWeek: 1 } })
})

test('the schedule of a project that one may not see does not exist', async () => {
  const { id } = await aProject(db, actor)
  const scope = { ...actor.scope, projects: [] }
  const stranger = deskOf(db, { ...aColleague(actor), scope }, worksRoutes)
  await expect(stranger.do(openSchedule, { id })).rejects.toThrow(NotFound)
})
