import type { Day } from '#ground/day.ts'
import type { Actor } from '#kit/access/actor.ts'
import type { Tx } from '#kit/db/tx.ts'
import type { AskedOf } from '#kit/http/endpoint.ts'
import { today } from '#kit/posting/today.ts'
import type { WorkerFacts } from '#modules/people/face.ts'
import { checkDims, knownProject } from '#modules/projects/face.ts'
import type { RowOutcome, saveSheet } from './contract.ts'
import { markable } from './roster.ts'
import { judgeRow, type KeptMark, type RowVerdict } from './rules.ts'
import { crewDaysOn, holdManDays, sheetMark, writeCrewDays, type CrewDay } from './store.ts'

type Asked = AskedOf<typeof saveSheet>
type Row = Asked['rows'][number]

/**
 * Saves marks of a crew, each row taken or not by itself: the same mark again changes nothing, one that somebody else
 * changed meanwhile is a conflict. Refused as a whole only where the project or a work item cannot bear cost.
 */
export async function saveMarks(tx: Tx, actor: Actor, asked: Asked): Promise<{ rows: RowOutcome[] }> {
  const { companyId } = actor
  const { projectId, day } = asked
  await knownProject(tx, actor, projectId)
  await checkDims(tx, actor, { projectId, lines: asked.rows.map(({ workItemId }) => ({ projectId, workItemId })) })

  const rows = [...new Map(asked.rows.map((row) => [row.workerId, row])).values()]
  const workers = await markable(
    tx,
    actor,
    rows.map(({ workerId }) => workerId),
  )
  const on = { workerIds: [...workers.keys()], day }
  await holdManDays(tx, companyId, on)
  const kept = Map.groupBy(await crewDaysOn(tx, companyId, on), (row) => row.worker_id)
  const judged = rows.map((row) => judge(actor, { row, day, projectId, worker: workers.get(row.workerId), kept }))

  const saved = await writeCrewDays(tx, actor, {
    ...{ projectId, day },
    rows: judged
      .filter(({ verdict }) => verdict.outcome === 'saved')
      .map(({ row }) => ({ ...row, foremanId: foremanOf(workers.get(row.workerId)) })),
  })
  const now = new Map(saved.map((row) => [row.worker_id, row]))
  return { rows: judged.map((each) => outcomeOf(each, now.get(each.row.workerId))) }
}

interface Judged {
  readonly row: Row
  readonly here: CrewDay | undefined
  readonly verdict: RowVerdict
}

function judge(
  actor: Actor,
  given: {
    readonly row: Row
    readonly day: Day
    readonly projectId: string
    readonly worker: WorkerFacts | undefined
    readonly kept: ReadonlyMap<string, readonly CrewDay[]>
  },
): Judged {
  const { row, day, worker } = given
  const marks = given.kept.get(row.workerId) ?? []
  const here = marks.find((each) => each.project_id === given.projectId)
  const elsewhere = marks.filter((each) => each !== here).reduce((all, each) => all + each.half_days, 0)
  const verdict = judgeRow(row, {
    ...{ today: today(actor), day, isKnown: worker !== undefined, startDate: worker?.startDate ?? null, elsewhere },
    ...{ kept: here ? keptMark(here) : null, mayReopen: actor.can('approve absensi') },
  })
  return { row, here, verdict }
}

// A foreman is of his own crew.
function foremanOf(worker: WorkerFacts | undefined): string | null {
  return worker?.isForeman ? worker.id : (worker?.foremanId ?? null)
}

function keptMark(row: CrewDay): KeptMark {
  return { ...sheetMark(row), isApproved: row.approved_at !== null }
}

function outcomeOf({ row, here, verdict }: Judged, saved: CrewDay | undefined): RowOutcome {
  const kept = saved ?? here
  return {
    workerId: row.workerId,
    outcome: verdict.outcome,
    why: verdict.outcome === 'refused' ? verdict.why : null,
    now: kept ? sheetMark(kept) : null,
  }
}
