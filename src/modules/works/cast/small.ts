import type { Actor } from '#kit/access/actor.ts'
import type { Database } from '#kit/db/database.ts'
import { deskOf } from '#kit/http/desk.ts'
import { newId } from '#kit/id.ts'
import small from '../../../../tests/vectors/projects/project_small.json' with { type: 'json' }
import { openProgress } from '../progress/contract.ts'
import { approveRab, saveRab } from '../rab/contract.ts'
import { worksRoutes } from '../routes.ts'
import { approveSchedule, saveSchedule } from '../schedule/contract.ts'

const empty = { unit: null, volume: null, unitPrice: null }

/** The rows of the small project's bill of quantities, as a person sends them. */
export const smallRows = Object.entries(small.rab.groups).flatMap(([group, name]) => [
  { number: group, name, ...empty },
  ...small.rab.lines
    .filter((line) => line.group === group)
    .map((line) => ({
      number: line.code,
      name: line.description,
      unit: line.unit,
      volume: line.volume,
      unitPrice: String(line.unit_price),
    })),
])

/** Somebody else of the same company, who may do the same. */
export function aColleague(actor: Actor): Actor {
  return { ...actor, userId: newId(), name: 'Siti Nurjanah' }
}

/** Writes and approves a bill of quantities of a project. */
export async function anAgreedRab(
  db: Database,
  actor: Actor,
  given: { readonly projectId: string; readonly rows?: typeof smallRows },
): Promise<string> {
  const { id, version } = await deskOf(db, actor, worksRoutes).do(saveRab, {
    ...{ id: given.projectId, version: null, rows: given.rows ?? smallRows },
  })
  await deskOf(db, aColleague(actor), worksRoutes).do(approveRab, { id: given.projectId, rabId: id, version })
  return id
}

/** The plan of the small project as a person sends it: each line by its shares of weeks, for the bill of a version. */
export function smallPlan(ids: ReadonlyMap<string, string>, version: '1' | '2' = '1') {
  const plan: Readonly<Record<string, Readonly<Record<string, string>>>> = small.schedule[version]
  return Object.entries(plan).map(([code, weeks]) => ({
    ...{ workItemId: ids.get(code) ?? '', startDate: null, endDate: null },
    shares: Object.entries(weeks).map(([week, share]) => ({ week: Number(week), share })),
  }))
}

/** Writes and approves the schedule of the small project; its work begins on Monday 3 March 2025. */
export async function anAgreedSchedule(
  db: Database,
  actor: Actor,
  given: { readonly projectId: string; readonly version?: '1' | '2'; readonly holdsFrom?: string },
): Promise<string> {
  const desk = deskOf(db, actor, worksRoutes)
  const { lines } = await desk.do(openProgress, { id: given.projectId })
  const ids = new Map(lines.map((line) => [line.code, line.workItemId]))
  const saved = await desk.do(saveSchedule, {
    ...{ id: given.projectId, version: null, firstDay: '2025-03-03', weekStart: 'project' },
    ...{ holdsFrom: given.holdsFrom ?? null, lines: smallPlan(ids, given.version) },
  })
  const which = { id: given.projectId, scheduleId: saved.id, version: saved.version }
  await deskOf(db, aColleague(actor), worksRoutes).do(approveSchedule, which)
  return saved.id
}
