import { sql } from 'kysely'
import type { Day } from '#ground/day.ts'
import { quantity, type Quantity } from '#ground/quantity.ts'
import type { Actor } from '#kit/access/actor.ts'
import type { Tx } from '#kit/db/tx.ts'
import { own } from '../store.ts'
import type { PackPaper } from './contract.ts'
import type { Measurement } from '../progress/measure.ts'

/** Remembers up to which week an invoice bills the work of a project, and the bill of quantities it went by. */
export async function keepTermin(
  tx: Tx,
  companyId: string,
  of: { readonly invoiceId: string; readonly projectId: string; readonly week: number },
): Promise<void> {
  await sql`
    insert into project_termin (company_id, invoice_id, project_id, week, rab_id)
    select ${companyId}, ${of.invoiceId}, ${of.projectId}, ${of.week},
      (select id from rab where company_id = ${companyId} and project_id = ${of.projectId} and state = 'approved')
  `.execute(own(tx))
}

/** Reads the bill of quantities an invoice went by; nothing where it is not known, or that bill holds no more. */
export async function billOfTermin(tx: Tx, companyId: string, invoiceId: string): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`
    select b.id from project_termin t join rab b on b.company_id = t.company_id and b.id = t.rab_id
    where t.company_id = ${companyId} and t.invoice_id = ${invoiceId} and b.state in ('approved', 'superseded')
  `.execute(own(tx))
  return rows[0]?.id
}

/** Reads up to which week each invoice of a project bills its work. */
export async function terminWeeks(tx: Tx, companyId: string, projectId: string): Promise<Map<string, number>> {
  const rows = await own(tx)
    .selectFrom('project_termin')
    .select(['invoice_id', 'week'])
    .where('company_id', '=', companyId)
    .where('project_id', '=', projectId)
    .limit(1000)
    .execute()
  return new Map(rows.map((row) => [row.invoice_id, row.week]))
}

/** What an approved week measured of a work item. */
export interface WeekOfItem {
  readonly week: number
  readonly date: Day
  readonly workItemId: string
  readonly volume: Quantity
  /** What it was measured from; none where it was told as a whole. */
  readonly measurements?: readonly Measurement[]
}

/** Reads what the approved weeks of a project measured, up to a week, by week. */
export async function measuredByWeek(
  tx: Tx,
  companyId: string,
  of: { readonly projectId: string; readonly to: number },
): Promise<WeekOfItem[]> {
  const { rows } = await sql<Omit<WeekOfItem, 'volume'> & { readonly volume: string }>`
    select p.week, p.report_date as date, l.work_item_id as "workItemId", l.volume::text as volume, l.measurements
    from progress_report p join progress_line l on l.company_id = p.company_id and l.report_id = p.id
    where p.company_id = ${companyId} and p.project_id = ${of.projectId} and p.state = 'approved' and p.week <= ${of.to}
    order by p.week, l.work_item_id
  `.execute(own(tx))
  return rows.map((row) => ({ ...row, volume: quantity(row.volume) }))
}

/** Reads the days of a project of which the site told, in a period; newest first, at most 60. */
export async function toldDays(
  tx: Tx,
  companyId: string,
  of: { readonly projectId: string; readonly from: Day; readonly to: Day },
): Promise<{ readonly id: string; readonly date: Day }[]> {
  return own(tx)
    .selectFrom('site_report')
    .select(['id', 'report_date as date'])
    .where('company_id', '=', companyId)
    .where('project_id', '=', of.projectId)
    .where('state', 'in', ['sent', 'checked'])
    .where('report_date', '>', of.from)
    .where('report_date', '<=', of.to)
    .orderBy('report_date', 'desc')
    .limit(60)
    .execute()
}

/** Reads which papers a customer wants; nothing where they never said. */
export async function wishOf(tx: Tx, companyId: string, customerId: string): Promise<readonly PackPaper[] | undefined> {
  const row = await own(tx)
    .selectFrom('termin_wish')
    .select('papers')
    .where('company_id', '=', companyId)
    .where('customer_id', '=', customerId)
    .executeTakeFirst()
  return row?.papers
}

/** Keeps which papers a customer wants. */
export async function keepWish(
  tx: Tx,
  actor: Actor,
  of: { readonly customerId: string; readonly papers: readonly PackPaper[] },
): Promise<void> {
  await sql`
    insert into termin_wish (company_id, customer_id, papers, updated_by)
    values (${actor.companyId}, ${of.customerId}, ${[...of.papers]}, ${actor.userId})
    on conflict (company_id, customer_id) do update
      set papers = excluded.papers, updated_at = now(), updated_by = excluded.updated_by
  `.execute(own(tx))
}

/** Reads until when the customer holds a guarantee of a project that is valid on a day; nothing where none is. */
export async function guaranteeUntil(
  tx: Tx,
  companyId: string,
  of: { readonly projectId: string; readonly on: Day },
): Promise<Day | undefined> {
  const row = await own(tx)
    .selectFrom('guarantee')
    .select('valid_to')
    .where('company_id', '=', companyId)
    .where('project_id', '=', of.projectId)
    .where('returned_on', 'is', null)
    .where('valid_from', '<=', of.on)
    .where('valid_to', '>=', of.on)
    .orderBy('valid_to', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.valid_to
}

/** Reads who signed an approved week of a project, and when; nothing where nobody did. */
export async function signedOn(
  tx: Tx,
  companyId: string,
  of: { readonly projectId: string; readonly week: number },
): Promise<{ readonly hands: number; readonly on: Day } | undefined> {
  const { rows } = await sql<{ hands: number; on: Day }>`
    select num_nonnulls(signed_contractor, signed_supervisor, signed_owner) as hands, signed_on as "on"
    from progress_report where company_id = ${companyId} and project_id = ${of.projectId} and week = ${of.week}
      and state = 'approved' and signed_on is not null
  `.execute(own(tx))
  return rows[0]
}
