import { sql } from 'kysely'
import type { Day } from '#ground/day.ts'
import { money, type Money } from '#ground/money.ts'
import type { Actor } from '#kit/access/actor.ts'
import { insertRows } from '#kit/db/insert-rows.ts'
import { plainNumber } from '#kit/db/json-rows.ts'
import type { Tx } from '#kit/db/tx.ts'
import { own } from '../store.ts'
import type { ProjectRevenue, RevenueMethod } from './rules.ts'

/** The name under which the revenue of a month stands in the books. */
export const REVENUE_SOURCE = 'project-revenue'

/** Keeps others of the company from booking revenue or choosing its method until commit. */
export async function queueRevenue(tx: Tx, companyId: string): Promise<void> {
  await sql`select id from company where id = ${companyId} for no key update`.execute(own(tx))
}

/** When revenue counts in a month. */
export async function methodIn(tx: Tx, companyId: string, period: string): Promise<RevenueMethod> {
  const { rows } = await sql<{ method: RevenueMethod }>`
    select method from project_revenue_method where company_id = ${companyId} and from_period <= ${period}
    order by from_period desc limit 1
  `.execute(own(tx))
  return rows[0]?.method ?? 'termin'
}

/** Keeps the method that holds from a month. */
export async function keepMethod(tx: Tx, actor: Actor, from: string, method: RevenueMethod): Promise<void> {
  await sql`
    insert into project_revenue_method (company_id, from_period, method, chosen_by_name)
    values (${actor.companyId}, ${from}, ${method}, ${actor.name})
    on conflict (company_id, from_period) do update
      set method = excluded.method, chosen_at = now(), chosen_by_name = excluded.chosen_by_name
  `.execute(own(tx))
}

/** A month that was booked and stands. */
export interface RevenueRun {
  readonly id: string
  readonly period: string
  readonly number: string | null
  readonly at: string
  readonly by: string
}

/** The months that are booked from one on, the newest first; at most 24. */
export async function runsSince(tx: Tx, companyId: string, period: string): Promise<RevenueRun[]> {
  const { rows } = await sql<RevenueRun>`
    select id, period, entry_number as number, posted_at as at, posted_by_name as by from project_revenue_run
    where company_id = ${companyId} and state = 'posted' and period >= ${period} order by period desc limit 24
  `.execute(own(tx))
  return rows
}

/** The month of a run that stands, kept from others until commit. */
export async function lockRun(tx: Tx, companyId: string, id: string): Promise<string | undefined> {
  const { rows } = await sql<{ period: string }>`
    select period from project_revenue_run where company_id = ${companyId} and id = ${id} and state = 'posted' for update
  `.execute(own(tx))
  return rows[0]?.period
}

/** What the last month that was booked before one closed with, by project. */
export async function closedBefore(tx: Tx, companyId: string, period: string): Promise<ProjectRevenue[]> {
  const { rows } = await sql<{ id: string }>`
    select id from project_revenue_run where company_id = ${companyId} and state = 'posted' and period < ${period}
    order by period desc limit 1
  `.execute(own(tx))
  return rows[0] ? keptLines(tx, companyId, rows[0].id) : []
}

/** What a month was booked with, by project. */
export async function keptLines(tx: Tx, companyId: string, runId: string): Promise<ProjectRevenue[]> {
  const { rows } = await sql<ProjectRevenue>`
    select l.project_id as "projectId", p.code, p.name, l.contract, l.cost, l.at_completion as "atCompletion",
      l.is_planned as "isPlanned", ${plainNumber('l.pct')} as pct, l.earned, l.billed, l.provision
    from project_revenue_line l join project p on p.company_id = l.company_id and p.id = l.project_id
    where l.company_id = ${companyId} and l.run_id = ${runId} order by p.name, p.id
  `.execute(own(tx))
  return rows
}

/** Keeps a month that is booked, with what it says of each project. */
export async function insertRevenueRun(
  tx: Tx,
  actor: Actor,
  run: { readonly id: string; readonly period: string; readonly method: RevenueMethod },
  lines: readonly ProjectRevenue[],
): Promise<void> {
  await sql`
    insert into project_revenue_run (id, company_id, period, method, posted_by_name)
    values (${run.id}, ${actor.companyId}, ${run.period}, ${run.method}, ${actor.name})
  `.execute(own(tx))
  await insertRows(
    tx,
    'project_revenue_line',
    lines.map((line) => ({
      ...{ company_id: actor.companyId, run_id: run.id, project_id: line.projectId, contract: line.contract },
      ...{ cost: line.cost, at_completion: line.atCompletion, is_planned: line.isPlanned, pct: line.pct },
      ...{ earned: line.earned, billed: line.billed, provision: line.provision },
    })),
  )
}

/** Names the journal of a month. */
export async function nameEntry(tx: Tx, companyId: string, id: string, number: string): Promise<void> {
  await sql`
    update project_revenue_run set entry_number = ${number} where company_id = ${companyId} and id = ${id}
  `.execute(own(tx))
}

/** Writes that a month was taken back. */
export async function voidRevenueRun(tx: Tx, actor: Actor, id: string, reason: string): Promise<void> {
  await sql`
    update project_revenue_run set state = 'void', voided_by_name = ${actor.name}, void_reason = ${reason}
    where company_id = ${actor.companyId} and id = ${id}
  `.execute(own(tx))
}

/** What the last month that was booked left apart from what was billed of a project, or provided for; nothing where it is even. */
export async function leftApart(tx: Tx, companyId: string, projectId: string): Promise<Money> {
  const { rows } = await sql<{ left: string }>`
    select abs(l.earned - l.billed) + l.provision as "left"
    from project_revenue_line l join (
      select id from project_revenue_run where company_id = ${companyId} and state = 'posted' order by period desc limit 1
    ) r on r.id = l.run_id
    where l.company_id = ${companyId} and l.project_id = ${projectId}
  `.execute(own(tx))
  return money(rows[0]?.left ?? '0')
}

/** A project with a contract that binds, as it stands at the end of a day. */
export interface ContractedProject {
  readonly projectId: string
  readonly code: string
  readonly name: string
  readonly contract: Money
  readonly billed: Money
  readonly isDone: boolean
}

/** Reads the projects that may be earned on: under contract by a day and not finished; at most 500. */
export async function contractedProjects(tx: Tx, companyId: string, on: Day): Promise<ContractedProject[]> {
  const { rows } = await sql<ContractedProject>`
    select c.project_id as "projectId", p.code, p.name, (c.value + coalesce(x.changes, 0))::bigint as contract,
      coalesce(b.billed, 0)::bigint as billed, h.first_on is not null as "isDone"
    from project_contract c
    join sales_order o on o.company_id = c.company_id and o.id = c.order_id
    join project p on p.company_id = c.company_id and p.id = c.project_id
    left join handover h on h.company_id = c.company_id and h.project_id = c.project_id and h.first_on <= ${on}::date
    left join lateral (
      select sum(value_after - value_before) as changes from change_order
      where company_id = c.company_id and project_id = c.project_id and state = 'approved' and change_date <= ${on}::date
    ) x on true
    left join lateral (
      select sum(l.credit - l.debit) as billed
      from journal_line l join journal_entry e on e.id = l.entry_id
      left join sales_invoice i on e.source_kind = 'invoice' and i.company_id = e.company_id and i.id = e.source_id
      where l.company_id = c.company_id and l.project_id = c.project_id and l.account_code = '4-1000'
        and l.entry_date <= ${on}::date and e.source_kind <> ${REVENUE_SOURCE} and (i.id is null or i.order_id = c.order_id)
    ) b on true
    where c.company_id = ${companyId} and o.state = 'posted' and o.order_date <= ${on}::date and p.status <> 'selesai'
    order by p.name, p.id limit 500
  `.execute(own(tx))
  return rows
}
