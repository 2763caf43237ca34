import { sql, type Selectable } from 'kysely'
import type { Quantity } from '#ground/quantity.ts'
import { quantityText } from '#ground/quantity.ts'
import type { Actor } from '#kit/access/actor.ts'
import { insertRows } from '#kit/db/insert-rows.ts'
import type { Tx } from '#kit/db/tx.ts'
import { found } from '#kit/http/not-found.ts'
import { newId } from '#kit/id.ts'
import { own } from '../store.ts'
import type { PieceCrewRow, PieceWorkRow } from '../tables.ts'

export type PieceCrewKept = Selectable<PieceCrewRow>

/** A piece of work of a crew as it is kept, with what was measured of it; volumes are decimal text. */
export interface PieceWorkKept extends Selectable<PieceWorkRow> {
  readonly code: string
  readonly name: string
  readonly unit: string
  readonly done: string
  readonly all_done: string
}

const MOST_CREWS = 100

/** Reads the crews of a project, those at work first. */
export async function pieceCrewsOf(tx: Tx, companyId: string, projectId: string): Promise<PieceCrewKept[]> {
  return own(tx)
    .selectFrom('piece_crew')
    .selectAll()
    .where('company_id', '=', companyId)
    .where('project_id', '=', projectId)
    .orderBy('is_closed')
    .orderBy('name')
    .orderBy('id')
    .limit(MOST_CREWS)
    .execute()
}

/** Reads one crew, or answers 404; `lock` keeps it until commit, so that two opnames do not measure the same volume. */
export async function pieceCrewById(tx: Tx, actor: Actor, id: string, lock = false): Promise<PieceCrewKept> {
  const query = own(tx)
    .selectFrom('piece_crew')
    .selectAll()
    .where('company_id', '=', actor.companyId)
    .where('id', '=', id)
  return found(await (lock ? query.forUpdate() : query).executeTakeFirst())
}

/** Reads the members of some crews in their order. */
export async function pieceMembersOf(tx: Tx, companyId: string, crewIds: readonly string[]) {
  return own(tx)
    .selectFrom('piece_member')
    .select(['crew_id', 'worker_id'])
    .select(sql<string>`trim_scale(weight)::text`.as('weight'))
    .where('company_id', '=', companyId)
    .where(sql<boolean>`crew_id = any (${[...crewIds]}::uuid[])`)
    .orderBy('crew_id')
    .orderBy('line_no')
    .execute()
}

/** Reads the work of some crews in its order with what was measured of it, without one opname. */
export async function pieceWorksOf(
  tx: Tx,
  companyId: string,
  { crewIds, without = null }: { readonly crewIds: readonly string[]; readonly without?: string | null },
): Promise<PieceWorkKept[]> {
  const { rows } = await sql<PieceWorkKept>`
    select w.*, trim_scale(w.volume)::text as volume, i.code, i.name, coalesce(i.unit, '') as unit,
      trim_scale(coalesce(m.own, 0))::text as done, trim_scale(coalesce(m.every, 0))::text as all_done
    from piece_work w
    join work_item i on i.company_id = w.company_id and i.id = w.work_item_id
    left join lateral (
      select sum(l.volume) as every, sum(l.volume) filter (where o.id = w.id) as own
      from piece_work o
      join piece_opname_line l on l.company_id = o.company_id and l.piece_work_id = o.id
      join piece_opname p on p.company_id = l.company_id and p.id = l.opname_id
      where o.company_id = w.company_id and o.work_item_id = w.work_item_id and p.state <> 'void'
        and p.id is distinct from ${without}::uuid
    ) m on true
    where w.company_id = ${companyId} and w.crew_id = any (${[...crewIds]}::uuid[])
    order by w.crew_id, w.line_no
  `.execute(own(tx))
  return rows
}

/** Holds the work items that some work is for until commit: what all crews did of them counts together. */
export async function holdPieceWorkOn(tx: Tx, companyId: string, workItemIds: readonly string[]): Promise<void> {
  await sql`
    select from piece_work where company_id = ${companyId} and work_item_id = any (${[...workItemIds]}::uuid[])
    order by id for update
  `.execute(own(tx))
}

interface Agreed {
  readonly members: readonly { readonly workerId: string; readonly weight: Quantity }[]
  readonly works: readonly { readonly workItemId: string; readonly rate: bigint; readonly volume: Quantity }[]
}

/** Writes who is in a crew and what it does over what was there; work that is known by its work item keeps its row. */
export async function writePieceTerms(tx: Tx, crew: PieceCrewKept, asked: Agreed): Promise<void> {
  const { company_id: companyId, id: crewId } = crew
  await own(tx).deleteFrom('piece_member').where('company_id', '=', companyId).where('crew_id', '=', crewId).execute()
  const members = asked.members.map(({ workerId, weight }, at) => ({
    ...{ company_id: companyId, crew_id: crewId, worker_id: workerId, line_no: at + 1, weight: quantityText(weight) },
  }))
  await insertRows(tx, 'piece_member', members)
  const kept = asked.works.map(({ workItemId }) => workItemId)
  await sql`
    delete from piece_work where company_id = ${companyId} and crew_id = ${crewId}
      and work_item_id <> all (${kept}::uuid[])
  `.execute(own(tx))
  const rows = asked.works.map(({ workItemId, rate, volume }, at) => ({
    ...{ id: newId(), work_item_id: workItemId, line_no: at + 1, rate: String(rate), volume: quantityText(volume) },
  }))
  await sql`
    insert into piece_work (id, company_id, crew_id, project_id, work_item_id, line_no, rate, volume)
    select id, ${companyId}, ${crewId}, ${crew.project_id}, work_item_id, line_no, rate, volume
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as given (id uuid, work_item_id uuid, line_no smallint, rate bigint, volume numeric)
    on conflict (company_id, crew_id, work_item_id)
      do update set line_no = excluded.line_no, rate = excluded.rate, volume = excluded.volume
  `.execute(own(tx))
}

/** Tells whether a crew is paid for a work item. */
export async function isPieceWork(tx: Tx, companyId: string, workItemId: string): Promise<boolean> {
  const row = await own(tx)
    .selectFrom('piece_work')
    .select('id')
    .where('company_id', '=', companyId)
    .where('work_item_id', '=', workItemId)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}
