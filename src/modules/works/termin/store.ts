import { sql } from 'kysely'
import type { Day } from '#ground/day.ts'
import type { Tx } from '#kit/db/tx.ts'
import { own } from '../store.ts'

/** How far the work was at an approved week. */
export interface ReachedAt {
  readonly week: number
  readonly on: Day
  /** Of the bill that held then, percent. */
  readonly pct: string
}

/** Reads how far the work was at each termin of a project that stands, by invoice, oldest first. */
export async function terminReached(tx: Tx, companyId: string, projectId: string): Promise<Map<string, ReachedAt>> {
  const { rows } = await sql<ReachedAt & { readonly id: string }>`
    select t.invoice_id as id, p.week, p.report_date as "on", trim_scale(p.pct)::text as pct from project_termin t
    join sales_invoice v on v.id = t.invoice_id and v.state <> 'void'
    join progress_report p on p.company_id = t.company_id and p.project_id = t.project_id and p.week = t.week
      and p.state = 'approved'
    where t.company_id = ${companyId} and t.project_id = ${projectId} order by t.invoice_id limit 1000
  `.execute(own(tx))
  return new Map(rows.map(({ id, ...reached }) => [id, reached]))
}

/** Reads how far the work of a project is by its last approved week; nothing before the first. */
export async function lastReached(tx: Tx, companyId: string, projectId: string): Promise<ReachedAt | undefined> {
  const { rows } = await sql<ReachedAt>`
    select week, report_date as "on", trim_scale(pct)::text as pct from progress_report
    where company_id = ${companyId} and project_id = ${projectId} and state = 'approved' order by week desc limit 1
  `.execute(own(tx))
  return rows[0]
}

/** The project whose contract an order is. */
export interface ContractProject {
  readonly id: string
  readonly name: string
  /** Billed by agreed parts. */
  readonly isParted: boolean
  /** What was built before the books began, percent. */
  readonly openedShare: string
}

/** Reads the project whose contract an order is; nothing for every other order. */
export async function contractProject(
  tx: Tx,
  companyId: string,
  orderId: string,
): Promise<ContractProject | undefined> {
  const { rows } = await sql<ContractProject>`
    select p.id, p.name, exists (
      select from project_instalment i where i.company_id = c.company_id and i.project_id = c.project_id
    ) as "isParted", coalesce((
      select trim_scale(r.pct)::text from project_opening g
      join progress_report r on r.company_id = g.company_id and r.id = g.progress_id
      where g.company_id = c.company_id and g.project_id = c.project_id and g.state = 'posted'
    ), '0') as "openedShare"
    from project_contract c join project p on p.company_id = c.company_id and p.id = c.project_id
    where c.company_id = ${companyId} and c.order_id = ${orderId}
  `.execute(own(tx))
  return rows[0]
}
