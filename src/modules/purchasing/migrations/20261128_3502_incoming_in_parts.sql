-- Why: what is still to come of a line is the rest of its whole in the item's own unit; rounded apart, it left crumbs.
with due as (
  select p.company_id, l.item_id, p.warehouse_id,
    sum(greatest(round(l.qty * l.unit_num / l.unit_den, 4) - round((l.received_qty - l.replaced_qty) * l.unit_num / l.unit_den, 4), 0)
      - round(greatest(l.qty - l.received_qty + l.replaced_qty, 0) * l.unit_num / l.unit_den, 4)) as qty
  from purchase_order p join purchase_order_line l on l.order_id = p.id
  where p.state = 'posted' and p.closed_at is null and l.needs_receipt and l.item_id is not null
  group by 1, 2, 3
)
update stock_balance b set incoming = b.incoming + due.qty
from due
where due.qty <> 0 and (b.company_id, b.item_id, b.warehouse_id) = (due.company_id, due.item_id, due.warehouse_id)
  and b.incoming + due.qty >= 0;
