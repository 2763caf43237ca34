import { sql, type RawBuilder, type SqlBool } from 'kysely'
import type { Tx } from '#kit/db/tx.ts'
import { own } from '../store.ts'

const columns = ['lines_to_receive', 'lines_received', 'receiving', 'billing', 'unbilled_value'] as const

/** Works out how far orders have come from their lines and receipts; of what all went back nothing is left to bill. */
function standing(which: RawBuilder<SqlBool>): RawBuilder<unknown> {
  return sql`
    select o.id, l.lines_to_receive, l.lines_received,
      case when l.lines_to_receive = 0 then 'not-needed' when l.lines_received = l.lines_to_receive then 'full'
        when l.has_received then 'partial' else 'none' end as receiving,
      case when l.is_billed then 'full' when l.has_billed then 'partial' else 'none' end as billing,
      r.unbilled as unbilled_value
    from purchase_order o
    cross join lateral (
      select count(*) filter (where needs_receipt)::int as lines_to_receive,
        count(*) filter (where needs_receipt and received_qty - replaced_qty >= qty)::int as lines_received,
        coalesce(bool_or(received_qty > 0), false) as has_received,
        coalesce(bool_or(billed_qty > 0), false) as has_billed,
        coalesce(bool_and(case when needs_receipt and o.closed_at is not null then billed_qty >= received_qty - returned_qty
          when needs_receipt then billed_qty >= greatest(qty, received_qty - replaced_qty) - (returned_qty - replaced_qty)
          when o.closed_at is not null then true
          else billed_qty >= qty end), true) and coalesce(bool_or(billed_qty > 0 or returned_qty > replaced_qty), false) as is_billed
      from purchase_order_line where order_id = o.id and kind = 'item'
    ) l
    cross join lateral (
      select coalesce(sum(case when rl.qty_accepted > 0
        then round(rl.value * greatest(rl.qty_accepted - greatest(rl.billed_qty, 0) - rl.returned_qty, 0) / rl.qty_accepted) end), 0)::bigint as unbilled
      from goods_receipt_line rl join goods_receipt gr on gr.id = rl.receipt_id
      where gr.company_id = o.company_id and gr.order_id = o.id and gr.state = 'posted'
    ) r
    where ${which}
  `
}

/** Brings the quantity summary of orders up to date; bills keep what they know of money themselves. */
export async function refreshPurchases(tx: Tx, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  const set = sql.join(columns.map((column) => sql`${sql.ref(column)} = s.${sql.ref(column)}`))
  await sql`
    update purchase_order t set ${set}
    from (${standing(sql`o.id = any (${[...ids]}::uuid[])`)}) s where s.id = t.id
  `.execute(own(tx))
}

/** Finds orders whose kept summary is not what their lines and receipts say. */
export const strayPurchases: RawBuilder<{ company_id: string; detail: string }> = sql`
  select t.company_id, format('pembelian %s', coalesce(t.number, t.id::text)) as detail
  from purchase_order t join (${standing(sql`o.state = 'posted'`)}) s on s.id = t.id
  where (${sql.join(columns.map((column) => sql`t.${sql.ref(column)}`))}) is distinct from (${sql.join(columns.map((column) => sql`s.${sql.ref(column)}`))})
`
