import { sql, type RawBuilder, type SqlBool } from 'kysely'
import type { Actor } from '#kit/access/actor.ts'
import { scoped } from '#kit/access/scoped.ts'
import type { Tx } from '#kit/db/tx.ts'
import { found } from '#kit/http/not-found.ts'
import { newId } from '#kit/id.ts'
import { own } from '../store.ts'
import type { FloatMove, SiteFloat } from './contract.ts'

// Who moves cash, approves expenses or sees costs sees what others hold, within their projects.
function seesAllFloats(actor: Actor): boolean {
  return actor.can('view biaya') || actor.can('approve laporan-keuangan-proyek') || actor.can('create laporan-keuangan')
}

function seen(actor: Actor): RawBuilder<SqlBool> {
  const whose = seesAllFloats(actor) ? sql`true` : sql`f.holder_id = ${actor.userId}`
  return sql`f.company_id = ${actor.companyId} and ${scoped(actor, { project: 'f.project_id' })} and ${whose}`
}

/** A float with the project it is for. */
export interface KeptFloat extends SiteFloat {
  readonly projectId: string
  readonly projectName: string
}

async function floatsWhere(tx: Tx, where: RawBuilder<SqlBool>): Promise<KeptFloat[]> {
  const { rows } = await sql<KeptFloat>`
    select f.id, f.project_id as "projectId", p.name as "projectName", f.holder_id as "holderId",
      f.holder_name as "holderName", s.given::text, s.spent::text, s.returned::text, s.waiting::text,
      (s.given - s.spent - s.returned)::text as balance
    from site_float f
    join project p on p.company_id = f.company_id and p.id = f.project_id
    cross join lateral (
      select coalesce(sum(c.amount) filter (where c.state = 'posted' and m.kind = 'given'), 0) as given,
        coalesce(sum(c.amount) filter (where c.state = 'posted' and m.kind = 'spent'), 0) as spent,
        coalesce(sum(c.amount) filter (where c.state = 'posted' and m.kind = 'returned'), 0) as returned,
        coalesce(sum(c.amount) filter (where c.state = 'draft'), 0) as waiting
      from site_float_entry e join cash_entry c on c.company_id = e.company_id and c.id = e.entry_id
        cross join lateral (select ${kindOf} as kind) m
      where e.company_id = f.company_id and e.float_id = f.id
    ) s
    where ${where} order by f.holder_name, f.id limit 200
  `.execute(own(tx))
  return rows
}

// What moves cash into the one account of all floats was given, what moves it out was returned.
const kindOf = sql`case when c.kind = 'keluar' then 'spent' when exists (
  select from cash_account k where k.id = c.to_cash_account_id and k.account_code = '1-1110') then 'given' else 'returned' end`

/** Reads the floats of a project, as far as a person may see them. */
export async function floatsOf(tx: Tx, actor: Actor, projectId: string): Promise<KeptFloat[]> {
  return floatsWhere(tx, sql`${seen(actor)} and f.project_id = ${projectId}`)
}

/** Reads the floats that somebody holds money of, or is owed, as far as a person may see them. */
export async function floatsLeftWith(tx: Tx, actor: Actor, holderId: string): Promise<KeptFloat[]> {
  const all = await floatsWhere(tx, sql`${seen(actor)} and f.holder_id = ${holderId}`)
  return all.filter(({ balance }) => balance !== '0')
}

/** Reads all floats of a project, whoever asks: what only others see hangs on it as well. */
export async function floatsAll(tx: Tx, companyId: string, projectId: string): Promise<KeptFloat[]> {
  return floatsWhere(tx, sql`f.company_id = ${companyId} and f.project_id = ${projectId}`)
}

/** Reads what a person holds, whatever the project. */
export async function floatsHeldBy(tx: Tx, actor: Actor): Promise<KeptFloat[]> {
  return floatsWhere(tx, sql`${seen(actor)} and f.holder_id = ${actor.userId}`)
}

/** Reads one float; 404 where it is not this person's to see. */
export async function floatById(tx: Tx, actor: Actor, id: string): Promise<KeptFloat> {
  return found((await floatsWhere(tx, sql`${seen(actor)} and f.id = ${id}`))[0])
}

/** Keeps others from a float until commit. */
export async function lockFloat(tx: Tx, actor: Actor, id: string): Promise<void> {
  const { rows } = await sql`
    select f.id from site_float f where ${seen(actor)} and f.id = ${id} for update
  `.execute(own(tx))
  found(rows[0])
}

/** Gives the float of a person for a project, new where they held none. */
export async function keepFloat(
  tx: Tx,
  actor: Actor,
  of: { readonly projectId: string; readonly holderId: string; readonly holderName: string },
): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    insert into site_float (id, company_id, project_id, holder_id, holder_name, created_by_name)
    values (${newId()}, ${actor.companyId}, ${of.projectId}, ${of.holderId}, ${of.holderName}, ${actor.name})
    on conflict (company_id, project_id, holder_id) do update set holder_name = excluded.holder_name
    returning id
  `.execute(own(tx))
  return found(rows[0]).id
}

/** Reads the newest entries of a float; at most 200. */
export async function floatMovesOf(tx: Tx, companyId: string, floatId: string): Promise<FloatMove[]> {
  const { rows } = await sql<FloatMove>`
    select c.id, c.number, ${kindOf} as kind, c.state, c.entry_date as date, c.memo, c.amount::text
    from site_float_entry e join cash_entry c on c.company_id = e.company_id and c.id = e.entry_id
    where e.company_id = ${companyId} and e.float_id = ${floatId}
    order by c.entry_date desc, c.id desc limit 200
  `.execute(own(tx))
  return rows
}
