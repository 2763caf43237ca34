import { sql, type RawBuilder } from 'kysely'
import type { Day } from '#ground/day.ts'
import { tables, type Tx } from '#kit/db/tx.ts'
import { accounts } from '#modules/journal/accounts.ts'
import { booksNoCost, isCashLine } from '#modules/journal/sums-store.ts'
import type { JournalTables } from '#modules/journal/tables.ts'

/** What came into cash and bank (or, below zero, went out of it) against one account. */
export interface CashCounter {
  readonly account: string
  readonly name: string
  /** Whom the entry settled with, so that tax held back there is told with it. */
  readonly settles: 'customer' | 'supplier' | null
  /** Credit minus debit of the account, which is what cash gained by it. */
  readonly flow: bigint
}

const settled = {
  customer: [accounts.receivable, accounts.retentionReceivable, accounts.customerAdvance, accounts.giroReceived],
  supplier: [accounts.payable, accounts.supplierAdvance, accounts.giroGiven],
}

const listed = (codes: readonly string[]) => `array['${codes.join("', '")}']`
const inCash = `l.account_code >= '1-1100' and l.account_code < '1-1300'`

/** The rows that `cash_day` keeps, worked out of the lines of the whole journal: what they are checked and made anew by. */
export const cashDaysOfLines = `
  select company_id, entry_date, account_code, settles, sum(flow) as flow from (
    select l.company_id, l.entry_date, l.account_code, l.credit - l.debit as flow, ${inCash} as is_cash, e.source_kind,
      bool_or(${inCash}) over entry as moves_cash,
      case when bool_or(l.account_code = any (${listed(settled.customer)})) over entry then 'customer'
        when bool_or(l.account_code = any (${listed(settled.supplier)})) over entry then 'supplier' else '' end as settles
    from journal_line l join journal_entry e on e.id = l.entry_id
    window entry as (partition by l.entry_id)
  ) told
  where moves_cash and not is_cash and source_kind <> 'opening-balance'
  group by 1, 2, 3, 4`

/** Tells whom an entry that stands against these accounts settled with: 'customer', 'supplier' or nobody (''). */
export function settlesWith(codes: RawBuilder<unknown>): RawBuilder<string> {
  return sql`case when ${codes} && ${settled.customer}::text[] then 'customer' when ${codes} && ${settled.supplier}::text[] then 'supplier' else '' end`
}

/** Between which days, and whether entries that book a cost are told too. */
interface CashSpan {
  readonly from: Day
  readonly to: Day
  readonly withCosts: boolean
}

/**
 * Sums what moved cash and bank between two days by the account that stood against it, as it is kept by the day. An entry
 * balances, so the flows come to exactly what cash gained; what stood there when the books began is no flow.
 */
export async function cashCounters(tx: Tx, companyId: string, span: CashSpan): Promise<CashCounter[]> {
  const { rows } = await sql<CashCounter>`
    ${span.withCosts ? sql`` : sql`with ${against(companyId, span)}`}
    select a.code as account, a.name, nullif(settles, '') as settles, sum(flow)::bigint as flow
    from ${span.withCosts ? sql`cash_day k` : sql`against k`} join account a on a.company_id = ${companyId} and a.code = k.account_code
    where ${span.withCosts ? sql`k.company_id = ${companyId} and k.entry_date between ${span.from}::date and ${span.to}::date` : sql`true`}
    group by 1, 2, 3 having sum(flow) <> 0 order by 1, 3
  `.execute(tables<JournalTables>(tx))
  return rows
}

/** An entry that moved cash against one account. */
export interface CashCounterEntry {
  readonly entryId: string
  readonly date: Day
  readonly entryNumber: string
  readonly sourceKind: string
  readonly sourceId: string
  readonly memo: string
  readonly flow: bigint
}

/** Which entries of the flows of a span, by day: at most `most` from the one at `offset` on. */
export interface CounterAsked extends CashSpan {
  readonly account: string
  readonly settles: readonly CashCounter['settles'][]
  readonly offset: number
  readonly most: number
}

/** Tells the entries that one sum of `cashCounters` comes from. */
export async function cashCounterEntries(tx: Tx, companyId: string, asked: CounterAsked): Promise<CashCounterEntry[]> {
  const { rows } = await sql<CashCounterEntry>`
    with ${against(companyId, asked)}
    select e.id as "entryId", e.entry_date as date, e.number as "entryNumber", e.source_kind as "sourceKind",
      e.source_id as "sourceId", e.memo, sum(flow)::bigint as flow
    from against join journal_entry e on e.id = entry_id
    where account_code = ${asked.account} and settles = any (${asked.settles.map((one) => one ?? '')}::text[])
    group by 1, 2, 3, 4, 5, 6 having sum(flow) <> 0 order by 2, 3 limit ${asked.most} offset ${asked.offset}
  `.execute(tables<JournalTables>(tx))
  return rows
}

// Of one account only its own entries are looked at.
function against(
  companyId: string,
  { from, to, withCosts, account }: CashSpan & { account?: string },
): RawBuilder<unknown> {
  const which = account
    ? sql`l.account_code = ${account} and exists (select from journal_line c where c.entry_id = l.entry_id and c.account_code >= '1-1100' and c.account_code < '1-1300')`
    : isCashLine
  return sql`
    moved as (
      select distinct l.entry_id from journal_line l
      where l.company_id = ${companyId} and l.entry_date between ${from}::date and ${to}::date and ${which}
        and ${withCosts ? sql`true` : booksNoCost(sql`l.entry_id`)}
    ), against as (
      select l.entry_id, l.account_code, l.credit - l.debit as flow,
        ${settlesWith(sql`array_agg(l.account_code) over (partition by l.entry_id)`)} as settles
      from moved m
      join journal_entry e on e.id = m.entry_id and e.source_kind <> 'opening-balance'
      join journal_line l on l.entry_id = m.entry_id
      where not (${isCashLine})
    )`
}
