import { sql, type RawBuilder } from 'kysely'
import type { Day } from '#ground/day.ts'
import { money, type Money } from '#ground/money.ts'
import type { Tx } from '#kit/db/tx.ts'
import { own } from '../store.ts'

/** What a running subcontract still promises of a line: agreed and not billed, before PPN. */
export interface SubcontractCommitment {
  readonly lineId: string
  readonly subcontractId: string
  readonly number: string
  readonly date: string
  readonly supplierName: string
  readonly description: string
  readonly workItemId: string
  readonly amount: Money
}

/** Reads what stands open of the running subcontracts of a project, line by line, newest first; with `on` as it stood after that day. At most 2,000. */
export async function subcontractCommitments(
  tx: Tx,
  companyId: string,
  projectId: string,
  on: Day | null = null,
): Promise<SubcontractCommitment[]> {
  const { rows } = await sql<SubcontractCommitment>`
    select "lineId", "subcontractId", number, date, "supplierName", description, "workItemId", amount
    from (${promised(companyId, [projectId], on)}) open
    where amount > 0 order by date desc, number desc, line_no limit 2000
  `.execute(own(tx))
  return rows.map((row) => ({ ...row, amount: money(row.amount) }))
}

/** Sums what stands open of the running subcontracts of several projects, by project and work item. */
export async function promisedOf(
  tx: Tx,
  companyId: string,
  projectIds: readonly string[],
  on: Day | null = null,
): Promise<{ readonly projectId: string; readonly workItemId: string; readonly amount: Money }[]> {
  const { rows } = await sql<{ projectId: string; workItemId: string; amount: string }>`
    select "projectId", "workItemId", sum(amount)::bigint as amount
    from (${promised(companyId, projectIds, on)}) open where amount > 0 group by 1, 2
  `.execute(own(tx))
  return rows.map((row) => ({ ...row, amount: money(row.amount) }))
}

// What of each line was agreed and not billed; as of a day without the addenda after it.
const promised = (companyId: string, projectIds: readonly string[], on: Day | null): RawBuilder<unknown> => sql`
  select l.id as "lineId", s.id as "subcontractId", s.project_id as "projectId", s.number, s.contract_date as date, p.name as "supplierName",
    l.description, l.work_item_id as "workItemId", l.line_no, l.amount - coalesce(later.amount, 0) - (
      select coalesce(sum(m.amount), 0) from subcontract_opname_line m
      join subcontract_bill b on b.opname_id = m.opname_id and not b.is_void
        and (${on}::date is null or b.billed_on <= ${on}::date)
      where m.subcontract_line_id = l.id
    )::bigint as amount
  from subcontract s join subcontract_line l on l.company_id = s.company_id and l.subcontract_id = s.id
    join supplier p on p.id = s.supplier_id
    left join lateral (
      select sum(c.amount)::bigint as amount from subcontract_addendum_line c
      join subcontract_addendum a on a.id = c.addendum_id
      where c.subcontract_line_id = l.id and a.state = 'posted' and a.addendum_date > ${on}::date
    ) later on true
  where s.company_id = ${companyId} and s.project_id = any (${[...projectIds]}::uuid[]) and s.state = 'posted'
    and (s.closed_at is null or (${on}::date is not null and s.closed_at::date > ${on}::date))
    and (${on}::date is null or s.contract_date <= ${on}::date)`
