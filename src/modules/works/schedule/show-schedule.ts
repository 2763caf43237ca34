import { percentText, shareOf, type Percent } from '#ground/percent.ts'
import type { Day } from '#ground/day.ts'
import { sumQty, ZERO_QTY } from '#ground/quantity.ts'
import type { Actor } from '#kit/access/actor.ts'
import type { Tx } from '#kit/db/tx.ts'
import { knownProject } from '#modules/projects/face.ts'
import { heldLinesOf, lastWeek, type HeldLine } from '../progress/store.ts'
import { weightsOf } from '../rab/rules.ts'
import type { PlanOfLine, ProjectSchedule, ScheduleVersion, WeekOfCurve } from './contract.ts'
import { baselineOf, curveOf, type CurveFacts, type CurveWork, type CurveWeek } from './curve.ts'
import { sharesFrom, weekSpanOf, type PlannedWork, type WeekShare } from './rules.ts'
import * as store from './store.ts'

/** Shows the schedule of a project, the draft beside what holds, and its S-curve by the versions of each week. */
export async function showSchedule(tx: Tx, actor: Actor, projectId: string): Promise<ProjectSchedule> {
  const { companyId } = actor
  const project = await knownProject(tx, actor, projectId)
  const versions = (await store.scheduleVersions(tx, companyId, projectId)).toReversed()
  // Each is thousands of rows: while one is read, the next is looked up.
  const [planned, built, bills] = await Promise.all([
    store.plannedWork(
      tx,
      companyId,
      versions.map((one) => one.id),
    ),
    store.builtOfCurve(tx, companyId, projectId),
    heldLinesOf(tx, companyId, [projectId]),
  ])
  const held = bills.get(projectId) ?? []
  const approved = versions.filter((one) => one.state === 'approved')
  const [holds, draft] = [approved.at(-1), versions.find((one) => one.state === 'draft')]
  const facts = await factsOf(tx, actor, { projectId, approved, planned, built, held })
  const isOwn = draft?.writers.includes(actor.userId) ?? false
  return {
    projectStart: project.startDate,
    holds: holds ? seenVersion(holds) : null,
    draft: draft ? seenVersion(draft) : null,
    hindrance: isOwn ? 'own' : actor.can('approve daftar-proyek') ? null : 'right',
    lines: linesOf(held, {
      planned,
      built,
      holds,
      draft,
      first: approved.length > 1 ? approved[0] : undefined,
    }),
    weeks: facts ? curveOf(facts).map(seenWeek) : [],
    baseline: facts && (facts.plans.length > 1 || facts.bills.length > 1) ? baselineOf(facts).map(percentText) : [],
  }
}

type Planned = ReadonlyMap<string, readonly PlannedWork[]>

interface Approved {
  readonly projectId: string
  readonly approved: readonly store.ScheduleStored[]
  readonly planned: Planned
  readonly built: readonly CurveWork[]
  readonly held: readonly HeldLine[]
}

async function factsOf(tx: Tx, actor: Actor, of: Approved): Promise<CurveFacts | undefined> {
  const [first] = of.approved
  if (!first) return undefined
  const weekOne = first.week_one
  const sharesIn = sharesFrom(weekOne)
  return {
    weekOne,
    bills: await store.billsOfCurve(tx, actor.companyId, of),
    plans: of.approved.map((one) => ({
      ...{ from: one.holds_from, revision: one.revision },
      shares: new Map((of.planned.get(one.id) ?? []).map((line) => [line.workItemId, sharesIn(line)] as const)),
    })),
    built: of.built,
    lastTold: await lastWeek(tx, actor.companyId, of.projectId),
  }
}

interface Versions {
  readonly planned: Planned
  readonly built: readonly CurveWork[]
  readonly holds: store.ScheduleStored | undefined
  readonly draft: store.ScheduleStored | undefined
  /** The baseline, where something came after it. */
  readonly first: store.ScheduleStored | undefined
}

function linesOf(lines: readonly HeldLine[], of: Versions): ProjectSchedule['lines'] {
  const done = new Map(of.built.map(({ workItemId, weeks }) => [workItemId, sumQty(weeks.map((one) => one.volume))]))
  const weights = weightsOf(lines.map((line) => line.amount))
  const by = (version: store.ScheduleStored | undefined) => plansBy(version, of.planned)
  const [plan, draft, baseline] = [by(of.holds), by(of.draft), by(of.first)]
  return lines.map((line, at) => ({
    workItemId: line.workItemId,
    code: line.code,
    name: line.name,
    weight: percentText(weights[at] ?? (0n as Percent)),
    done: percentText(
      shareOf((done.get(line.workItemId) ?? ZERO_QTY) as never, line.volume as never) ?? (0n as Percent),
    ),
    plan: plan(line.workItemId),
    draft: draft(line.workItemId),
    baseline: baseline(line.workItemId),
  }))
}

function plansBy(version: store.ScheduleStored | undefined, planned: Planned) {
  const lines = new Map((version ? (planned.get(version.id) ?? []) : []).map((line) => [line.workItemId, line]))
  return (workItemId: string): PlanOfLine | null => {
    const line = lines.get(workItemId)
    return line && version ? planOf(line, version.week_one) : null
  }
}

function planOf(line: PlannedWork, weekOne: Day): PlanOfLine {
  const [firstWeek, lastWeek] = weekSpanOf(weekOne, line)
  const { startDate, endDate } = line
  return { startDate, endDate, shares: line.shares?.map(seenShare) ?? null, firstWeek, lastWeek }
}

const seenShare = ({ week, share }: WeekShare) => ({ week, share: percentText(share) })

function seenWeek(row: CurveWeek): WeekOfCurve {
  return {
    ...{ week: row.week, to: row.to, billRevision: row.billRevision, planRevision: row.planRevision },
    ...{ planWeek: percentText(row.planWeek), plan: percentText(row.plan) },
    actual: row.actual === null ? null : percentText(row.actual),
    deviation: row.deviation === null ? null : percentText(row.deviation),
    ...{ status: row.status, isCritical: row.isCritical },
  }
}

function seenVersion(row: store.ScheduleStored): ScheduleVersion {
  return {
    ...{ id: row.id, revision: row.revision, state: row.state, weekOne: row.week_one, weekStart: row.week_start },
    ...{ holdsFrom: row.holds_from, note: row.note, updatedBy: row.updated_by_name },
    ...{ approvedBy: row.approved_by_name, version: row.version },
  }
}
