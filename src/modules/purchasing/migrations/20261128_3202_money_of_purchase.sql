-- Why: a purchase that was billed a little and paid said 'Sisa 0', and an advance stood nowhere; what came, what is left to bill and to
-- pay is kept beside it.
alter table purchase_order
  -- PPN included, as the total: of goods that are here; and how far of them it has come, in whole percents.
  add column received_value bigint not null default 0,
  add column received_share smallint not null default 0,
  -- Paid ahead for this order and not used on a bill yet.
  add column advance_left bigint not null default 0,
  -- What the lines still ask to be billed, once one was billed or changed on the way. Null: all of the total that is not billed.
  add column rest_value bigint;
alter table purchase_order
  -- Each line rounds by a rupiah at most: within that, what the bills leave of the total is the rest to the rupiah.
  add column to_bill bigint not null generated always as (
    case when state <> 'posted' or rest_value = 0 then 0
      when rest_value is null or abs(total - billed_total - rest_value) <= line_count then greatest(total - billed_total, 0)
      else rest_value end
  ) stored,
  add column left_due bigint not null generated always as (
    greatest(case when state <> 'posted' or rest_value = 0 then 0
      when rest_value is null or abs(total - billed_total - rest_value) <= line_count then greatest(total - billed_total, 0)
      else rest_value end + open_due - advance_left, 0)
  ) stored;

update purchase_order t set received_value = s.received_value, received_share = s.received_share, rest_value = s.rest_value
from (
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
  where o.state = 'posted'
) s where s.id = t.id;

update purchase_order t set advance_left = s.left_over
from (
  select company_id, order_id, sum(unallocated)::bigint as left_over from purchase_payment
  where order_id is not null and state = 'posted' group by 1, 2
) s where s.company_id = t.company_id and s.order_id = t.id;
