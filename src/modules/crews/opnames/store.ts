import { sql, type Selectable, type Updateable } from 'kysely'
import type { Day } from '#ground/day.ts'
import type { Money } from '#ground/money.ts'
import { quantityText, type Quantity } from '#ground/quantity.ts'
import type { Actor } from '#kit/access/actor.ts'
import { insertRows } from '#kit/db/insert-rows.ts'
import type { Tx } from '#kit/db/tx.ts'
import { found } from '#kit/http/not-found.ts'
import { newId } from '#kit/id.ts'
import { signedBy } from '#kit/posting/signed.ts'
import { own } from '../store.ts'
import type { PieceOpnameRow } from '../tables.ts'
import type { MemberShare } from './rules.ts'

export type OpnameKept = Selectable<PieceOpnameRow>

/** Reads an opname of the company, or answers 404; `lock` keeps it until commit. */
export async function opnameById(tx: Tx, actor: Actor, id: string, lock = false): Promise<OpnameKept> {
  const query = own(tx)
    .selectFrom('piece_opname')
    .selectAll()
    .where('company_id', '=', actor.companyId)
    .where('id', '=', id)
  return found(await (lock ? query.forUpdate() : query).executeTakeFirst())
}

/** Reads the opnames of a project: the last two hundred, the newest first, with whether they are in wages. */
export async function opnamesOf(tx: Tx, companyId: string, projectId: string) {
  const { rows } = await sql<OpnameKept & { crew: string; leader_id: string; works: string; is_paid: boolean }>`
    select o.*, c.name as crew, c.leader_id,
      (select string_agg(i.name || ' ' || replace(trim_scale(l.volume)::text, '.', ',') || ' ' || coalesce(i.unit, ''), ', '
        order by w.line_no)
        from piece_opname_line l
        join piece_work w on w.company_id = l.company_id and w.id = l.piece_work_id
        join work_item i on i.company_id = w.company_id and i.id = w.work_item_id
        where l.company_id = o.company_id and l.opname_id = o.id) as works,
      exists (select from piece_share s where s.company_id = o.company_id and s.opname_id = o.id
        and s.wage_note_id is not null) as is_paid
    from piece_opname o
    join piece_crew c on c.company_id = o.company_id and c.id = o.crew_id
    where o.company_id = ${companyId} and o.project_id = ${projectId}
    order by o.measured_on desc, o.id desc limit 200
  `.execute(own(tx))
  return rows
}

/** Reads the lines of an opname in the order of its crew's work; volumes are decimal text. */
export async function opnameLines(tx: Tx, companyId: string, opnameId: string) {
  const { rows } = await sql<{
    workId: string
    name: string
    unit: string
    volume: string
    rate: Money
    amount: Money
  }>`
    select w.id as "workId", i.name, coalesce(i.unit, '') as unit, trim_scale(l.volume)::text as volume, l.rate, l.amount
    from piece_opname_line l
    join piece_work w on w.company_id = l.company_id and w.id = l.piece_work_id
    join work_item i on i.company_id = w.company_id and i.id = w.work_item_id
    where l.company_id = ${companyId} and l.opname_id = ${opnameId} order by w.line_no
  `.execute(own(tx))
  return rows
}

/** Reads the shares of an opname in their order. */
export async function sharesOf(tx: Tx, companyId: string, opnameId: string) {
  return own(tx)
    .selectFrom('piece_share')
    .selectAll()
    .where('company_id', '=', companyId)
    .where('opname_id', '=', opnameId)
    .orderBy('line_no')
    .execute()
}

/** What an opname comes to, as it is written. */
export interface Measured {
  readonly measuredOn: Day
  readonly witness: string | null
  readonly note: string | null
  readonly gross: Money
  readonly retention: Money
  readonly lines: readonly {
    readonly workId: string
    readonly volume: Quantity
    readonly rate: Money
    readonly amount: Money
  }[]
  readonly shares: readonly MemberShare[]
}

/** Saves a new opname that waits for approval. */
export async function insertOpname(
  tx: Tx,
  actor: Actor,
  given: Measured & {
    readonly id: string
    readonly crewId: string
    readonly projectId: string
    readonly number: string
  },
): Promise<OpnameKept> {
  const row = await own(tx)
    .insertInto('piece_opname')
    .values({
      ...{ id: given.id, company_id: actor.companyId, crew_id: given.crewId, project_id: given.projectId },
      ...{ number: given.number, state: 'sent', ...headOf(given), void_reason: null },
      ...{ approved_at: null, approved_by: null, approved_by_name: null },
      ...{ created_by: actor.userId, created_by_name: actor.name },
      ...{ updated_by: actor.userId, updated_by_name: actor.name },
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  await insertParts(tx, row, given)
  return row
}

/** Writes an opname over what was there. */
export async function replaceOpname(tx: Tx, actor: Actor, id: string, given: Measured): Promise<OpnameKept> {
  const { companyId } = actor
  const row = await changeOpname(tx, actor, id, headOf(given))
  await own(tx)
    .deleteFrom('piece_opname_line')
    .where('company_id', '=', companyId)
    .where('opname_id', '=', id)
    .execute()
  await own(tx).deleteFrom('piece_share').where('company_id', '=', companyId).where('opname_id', '=', id).execute()
  await insertParts(tx, row, given)
  return row
}

export async function changeOpname(
  tx: Tx,
  actor: Actor,
  id: string,
  change: Updateable<PieceOpnameRow>,
): Promise<OpnameKept> {
  return own(tx)
    .updateTable('piece_opname')
    .set({ ...signedBy(actor), ...change })
    .where('company_id', '=', actor.companyId)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
}

function headOf({ measuredOn, witness, note, gross, retention }: Measured) {
  return { measured_on: measuredOn, witness, note, gross, retention }
}

async function insertParts(tx: Tx, { id, company_id: companyId }: OpnameKept, given: Measured): Promise<void> {
  const of = { company_id: companyId, opname_id: id }
  const lines = given.lines.map(({ workId, volume, rate, amount }) => ({
    ...{ ...of, piece_work_id: workId, volume: quantityText(volume), rate, amount },
  }))
  await insertRows(tx, 'piece_opname_line', lines)
  const shares = given.shares.map(({ workerId, halfDays, amount, retention }, at) => ({
    ...{ ...of, id: newId(), worker_id: workerId, line_no: at + 1, half_days: halfDays, amount, retention },
  }))
  await insertRows(tx, 'piece_share', shares)
}
