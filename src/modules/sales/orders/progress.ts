import { sql, type RawBuilder, type SqlBool } from 'kysely'
import type { Tx } from '#kit/db/tx.ts'
import { own } from '../store.ts'

/** The summary columns of an order, in the order in which `standing` selects them. */
const columns = [
  'lines_to_deliver',
  'lines_delivered',
  'delivery',
  'billing',
  'unbilled_value',
  'invoiced_net',
  'shipping_billed',
  'billed_total',
  'open_due',
  'written_off_total',
  'next_due',
  'down_payment_billed',
  'down_payment_applied',
  'retention_held',
  'retention_released',
  'collected_total',
  'sent_value',
  'sent_share',
  'rest_value',
] as const

/** Works the summary of orders out from their lines, invoices and credit notes. */
function standing(which: RawBuilder<SqlBool>): RawBuilder<unknown> {
  return sql`
    select o.id, l.lines_to_deliver, l.lines_delivered,
      case when l.lines_to_deliver = 0 then 'not-needed' when l.lines_delivered = l.lines_to_deliver then 'full'
        when l.has_delivered then 'partial' else 'none' end as delivery,
      case when l.is_billed then 'full' when l.has_invoiced or i.has_down_payment then 'partial' else 'none' end as billing,
      case when o.dpp = 0 then 0 else round(l.unbilled::numeric * o.total / o.dpp) end::bigint as unbilled_value,
      i.invoiced_net - c.invoiced_net + o.opening_billed as invoiced_net, i.shipping_billed, i.billed - c.credited as billed_total,
      i.open_due, i.written_off_total, i.next_due, i.down_payment_billed - c.down_payment_billed + o.opening_advance as down_payment_billed,
      i.down_payment_applied - c.down_payment_applied as down_payment_applied,
      i.retention_held - c.retention_held + o.opening_retention as retention_held,
      i.retention_released - c.retention_released as retention_released, i.collected_total,
      case when o.dpp = 0 then 0 else round(l.sent_net::numeric * o.total / o.dpp) end::bigint as sent_value,
      (case when l.lines_to_deliver = 0 or not l.has_delivered then 0 when l.lines_delivered = l.lines_to_deliver then 100
        when l.goods_net = 0 then least(floor(100.0 * l.lines_delivered / l.lines_to_deliver), 99)
        else least(greatest(floor(100.0 * l.gone_net / l.goods_net), 1), 99) end)::smallint as sent_share,
      case when not l.is_changed and o.closed_at is null and not o.is_opened then null when o.dpp = 0 then 0
        else round(greatest(l.rest_net - (i.down_payment_billed - c.down_payment_billed + o.opening_advance) + (i.down_payment_applied - c.down_payment_applied)
            + case when o.closed_at is null and not l.is_billed and o.shipping_fee > 0
              then (o.dpp - l.net)::numeric * greatest(o.shipping_fee - i.shipping_billed, 0) / o.shipping_fee else 0 end, 0)::numeric * o.total / o.dpp
          + (i.retention_held - c.retention_held + o.opening_retention - i.retention_released + c.retention_released)::numeric
            * case when i.retention_taxed or o.opening_taxed then 1 else o.total::numeric / o.dpp end) end::bigint as rest_value
    from sales_order o
    cross join lateral (
      select count(*) filter (where needs_delivery)::int as lines_to_deliver,
        count(*) filter (where needs_delivery and delivered_qty >= qty + replaced_qty)::int as lines_delivered,
        coalesce(bool_or(delivered_qty > 0), false) as has_delivered,
        coalesce(bool_or(invoiced_qty > 0), false) as has_invoiced,
        coalesce(bool_and(case when o.closed_at is not null and needs_delivery then invoiced_qty >= delivered_qty - returned_qty
          when o.closed_at is not null then true
          else invoiced_qty >= greatest(qty + replaced_qty, delivered_qty) - returned_qty end), true)
          and coalesce(bool_or(invoiced_qty > 0), false) as is_billed,
        coalesce(sum(case when needs_delivery and qty > 0
          then round(net * greatest(delivered_qty - returned_qty - invoiced_qty, 0) / qty) end), 0)::bigint as unbilled,
        coalesce(sum(net), 0) as net, coalesce(sum(net) filter (where needs_delivery and qty > 0), 0) as goods_net,
        coalesce(sum(net * greatest(delivered_qty - returned_qty, 0) / qty) filter (where needs_delivery and qty > 0), 0) as sent_net,
        coalesce(sum(net * least(greatest(delivered_qty - replaced_qty, 0), qty) / qty) filter (where needs_delivery and qty > 0), 0) as gone_net,
        coalesce(sum(net * greatest(case when o.closed_at is not null and needs_delivery then delivered_qty - returned_qty
          when o.closed_at is not null then 0 else greatest(qty + replaced_qty, delivered_qty) - returned_qty end - invoiced_qty, 0) / qty)
          filter (where qty > 0), 0) as rest_net,
        coalesce(bool_or(returned_qty > 0 or delivered_qty > qty or invoiced_qty > qty), false) as is_changed
      from sales_order_line where order_id = o.id and kind = 'item'
    ) l
    cross join lateral (
      select coalesce(sum(gross_net) filter (where kind = 'sale'), 0)::bigint as invoiced_net,
        coalesce(sum(shipping_fee) filter (where shipping_fee > 0 and exists (
          select from sales_invoice_line x where x.invoice_id = sales_invoice.id and x.credited_qty < x.qty)), 0)::bigint as shipping_billed,
        coalesce(sum(total), 0)::bigint as billed, coalesce(sum(open_due), 0)::bigint as open_due,
        coalesce(sum(written_off_total), 0)::bigint as written_off_total,
        min(due_date) filter (where open_due > 0) as next_due,
        coalesce(bool_or(kind = 'down_payment'), false) as has_down_payment,
        coalesce(sum(gross_net) filter (where kind = 'down_payment'), 0)::bigint as down_payment_billed,
        coalesce(sum(down_payment_applied), 0)::bigint as down_payment_applied,
        coalesce(sum(retention_amount), 0)::bigint as retention_held,
        coalesce(sum(gross_net) filter (where kind = 'retention'), 0)::bigint as retention_released,
        coalesce(bool_or(retention_taxed), false) as retention_taxed,
        coalesce(sum(ppn_collected - ppn_credited), 0)::bigint as collected_total
      from sales_invoice where company_id = o.company_id and order_id = o.id and state = 'posted'
    ) i
    cross join lateral (
      select coalesce(sum(n.total), 0)::bigint as credited,
        coalesce(sum(n.gross_net) filter (where v.kind = 'sale'), 0)::bigint as invoiced_net,
        coalesce(sum(n.gross_net) filter (where v.kind = 'down_payment'), 0)::bigint as down_payment_billed,
        coalesce(sum(n.down_payment_restored), 0)::bigint as down_payment_applied,
        coalesce(sum(n.retention_reduced), 0)::bigint as retention_held,
        coalesce(sum(n.gross_net) filter (where v.kind = 'retention'), 0)::bigint as retention_released
      from sales_credit_note n join sales_invoice v on v.id = n.invoice_id
      where v.company_id = o.company_id and v.order_id = o.id and n.state = 'posted'
    ) c
    where ${which}
  `
}

/** Brings the summary of orders up to date; tells by customer how many orders became open again (or, below zero, done). */
export async function refreshOrders(tx: Tx, ids: readonly string[]): Promise<Map<string, number>> {
  const counts = new Map<string, number>()
  if (ids.length === 0) return counts
  const set = sql.join(columns.map((column) => sql`${sql.ref(column)} = s.${sql.ref(column)}`))
  const { rows } = await sql<{ customer_id: string; was: string; is: string }>`
    update sales_order t set ${set}
    from (${standing(sql`o.id = any (${[...ids]}::uuid[])`)}) s join sales_order b on b.id = s.id
    where s.id = t.id returning t.customer_id, b.stage as was, t.stage as is
  `.execute(own(tx))
  for (const row of rows)
    counts.set(row.customer_id, (counts.get(row.customer_id) ?? 0) + isOpen(row.is) - isOpen(row.was))
  return counts
}

/** One while an order still asks for something, else zero. */
export function isOpen(stage: string): 0 | 1 {
  return ['confirmed', 'held', 'partly-delivered', 'delivered'].includes(stage) ? 1 : 0
}

/** Finds orders whose kept summary is not what their documents say. */
export const strayOrders: RawBuilder<{ company_id: string; detail: string }> = sql`
  select t.company_id, format('order %s', coalesce(t.number, t.id::text)) as detail
  from sales_order t join (${standing(sql`o.state = 'posted'`)}) s on s.id = t.id
  where (${sql.join(columns.map((column) => sql`t.${sql.ref(column)}`))}) is distinct from (${sql.join(columns.map((column) => sql`s.${sql.ref(column)}`))})
`
