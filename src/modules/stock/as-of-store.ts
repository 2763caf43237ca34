import { sql, type RawBuilder } from 'kysely'
import type { Day } from '#ground/day.ts'
import { money, type Money } from '#ground/money.ts'
import { tables, type Tx } from '#kit/db/tx.ts'

interface Worth {
  readonly warehouseId: string
  readonly account: string
  readonly items: number
  readonly value: string
}

/**
 * What moved after the end of a day, by item and warehouse, as a subquery: whole months from their sums, and the rest of
 * the day's own month from its moves.
 */
export function movedAfter(companyId: string, day: Day): RawBuilder<unknown> {
  return sql`(
    select item_id, warehouse_id, sum(qty) as qty, sum(value) as value from (
      select item_id, warehouse_id, qty, value from stock_month
      where company_id = ${companyId} and month > ${day}::date
      union all
      select item_id, warehouse_id, qty, value from stock_move
      where company_id = ${companyId} and document_date > ${day}::date
        and document_date < (date_trunc('month', ${day}::date) + interval '1 month')::date
    ) later group by 1, 2
  )`
}

/** Sums what lies in a warehouse now, at what it cost; with `on` what lay there after that day. */
export async function worthIn(tx: Tx, companyId: string, warehouseId: string, on: Day | null = null): Promise<Money> {
  const later =
    on === null
      ? sql`(select null::uuid as item_id, null::uuid as warehouse_id, 0 as value where false)`
      : movedAfter(companyId, on)
  const { rows } = await sql<{ value: string }>`
    select coalesce(sum(b.value - coalesce(l.value, 0)), 0)::text as value from stock_balance b
    left join ${later} l on l.item_id = b.item_id and l.warehouse_id = b.warehouse_id
    where b.company_id = ${companyId} and b.warehouse_id = ${warehouseId}
  `.execute(tables(tx))
  return money(rows[0]?.value ?? '0')
}

/** Today's balances less what moved after a day, summed by place and account: what is summed here is not carried out row by row. */
export async function worthsAsOf(tx: Tx, companyId: string, day: Day): Promise<Worth[]> {
  const { rows } = await sql<Worth>`
    select b.warehouse_id as "warehouseId", b.account_code as account, count(*)::int as items,
      sum(b.value - coalesce(l.value, 0))::text as value
    from stock_balance b
    left join ${movedAfter(companyId, day)} l on l.item_id = b.item_id and l.warehouse_id = b.warehouse_id
    where b.company_id = ${companyId} and (b.qty <> coalesce(l.qty, 0) or b.value <> coalesce(l.value, 0))
    group by 1, 2
  `.execute(tables(tx))
  return rows
}
