import { sql, type RawBuilder, type SqlBool } from 'kysely'
import type { Tx } from '#kit/db/tx.ts'
import { own } from '../store.ts'

const columns = [
  'lines_to_receive',
  'lines_received',
  'receiving',
  'billing',
  'unbilled_value',
  'received_value',
  'received_share',
  'rest_value',
] as const

/** Works out how far orders have come from their lines and receipts; of what all went back nothing is left to bill. */
function standing(which: RawBuilder<SqlBool>): RawBuilder<unknown> {
  return sql`
    select o.id, l.lines_to_receive, l.lines_received,
      case when l.lines_to_receive = 0 then 'not-needed' when l.lines_received = l.lines_to_receive then 'full'
        when l.has_received then 'partial' else 'none' end as receiving,
      case when l.is_billed then 'full' when l.has_billed then 'partial' else 'none' end as billing,
      r.unbilled as unbilled_value,
      case when o.dpp = 0 then 0 else round(l.received_net::numeric * o.total / o.dpp) end::bigint as received_value,
      (case when l.lines_to_receive = 0 or not l.has_received then 0 when l.lines_received = l.lines_to_receive then 100
        when l.goods_net = 0 then least(floor(100.0 * l.lines_received / l.lines_to_receive), 99)
        else least(greatest(floor(100.0 * l.come_net / l.goods_net), 1), 99) end)::smallint as received_share,
      case when not l.is_changed and o.closed_at is null then null when o.dpp = 0 then 0
        else round((l.rest_net + case when o.closed_at is null and o.freight > 0
          then (o.dpp - l.net)::numeric * greatest(o.freight - f.billed, 0) / o.freight else 0 end)::numeric * o.total / o.dpp) end::bigint as rest_value
    from purchase_order o
    cross join lateral (
      select count(*) filter (where needs_receipt)::int as lines_to_receive,
        count(*) filter (where needs_receipt and received_qty - replaced_qty >= qty)::int as lines_received,
        coalesce(bool_or(received_qty > 0), false) as has_received,
        coalesce(bool_or(billed_qty > 0), false) as has_billed,
        coalesce(bool_and(case when needs_receipt and o.closed_at is not null then billed_qty >= received_qty - returned_qty
          when needs_receipt then billed_qty >= greatest(qty, received_qty - replaced_qty) - (returned_qty - replaced_qty)
          when o.closed_at is not null then true
          else billed_qty >= qty end), true) and coalesce(bool_or(billed_qty > 0 or returned_qty > replaced_qty), false) as is_billed,
        coalesce(sum(net), 0) as net, coalesce(sum(net) filter (where needs_receipt and qty > 0), 0) as goods_net,
        coalesce(sum(net * greatest(received_qty - returned_qty, 0) / qty) filter (where needs_receipt and qty > 0), 0) as received_net,
        coalesce(sum(net * least(greatest(received_qty - replaced_qty, 0), qty) / qty) filter (where needs_receipt and qty > 0), 0) as come_net,
        coalesce(sum(net * greatest(case when needs_receipt and o.closed_at is not null then received_qty - returned_qty
          when needs_receipt then greatest(qty, received_qty - replaced_qty) - (returned_qty - replaced_qty)
          when o.closed_at is not null then 0 else qty end - billed_qty, 0) / qty) filter (where qty > 0), 0) as rest_net,
        coalesce(bool_or(billed_qty > 0 or returned_qty > 0 or received_qty - replaced_qty > qty), false) as is_changed
      from purchase_order_line where order_id = o.id and kind = 'item'
    ) l
    cross join lateral (
      select coalesce(sum(case when rl.qty_accepted > 0
        then round(rl.value * greatest(rl.qty_accepted - greatest(rl.billed_qty, 0) - rl.returned_qty, 0) / rl.qty_accepted) end), 0)::bigint as unbilled
      from goods_receipt_line rl join goods_receipt gr on gr.id = rl.receipt_id
      where gr.company_id = o.company_id and gr.order_id = o.id and gr.state = 'posted'
    ) r
    cross join lateral (
      select coalesce(sum(part.amount), 0) as billed from purchase_bill_freight part join purchase_bill b on b.id = part.bill_id
      where part.order_id = o.id and b.state = 'posted'
    ) f
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
