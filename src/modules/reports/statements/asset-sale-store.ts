import { sql, type RawBuilder } from 'kysely'
import type { Day } from '#ground/day.ts'
import { tables, type Tx } from '#kit/db/tx.ts'
import { accounts } from '#modules/journal/rules.ts'

/** What an asset was sold for, of the account of the asset (above zero) and of that of its income (below zero). */
export interface AssetSale {
  readonly account: string
  readonly name: string
  readonly entryId: string
  readonly date: Day
  readonly entryNumber: string
  readonly sourceKind: string
  readonly sourceId: string
  readonly memo: string
  readonly flow: bigint
}

/**
 * Tells the assets that left the books in the ranges of `asked` (at, first, last), of which they are what was sold. Their money is
 * booked as other income by its own document and taken off there by the disposal, so that reports of money would tell it as income.
 */
export function disposedIn(companyId: string): RawBuilder<unknown> {
  return sql`
    select r.at, j.journal_date as on_day, e.id as entry_id, d.amount, d.gain, (
      select l.account_code from journal_line l where l.entry_id = e.id and l.account_code like '1-2%' and l.credit > 0 limit 1
    ) as asset_code
    from asset_disposal d
    join manual_journal j on j.company_id = d.company_id and j.id = d.journal_id and j.state = 'posted'
    join asked r on j.journal_date between r.first and r.last
    join journal_entry e on e.company_id = j.company_id and e.source_kind = 'manual-journal' and e.source_id = j.id
      and e.reverses_id is null
    where d.company_id = ${companyId}`
}

/** The two accounts of a sale as columns (code, flow) of a row of `disposedIn`. */
export const soldOver = sql`(values (asset_code, amount), (${accounts.otherIncome}, -amount)) as x (code, flow)`

interface Between {
  readonly from: Day
  readonly to: Day
}

/** Sales of assets between two days, by day. */
export async function assetSales(tx: Tx, companyId: string, { from, to }: Between): Promise<AssetSale[]> {
  const { rows } = await sql<AssetSale>`
    with asked as (select 0 as at, ${from}::date as first, ${to}::date as last), gone as (${disposedIn(companyId)})
    select a.code as account, a.name, e.id as "entryId", g.on_day as date, e.number as "entryNumber", e.source_kind as "sourceKind",
      e.source_id as "sourceId", e.memo, x.flow::bigint as flow
    from gone g cross join lateral ${soldOver} join journal_entry e on e.id = g.entry_id
    join account a on a.company_id = ${companyId} and a.code = x.code
    where x.flow <> 0 order by g.on_day, e.number
  `.execute(tables(tx))
  return rows
}

/** What assets that left between two days moved on their accounts, what they were sold for and what was gained. */
export async function assetsDisposed(tx: Tx, companyId: string, { from, to }: Between) {
  const { rows } = await sql<{ account: string; flow: bigint; amount: bigint; gain: bigint }>`
    with asked as (select 0 as at, ${from}::date as first, ${to}::date as last), gone as (${disposedIn(companyId)})
    select l.account_code as account, sum(l.credit - l.debit)::bigint as flow,
      coalesce(sum(g.amount) filter (where l.account_code = g.asset_code), 0)::bigint as amount,
      coalesce(sum(g.gain) filter (where l.account_code = g.asset_code), 0)::bigint as gain
    from gone g join journal_line l on l.entry_id = g.entry_id and l.account_code like '1-2%' group by 1
  `.execute(tables(tx))
  const sumOf = (key: 'amount' | 'gain') => rows.reduce((all, row) => all + row[key], 0n)
  return { moved: rows, amount: sumOf('amount'), gain: sumOf('gain') }
}

/** Ids of the entries by which assets left the books between two days. */
export async function disposalEntries(tx: Tx, companyId: string, { from, to }: Between): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    with asked as (select 0 as at, ${from}::date as first, ${to}::date as last), gone as (${disposedIn(companyId)})
    select entry_id as id from gone
  `.execute(tables(tx))
  return rows.map(({ id }) => id)
}
