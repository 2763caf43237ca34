import { sql, type RawBuilder, type SqlBool } from 'kysely'
import type { Actor } from '#kit/access/actor.ts'
import { scoped } from '#kit/access/scoped.ts'
import type { Tx } from '#kit/db/tx.ts'
import { found } from '#kit/http/not-found.ts'
import { own } from '../store.ts'
import type { SiteExpense } from './contract.ts'
import { headOfCost } from './rules.ts'

// One's own, and with the right to see or approve costs those of the projects one sees.
function seen(actor: Actor): RawBuilder<SqlBool> {
  const seesAll = actor.can('view biaya') || actor.can('approve laporan-keuangan-proyek')
  const whose = seesAll ? sql`true` : sql`c.created_by = ${actor.userId}`
  return sql`s.company_id = ${actor.companyId} and ${scoped(actor, { project: 's.project_id' })} and ${whose}`
}

/** Keeps which project a draft of the cash book was spent for; written anew, it was not given back any more. */
export async function keepSiteExpense(
  tx: Tx,
  actor: Actor,
  of: { readonly entryId: string; readonly projectId: string },
): Promise<void> {
  await own(tx)
    .insertInto('site_expense')
    .values({
      entry_id: of.entryId,
      company_id: actor.companyId,
      project_id: of.projectId,
      rejected_reason: null,
      written_by: actor.name,
    })
    .onConflict((conflict) =>
      conflict.column('entry_id').doUpdateSet({ project_id: of.projectId, rejected_reason: null }),
    )
    .execute()
}

/** Keeps why the office gave an expense back. */
export async function markRejected(tx: Tx, actor: Actor, entryId: string, reason: string): Promise<void> {
  await own(tx)
    .updateTable('site_expense')
    .set({ rejected_reason: reason })
    .where('company_id', '=', actor.companyId)
    .where('entry_id', '=', entryId)
    .execute()
}

type Row = Omit<SiteExpense, 'head' | 'can' | 'state'> & {
  readonly account: string
  readonly entryState: 'draft' | 'posted' | 'void'
  readonly writers: readonly string[]
}

/** An expense as the page shows it, with who wrote on it. */
export interface KeptSiteExpense extends Omit<SiteExpense, 'can'> {
  readonly writers: readonly string[]
}

/** Reads what the site of a project spent, as far as a person may see it: what waits first, then the newest. */
export async function siteExpensesOf(tx: Tx, actor: Actor, projectId: string): Promise<KeptSiteExpense[]> {
  return rowsWhere(tx, sql`${seen(actor)} and s.project_id = ${projectId}`)
}

/** Reads one expense of a site; 404 where it is not this person's to see. */
export async function siteExpenseOf(tx: Tx, actor: Actor, id: string): Promise<KeptSiteExpense> {
  return found((await rowsWhere(tx, sql`${seen(actor)} and s.entry_id = ${id}`))[0])
}

async function rowsWhere(tx: Tx, where: RawBuilder<SqlBool>): Promise<KeptSiteExpense[]> {
  const { rows } = await sql<Row>`
    select c.id, c.version, c.number, c.state as "entryState", c.entry_date as date, s.project_id as "projectId",
      p.name as "projectName", l.account_code as account, c.amount::text, l.work_item_id as "workItemId",
      w.name as "workItemName", c.cash_account_id as "cashAccountId", e.float_id as "floatId",
      case when f.id is null then k.name else 'Kas lapangan · ' || f.holder_name end as "cashAccountName",
      c.party_name as "partyName", c.memo, s.rejected_reason as "rejectedReason", coalesce(s.written_by, c.updated_by_name) as by,
      array[c.created_by, c.updated_by] as writers
    from site_expense s join cash_entry c on c.company_id = s.company_id and c.id = s.entry_id
      join cash_entry_line l on l.entry_id = c.id and l.line_no = 1
      join project p on p.company_id = s.company_id and p.id = s.project_id
      join cash_account k on k.id = c.cash_account_id
      left join site_float_entry e on e.entry_id = c.id
      left join site_float f on f.id = e.float_id
      left join work_item w on w.company_id = l.company_id and w.id = l.work_item_id
    where ${where} order by (c.state <> 'draft'), c.entry_date desc, c.id desc limit 200
  `.execute(own(tx))
  return rows.map(({ account, entryState, ...row }) => {
    const waits = row.rejectedReason === null ? ('waiting' as const) : ('rejected' as const)
    const state = entryState === 'draft' ? waits : entryState === 'posted' ? ('approved' as const) : ('void' as const)
    return { ...row, state, head: headOfCost(account) }
  })
}
