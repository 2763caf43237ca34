import { sql } from 'kysely'
import { money, type Money } from '#ground/money.ts'
import type { Tx } from '#kit/db/tx.ts'
import { own } from '../store.ts'

/** A subcontract that is not done: what of it was not billed, paid ahead and held back. */
export interface OpenSubcontract {
  readonly id: string
  readonly number: string | null
  readonly isDraft: boolean
  readonly isClosed: boolean
  readonly left: Money
  readonly advance: Money
  readonly retention: Money
  /** An opname of it waits for its yes or its bill. */
  readonly hasOpname: boolean
  /** An addendum of it waits for its yes. */
  readonly hasAddendum: boolean
}

/** Reads the subcontracts of a project that are not done; at most 50. */
export async function openSubcontracts(tx: Tx, companyId: string, projectId: string): Promise<OpenSubcontract[]> {
  const { rows } = await sql<OpenSubcontract>`
    select * from (
      select s.id, s.number, s.state = 'draft' as "isDraft", s.closed_at is not null as "isClosed",
        s.total - b.billed as "left", b.advance, b.retention,
        exists (
          select from subcontract_opname o where o.company_id = s.company_id and o.subcontract_id = s.id and (o.state = 'draft'
            or o.state = 'posted' and not exists (select from subcontract_bill x where x.opname_id = o.id and not x.is_void))
        ) as "hasOpname",
        exists (
          select from subcontract_addendum a where a.subcontract_id = s.id and a.state in ('draft', 'pending_approval')
        ) as "hasAddendum"
      from subcontract s cross join lateral (
        select coalesce(sum(gross) filter (where kind in ('progress', 'opening')), 0)::bigint as billed,
          coalesce(sum(case kind when 'advance' then gross when 'opening' then advance_left when 'progress' then -advance else 0 end), 0)::bigint as advance,
          coalesce(sum(case kind when 'retention' then -gross else retention end), 0)::bigint as retention
        from subcontract_bill where company_id = s.company_id and subcontract_id = s.id and not is_void
      ) b
      where s.company_id = ${companyId} and s.project_id = ${projectId} and s.state <> 'void'
    ) t
    where "isDraft" or not "isClosed" and "left" > 0 or "hasOpname" or "hasAddendum" or advance > 0 or retention > 0
    order by number limit 50
  `.execute(own(tx))
  return rows.map((row) => ({
    ...row,
    left: money(row.left),
    advance: money(row.advance),
    retention: money(row.retention),
  }))
}

/** Reads what of a project waits for a yes: a draft of the week, changes of the contract. */
export async function waitingPapers(
  tx: Tx,
  companyId: string,
  projectId: string,
): Promise<{ readonly kind: 'opname' | 'cco'; readonly number: number }[]> {
  const { rows } = await sql<{ kind: 'opname' | 'cco'; number: number }>`
    select 'opname' as kind, week as number from progress_report
    where company_id = ${companyId} and project_id = ${projectId} and state = 'draft'
    union all
    (select 'cco', number from change_order
      where company_id = ${companyId} and project_id = ${projectId} and state in ('draft', 'asked')
      order by number limit 50)
  `.execute(own(tx))
  return rows
}

/** Reads the guarantees of a project that were not given back; at most 50. */
export async function guaranteesOut(tx: Tx, companyId: string, projectId: string) {
  return own(tx)
    .selectFrom('guarantee')
    .select(['number', 'issuer'])
    .where('company_id', '=', companyId)
    .where('project_id', '=', projectId)
    .where('returned_on', 'is', null)
    .orderBy('valid_to')
    .limit(50)
    .execute()
}
