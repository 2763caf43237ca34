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

/** Between which days, and whether entries that book a cost are told too. */
interface CashSpan {
  readonly from: Day
  readonly to: Day
  readonly withCosts: boolean
}

/**
 * Sums what moved cash and bank between two days by the account that stood against it. An entry balances, so the flows come
 * to exactly what cash gained; what stood there when the books began is no flow.
 */
export async function cashCounters(tx: Tx, companyId: string, span: CashSpan): Promise<CashCounter[]> {
  const { rows } = await sql<CashCounter>`
    with ${against(companyId, span)}
    select a.code as account, a.name, settles, sum(flow)::bigint as flow
    from against join account a on a.company_id = ${companyId} and a.code = account_code
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
    where account_code = ${asked.account} and coalesce(settles, '') = any (${asked.settles.map((one) => one ?? '')}::text[])
    group by 1, 2, 3, 4, 5, 6 having sum(flow) <> 0 order by 2, 3 limit ${asked.most} offset ${asked.offset}
  `.execute(tables<JournalTables>(tx))
  return rows
}

function against(companyId: string, { from, to, withCosts }: CashSpan): RawBuilder<unknown> {
  return sql`
    moved as (
      select distinct l.entry_id from journal_line l
      where l.company_id = ${companyId} and ${isCashLine} and l.entry_date between ${from}::date and ${to}::date
        and ${withCosts ? sql`true` : booksNoCost(sql`l.entry_id`)}
    ), stood as (
      select l.entry_id, l.account_code, l.credit - l.debit as flow,
        bool_or(l.account_code = any (${settled.customer})) over (partition by l.entry_id) as by_customer,
        bool_or(l.account_code = any (${settled.supplier})) over (partition by l.entry_id) as by_supplier
      from moved m
      join journal_entry e on e.id = m.entry_id and e.source_kind <> 'opening-balance'
      join journal_line l on l.entry_id = m.entry_id
      where not (${isCashLine})
    ), against as (
      select entry_id, account_code, flow, case when by_customer then 'customer' when by_supplier then 'supplier' end as settles
      from stood
    )`
}
