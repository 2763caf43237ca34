import { sql, type Selectable } from 'kysely'
import type { Day } from '#ground/day.ts'
import type { Actor } from '#kit/access/actor.ts'
import type { Tx } from '#kit/db/tx.ts'
import { newId } from '#kit/id.ts'
import { own } from '../store.ts'
import type { CrewDayRow } from '../tables.ts'
import type { SheetMark } from './contract.ts'

export type CrewDay = Selectable<CrewDayRow>

interface On {
  readonly workerIds: readonly string[]
  readonly day: Day
}

/** Reads what some workers were marked on a day, at all projects. */
export async function crewDaysOn(tx: Tx, companyId: string, { workerIds, day }: On): Promise<CrewDay[]> {
  return own(tx)
    .selectFrom('crew_day')
    .selectAll()
    .where('company_id', '=', companyId)
    .where('day', '=', day)
    .where(sql<boolean>`worker_id = any (${[...workerIds]}::uuid[])`)
    .execute()
}

/** Reads what was marked at a project from one day to another. */
export async function crewDaysBetween(
  tx: Tx,
  companyId: string,
  { projectId, from, to }: { readonly projectId: string; readonly from: Day; readonly to: Day },
): Promise<CrewDay[]> {
  return own(tx)
    .selectFrom('crew_day')
    .selectAll()
    .where('company_id', '=', companyId)
    .where('project_id', '=', projectId)
    .where('day', '>=', from)
    .where('day', '<=', to)
    .limit(5000)
    .execute()
}

/** Holds the day of some workers until commit, so that two phones do not mark one day twice. */
export async function holdManDays(tx: Tx, companyId: string, { workerIds, day }: On): Promise<void> {
  const ids = [...new Set(workerIds)].toSorted()
  await sql`
    insert into crew_man_day (company_id, worker_id, day)
    select ${companyId}, id, ${day} from unnest(${ids}::uuid[]) as given (id) order by id
    on conflict do nothing
  `.execute(own(tx))
  await sql`
    select from crew_man_day where company_id = ${companyId} and day = ${day} and worker_id = any (${ids}::uuid[])
    order by worker_id for update
  `.execute(own(tx))
}

/** A mark to be written. */
export interface MarkToWrite {
  readonly workerId: string
  readonly foremanId: string | null
  readonly halfDays: number
  readonly absence: string | null
  readonly overtime: number
  readonly restHours: number
  readonly workItemId: string | null
  readonly note: string | null
  readonly markedAt: string
}

/** Writes marks of a day at a project over what was there, which then waits for approval again; keeps the sums of the day. */
export async function writeCrewDays(
  tx: Tx,
  actor: Actor,
  { projectId, day, rows }: { readonly projectId: string; readonly day: Day; readonly rows: readonly MarkToWrite[] },
): Promise<CrewDay[]> {
  if (rows.length === 0) return []
  const { companyId, userId, name } = actor
  const given = JSON.stringify(rows.map((row) => ({ id: newId(), ...row })))
  const written = await sql<CrewDay>`
    insert into crew_day (id, company_id, project_id, worker_id, foreman_id, day, half_days, absence, overtime, rest_hours,
      work_item_id, note, marked_at, created_by, created_by_name, updated_by, updated_by_name)
    select g.id, ${companyId}, ${projectId}, g."workerId", g."foremanId", ${day}, g."halfDays", g.absence, g.overtime,
      g."restHours", g."workItemId", g.note, g."markedAt", ${userId}, ${name}, ${userId}, ${name}
    from jsonb_to_recordset(${given}::jsonb) as g (id uuid, "workerId" uuid, "foremanId" uuid, "halfDays" smallint,
      absence text, overtime smallint, "restHours" smallint, "workItemId" uuid, note text, "markedAt" timestamptz)
    on conflict (company_id, project_id, day, worker_id) do update set foreman_id = excluded.foreman_id,
      half_days = excluded.half_days, absence = excluded.absence, overtime = excluded.overtime,
      rest_hours = excluded.rest_hours, work_item_id = excluded.work_item_id, note = excluded.note,
      marked_at = excluded.marked_at, approved_at = null, approved_by = null, approved_by_name = null,
      version = crew_day.version + 1, updated_at = now(), updated_by = excluded.updated_by,
      updated_by_name = excluded.updated_by_name
    returning *
  `.execute(own(tx))
  const ids = rows.map(({ workerId }) => workerId)
  await sql`
    update crew_man_day m set half_days = (select coalesce(sum(d.half_days), 0) from crew_day d
      where d.company_id = m.company_id and d.worker_id = m.worker_id and d.day = m.day)
    where m.company_id = ${companyId} and m.day = ${day} and m.worker_id = any (${ids}::uuid[])
  `.execute(own(tx))
  return written.rows
}

/** The last mark of some workers at a project before a day, within a month. */
export async function lastMarks(
  tx: Tx,
  companyId: string,
  { projectId, workerIds, day }: On & { readonly projectId: string },
): Promise<Map<string, CrewDay>> {
  const { rows } = await sql<CrewDay>`
    select d.* from unnest(${[...workerIds]}::uuid[]) as w (id)
    cross join lateral (
      select * from crew_day d where d.company_id = ${companyId} and d.worker_id = w.id and d.project_id = ${projectId}
        and d.day < ${day} and d.day >= ${day}::date - 31 order by d.day desc limit 1
    ) d
  `.execute(own(tx))
  return new Map(rows.map((row) => [row.worker_id, row]))
}

/** Writes a kept mark as the screens read it. */
export function sheetMark(row: CrewDay): SheetMark {
  return {
    ...{ halfDays: row.half_days, absence: row.absence, overtime: row.overtime, restHours: row.rest_hours },
    ...{ workItemId: row.work_item_id, note: row.note, version: row.version, by: row.updated_by_name },
    ...{ approvedBy: row.approved_by_name, isPaid: row.wage_note_id !== null },
  }
}
