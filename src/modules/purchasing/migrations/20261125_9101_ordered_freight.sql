-- Why: freight as ordered is no difference of a bill; what waits for a yes is compared with it, what is booked shows it.
update purchase_bill b
set difference = b.difference - s.share + round(s.share * greatest(b.freight - s.ordered, 0)::numeric / b.freight)::bigint
from (
  select l.bill_id, coalesce(sum(l.freight_share) filter (where l.receipt_line_id is not null), 0) as share, (
    select coalesce(sum(o.freight), 0) from purchase_order o
    where o.id in (select order_id from purchase_bill_line where bill_id = l.bill_id)
  ) as ordered
  from purchase_bill_line l group by l.bill_id
) s
where s.bill_id = b.id and b.freight > 0 and s.ordered > 0;
