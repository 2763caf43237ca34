import { sql } from 'kysely'
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

/**
 * Sums what moved cash and bank between two days by the account that stood against it. An entry balances, so the flows come
 * to exactly what cash gained; what stood there when the books began is no flow.
 */
export async function cashCounters(
  tx: Tx,
  companyId: string,
  { from, to, withCosts }: { readonly from: Day; readonly to: Day; readonly withCosts: boolean },
): Promise<CashCounter[]> {
  const { rows } = await sql<CashCounter>`
    with moved as (
      select distinct l.entry_id from journal_line l
      where l.company_id = ${companyId} and ${isCashLine} and l.entry_date between ${from}::date and ${to}::date
        and ${withCosts ? sql`true` : booksNoCost(sql`l.entry_id`)}
    ), against as (
      select l.entry_id, l.account_code, l.credit - l.debit as flow,
        bool_or(l.account_code = any (${settled.customer})) over (partition by l.entry_id) as by_customer,
        bool_or(l.account_code = any (${settled.supplier})) over (partition by l.entry_id) as by_supplier
      from moved m
      join journal_entry e on e.id = m.entry_id and e.source_kind <> 'opening-balance'
      join journal_line l on l.entry_id = m.entry_id
      where not (${isCashLine})
    )
    select a.code as account, a.name, case when by_customer then 'customer' when by_supplier then 'supplier' end as settles,
      sum(flow)::bigint as flow
    from against join account a on a.company_id = ${companyId} and a.code = account_code
    group by 1, 2, 3 having sum(flow) <> 0 order by 1, 3
  `.execute(tables<JournalTables>(tx))
  return rows
}
