import { addDays } from '#ground/day.ts'
import type { Actor } from '#kit/access/actor.ts'
import type { Tx } from '#kit/db/tx.ts'
import type { AskedOf } from '#kit/http/endpoint.ts'
import { siteRest } from '#modules/attendance/face.ts'
import { workersById } from '#modules/people/face.ts'
import { knownProject } from '#modules/projects/face.ts'
import { ownForeman } from '../own-crew.ts'
import { rosterOf } from '../sheets/roster.ts'
import { crewDaysBetween, sheetMark, type CrewDay } from '../sheets/store.ts'
import { mayApproveDays } from './approve-days.ts'
import type { CrewWeek, openWeek } from './contract.ts'
import { saturdayOf } from './rules.ts'
import { siteHeads } from './site-heads.ts'
import { halvesElsewhere } from './store.ts'

/** Shows the week of a project: who is expected there and whoever was marked. */
export async function showWeek(tx: Tx, actor: Actor, asked: AskedOf<typeof openWeek>): Promise<CrewWeek> {
  const { companyId } = actor
  const project = await knownProject(tx, actor, asked.projectId)
  const until = saturdayOf(asked.day)
  const days = Array.from({ length: 7 }, (_, at) => addDays(until, at - 6))
  const span = { projectId: project.id, from: addDays(until, -6), to: until }
  const marked = await crewDaysBetween(tx, companyId, span)
  // A foreman sees his own crew alone: the report tells of all.
  const isAll = (await ownForeman(tx, actor)) === null
  const reported = isAll ? await siteHeads(tx, companyId, span) : new Map<string, number>()
  const roster = await rosterOf(tx, actor, {
    projectId: project.id,
    marked: [...new Set(marked.map((row) => row.worker_id))],
  })
  const workerIds = roster.map(({ id }) => id)
  const elsewhere = await halvesElsewhere(tx, companyId, { ...span, workerIds })
  const foremen = new Map(
    (
      await workersById(
        tx,
        companyId,
        roster.flatMap(({ foremanId }) => foremanId ?? []),
      )
    ).map(({ id, name }) => [id, name]),
  )
  const marks = Map.groupBy(marked, (row) => row.worker_id)
  const rest = await siteRest(tx, companyId, { projectId: project.id, from: span.from, until })
  const mayApprove = await whichMayBeApproved(tx, actor, marked)
  return {
    ...{ projectId: project.id, project: project.name, until },
    days: days.map((day) => ({ day, rest: rest(day), reported: reported.get(day) ?? null })),
    rows: roster
      .map(({ id, name, trade, foremanId, isForeman }) => ({
        ...{ workerId: id, name, trade, foremanName: isForeman ? name : (foremen.get(foremanId ?? '') ?? null) },
        marks: Object.fromEntries(
          (marks.get(id) ?? []).map((row) => [row.day, { ...weekMark(row), mayApprove: mayApprove(row) }]),
        ),
        elsewhere: elsewhere.get(id) ?? {},
      }))
      .toSorted(byCrew),
  }
}

const weekMark = (row: CrewDay) => ({ id: row.id, ...sheetMark(row) })

type Member = Pick<CrewWeek['rows'][number], 'name' | 'foremanName'>

// Crews by the name of their foreman, who comes first of his own; who has none comes last. Names keep the order they came in.
function byCrew(a: Member, b: Member): number {
  if (a.foremanName !== b.foremanName) {
    if (a.foremanName === null || b.foremanName === null) return a.foremanName === null ? 1 : -1
    return a.foremanName.localeCompare(b.foremanName, 'id')
  }
  const isFirst = ({ name, foremanName }: Member) => Number(name === foremanName)
  return isFirst(b) - isFirst(a)
}

/** Tells of each day that waits whether somebody may approve it: what others marked, and what they marked where nobody else could. */
async function whichMayBeApproved(
  tx: Tx,
  actor: Actor,
  marked: readonly CrewDay[],
): Promise<(row: CrewDay) => boolean> {
  const waits = (row: CrewDay) => row.approved_at === null
  if (!actor.can('approve absensi')) return () => false
  const own = marked.filter((row) => waits(row) && row.updated_by === actor.userId)
  const mayOwn = own.length > 0 && (await mayApproveDays(tx, actor, own))
  return (row) => waits(row) && (mayOwn || row.updated_by !== actor.userId)
}
