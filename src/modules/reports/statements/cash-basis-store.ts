import { sql, type RawBuilder } from 'kysely'
import type { Day } from '#ground/day.ts'
import { tables, type Tx } from '#kit/db/tx.ts'
import { accounts } from '#modules/journal/rules.ts'
import { isCashLine } from '#modules/journal/face.ts'
import type { ReportColumn } from '../report.ts'
import { everyEntry, sumsByDay, type MovedMoney } from './cash-basis-moved.ts'
import { disposedIn, soldOver } from './asset-sale-store.ts'

/** What money brought or took by account; see `cashBasisRows` for what of it is result. */
export interface CashBasisSum {
  /** Place of the column among those asked for, from 0. */
  readonly range: number
  readonly account: string
  readonly name: string
  /** Credit minus debit. */
  readonly flow: bigint
}

/** Of which company, and of one project or of all. */
export interface CashBasisOf {
  readonly companyId: string
  readonly projectId: string | null
}

/** A line of an entry that a figure on a cash basis comes from. */
export interface CashBasisLine {
  readonly entryId: string
  readonly date: Day
  readonly entryNumber: string
  readonly sourceKind: string
  readonly sourceId: string
  readonly memo: string
  readonly amount: bigint
}

/** Sums by column and account what money brought and took; of all projects it comes to what cash and bank gained. */
export async function cashBasisSums(
  tx: Tx,
  of: CashBasisOf,
  columns: readonly ReportColumn[],
): Promise<CashBasisSum[]> {
  const { rows } = await sql<CashBasisSum>`
    ${toldByMoney(of, columns, of.projectId === null ? sumsByDay(of.companyId) : everyEntry(of.companyId))}
    select t.at as range, a.code as account, a.name, sum(t.flow)::bigint as flow
    from told t join account a on a.company_id = ${of.companyId} and a.code = t.account_code
    group by 1, 2, 3 having sum(t.flow) <> 0 order by 1, 2
  `.execute(tables(tx))
  return rows
}

/** The entries that one figure comes from, by day; at most `most`, from the one at `offset` on. */
export async function cashBasisLines(
  tx: Tx,
  of: CashBasisOf,
  { column, account, offset, most }: { column: ReportColumn; account: string; offset: number; most: number },
): Promise<CashBasisLine[]> {
  const { rows } = await sql<CashBasisLine>`
    ${toldByMoney(of, [column], everyEntry(of.companyId))}
    select e.id as "entryId", t.on_day as date, e.number as "entryNumber", e.source_kind as "sourceKind",
      e.source_id as "sourceId", e.memo, sum(t.flow)::bigint as amount
    from told t join journal_entry e on e.id = t.entry_id
    where t.account_code = ${account} group by 1, 2, 3, 4, 5, 6 having sum(t.flow) <> 0
    order by 2, 3 limit ${most} offset ${offset}
  `.execute(tables(tx))
  return rows
}

/**
 * Tells every movement of money by the account that stood against it (`told`). What settled an invoice, a bill or wages is told by
 * the lines of that document instead, in the share that was settled: shares are rounded over all that was settled before, so that
 * the last one leaves nothing; what was voided counts among it, so that a month that was told stays as it was told. What
 * stood open when the books began has no document to be told by and stays where it is. What an asset was sold for is told of the asset.
 * For sums of all projects what moved cash is read as the journal keeps it by the day, without its entries.
 */
function toldByMoney(
  { companyId, projectId }: CashBasisOf,
  columns: readonly ReportColumn[],
  { moved, areTold, kept }: MovedMoney,
): RawBuilder<unknown> {
  return sql`
    with asked as materialized (
      select * from unnest(${columns.map((_, at) => at)}::int[], ${columns.map(({ from }) => from ?? '1900-01-01')}::date[],
        ${columns.map(({ to }) => to)}::date[]) as r (at, first, last)
    ), moved as materialized (${moved}
    ), settled as (
      ${settledOf(companyId, { table: 'sales_settlement', document: 'invoice_id', paid: 'payment', kind: 'invoice' })}
      union all
      ${settledOf(companyId, { table: 'purchase_settlement', document: 'bill_id', paid: 'purchase-payment', kind: 'purchase-bill' })}
      union all
      select m.at, m.entry_date, case when m.is_mirror then -1 else 1 end, 'payroll-run', p.run_id, ${accounts.wagesPayable}, p.amount, (
        select coalesce(sum(b.amount), 0) from payroll_payment b
        where b.company_id = p.company_id and b.run_id = p.run_id and b.id < p.id)
      from moved m join payroll_payment p on p.company_id = ${companyId} and p.id = m.source_id
      where m.source_kind = 'payroll-payment'
      union all
      select m.at, m.entry_date, case when m.is_mirror then -1 else 1 end, 'wage-settlement', p.settlement_id, ${accounts.wagesPayable},
        n.amount, (
          select coalesce(sum(bl.amount), 0) from wage_payment b
          join wage_payment_line bl on bl.company_id = b.company_id and bl.payment_id = b.id
          where b.company_id = p.company_id and b.settlement_id = p.settlement_id and b.id < p.id)
      from moved m join wage_payment p on p.company_id = ${companyId} and p.id = m.source_id
      cross join lateral (
        select sum(w.amount) as amount from wage_payment_line w where w.company_id = p.company_id and w.payment_id = p.id
      ) n
      where m.source_kind = 'wage-payment'
    ), shares as (
      select s.at, s.on_day, d.id as entry_id, s.sign, x.account_code, x.project_id, x.upto, x.net, s.amount, s.before,
        abs(x.control) as whole
      from settled s
      join journal_entry d on d.company_id = ${companyId} and d.source_kind = s.kind and d.source_id = s.id and d.reverses_id is null
      cross join lateral (
        select l.account_code, l.project_id, l.credit - l.debit as net, sum(l.credit - l.debit) over (
            order by l.account_code <> s.control, l.line_no) as upto,
          sum(l.credit - l.debit) filter (where l.account_code = s.control) over () as control,
          bool_or(l.account_code like '3-%') over () as is_opening
        from journal_line l where l.entry_id = d.id
      ) x
      where x.control <> 0 and not x.is_opening
    ), told as (
      select m.at, m.entry_date as on_day, m.id as entry_id, l.account_code, l.project_id, (l.credit - l.debit)::numeric as flow
      from moved m join journal_line l on l.entry_id = m.id where not (${isCashLine}) and ${ofProject(sql`l.project_id`)} and ${areTold}
      union all
      ${kept}
      select at, on_day, entry_id, account_code, project_id,
        case when sign < 0 then -1::numeric else 1::numeric end * (
          round(upto::numeric * (before + amount)::numeric / whole::numeric)
          - round((upto - net)::numeric * (before + amount)::numeric / whole::numeric)
          - round(upto::numeric * before::numeric / whole::numeric)
          + round((upto - net)::numeric * before::numeric / whole::numeric))
      from shares where ${ofProject(sql`project_id`)}
      union all
      select g.at, g.on_day, g.entry_id, x.code, null::uuid, x.flow::numeric
      from (${disposedIn(companyId)}) g cross join lateral ${soldOver}
      where x.flow <> 0 and ${projectId === null ? sql`true` : sql`false`}
    )`

  function ofProject(column: RawBuilder<unknown>) {
    return projectId === null ? sql`true` : sql`${column} = ${projectId}`
  }
}

/** What payments took off the documents of a side: on its day, and back on the day on which the payment was voided. */
function settledOf(
  companyId: string,
  { table, document, paid, kind }: { table: string; document: string; paid: string; kind: string },
) {
  const of = sql.ref(`s.${document}`)
  const control = kind === 'invoice' ? accounts.receivable : accounts.payable
  const before = sql`(
    select coalesce(sum(b.amount), 0) from ${sql.table(table)} b
    where ${sql.ref(`b.${document}`)} = ${of} and b.payment_id is not null
      and (b.settled_on, b.id) < (s.settled_on, s.id))`
  return sql`
    select a.at, s.settled_on as on_day, 1 as sign, ${kind} as kind, ${of} as id, ${control} as control, s.amount, ${before} as before
    from asked a join ${sql.table(table)} s on s.company_id = ${companyId} and s.settled_on between a.first and a.last
    where s.payment_id is not null and (not s.is_void or exists (
      select 1 from journal_entry v where v.company_id = ${companyId} and v.source_id = s.payment_id and v.reverses_id is not null))
    union all
    select m.at, m.entry_date, -1, ${kind}, ${of}, ${control}, s.amount, ${before}
    from moved m join ${sql.table(table)} s on s.payment_id = m.source_id and s.is_void
    where m.is_mirror and m.source_kind = ${paid}`
}
