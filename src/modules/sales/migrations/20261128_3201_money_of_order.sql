-- Why: an order that was billed a little and paid said 'Sisa 0'; what was sent and what is left to bill and to pay is kept beside it.
alter table sales_order
  -- PPN included, as the total: of goods that are with the customer; and how far of them it has come, in whole percents.
  add column sent_value bigint not null default 0,
  add column sent_share smallint not null default 0,
  -- PPN that the customer remits himself is in the total and in no invoice's.
  add column collected_total bigint not null default 0,
  -- Of an order whose lines changed on the way (returned, closed short, sent beyond it): what is still to be billed of them.
  -- Null: all of the total that is not billed.
  add column rest_value bigint;
alter table sales_order
  add column to_bill bigint not null generated always as (
    case when state = 'posted' then coalesce(rest_value, greatest(total - billed_total - collected_total, 0)) else 0 end
  ) stored,
  add column left_due bigint not null generated always as (
    case when state = 'posted' then coalesce(rest_value, greatest(total - billed_total - collected_total, 0)) else 0 end + open_due
  ) stored;

update sales_order t set unbilled_value = s.unbilled_value, collected_total = s.collected_total, sent_value = s.sent_value, sent_share = s.sent_share, rest_value = s.rest_value
from (
  select o.id, l.lines_to_deliver, l.lines_delivered,
    case when l.lines_to_deliver = 0 then 'not-needed' when l.lines_delivered = l.lines_to_deliver then 'full'
      when l.has_delivered then 'partial' else 'none' end as delivery,
    case when l.is_billed then 'full' when l.has_invoiced or i.has_down_payment then 'partial' else 'none' end as billing,
    case when o.dpp = 0 then 0 else round(l.unbilled::numeric * o.total / o.dpp) end::bigint as unbilled_value,
    i.invoiced_net - c.invoiced_net as invoiced_net, i.shipping_billed, i.billed - c.credited as billed_total,
    i.open_due, i.written_off_total, i.next_due, i.down_payment_billed - c.down_payment_billed as down_payment_billed,
    i.down_payment_applied - c.down_payment_applied as down_payment_applied,
    i.retention_held - c.retention_held as retention_held,
    i.retention_released - c.retention_released as retention_released, i.collected_total,
    case when o.dpp = 0 then 0 else round(l.sent_net::numeric * o.total / o.dpp) end::bigint as sent_value,
    (case when l.lines_to_deliver = 0 or not l.has_delivered then 0 when l.lines_delivered = l.lines_to_deliver then 100
      when l.goods_net = 0 then least(floor(100.0 * l.lines_delivered / l.lines_to_deliver), 99)
      else least(greatest(floor(100.0 * l.gone_net / l.goods_net), 1), 99) end)::smallint as sent_share,
    case when not l.is_changed and o.closed_at is null then null when o.dpp = 0 then 0
      else round(greatest(l.rest_net - (i.down_payment_billed - c.down_payment_billed) + (i.down_payment_applied - c.down_payment_applied)
          + case when o.closed_at is null and not l.is_billed and o.shipping_fee > 0
            then (o.dpp - l.net)::numeric * greatest(o.shipping_fee - i.shipping_billed, 0) / o.shipping_fee else 0 end, 0)::numeric * o.total / o.dpp
        + (i.retention_held - c.retention_held - i.retention_released + c.retention_released)::numeric
          * case when i.retention_taxed then 1 else o.total::numeric / o.dpp end) end::bigint as rest_value
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
  where o.state = 'posted'
) s where s.id = t.id;
