import { sql } from 'kysely'
import type { Tx } from '#kit/db/tx.ts'
import { own } from '../store.ts'

/** What bills and advances make of an order: a bill over several orders counts for each by its lines, PPN included. */
const money = sql`
  select o.id, coalesce(sum(part.billed), 0)::bigint as billed, coalesce(sum(part.open), 0)::bigint as open,
    min(part.due_date) filter (where part.open > 0) as next_due,
    coalesce((select sum(p.unallocated) from purchase_payment p where p.company_id = o.company_id and p.order_id = o.id
      and p.state = 'posted'), 0)::bigint as advance_left
  from purchase_order o left join lateral (
    select b.due_date, round((b.total - b.returned_total)::numeric * w.here / w.whole) as billed, round(b.open_due::numeric * w.here / w.whole) as open
    from (select distinct bill_id from purchase_bill_line where company_id = o.company_id and order_id = o.id) mine
    join purchase_bill b on b.id = mine.bill_id and b.state = 'posted'
    cross join lateral (
      select sum(net + ppn) filter (where order_id = o.id) as here, nullif(sum(net + ppn), 0) as whole
      from purchase_bill_line where bill_id = b.id
    ) w
  ) part on true`

/** Brings the money summary of orders up to date, after their bills, payments or returns changed. */
export async function refreshOrderMoney(tx: Tx, orderIds: readonly string[]): Promise<void> {
  if (orderIds.length === 0) return
  await sql`
    update purchase_order t set billed_total = s.billed, open_due = s.open, next_due = s.next_due,
      advance_left = s.advance_left
    from (${money} where o.id = any (${[...orderIds]}::uuid[]) group by o.id) s
    where s.id = t.id and (t.billed_total, t.open_due, t.next_due, t.advance_left) is distinct from (s.billed, s.open, s.next_due, s.advance_left)
  `.execute(own(tx))
}

/** Which orders bills belong to. */
export async function ordersOfBills(tx: Tx, billIds: readonly string[]): Promise<string[]> {
  if (billIds.length === 0) return []
  const { rows } = await sql<{ order_id: string }>`
    select distinct order_id from purchase_bill_line
    where bill_id = any (${[...billIds]}::uuid[]) and order_id is not null order by order_id
  `.execute(own(tx))
  return rows.map((row) => row.order_id)
}

/** Orders whose kept money is not what their bills say. */
export const strayOrderMoney = sql<{ company_id: string; detail: string }>`
  select t.company_id, format('%s: ditagih Rp%s / Rp%s, sisa Rp%s / Rp%s', t.number, t.billed_total, s.billed, t.open_due, s.open) as detail
  from purchase_order t join (${money} group by o.id) s on s.id = t.id
  where (t.billed_total, t.open_due, t.next_due, t.advance_left) is distinct from (s.billed, s.open, s.next_due, s.advance_left)
`
