-- Why: a replacing return that was voided left goods kept that its order no longer waits for; they are free again.
with excess as (
  select r.company_id, r.document_id, r.line_id, r.item_id, r.warehouse_id,
    r.qty - round(greatest(l.qty + l.replaced_qty - l.delivered_qty, 0) * l.unit_num / l.unit_den, 4) as qty
  from stock_reservation r
  join sales_order_line l on l.id = r.line_id
  where r.document_kind = 'order'
    and r.qty > greatest(l.qty + l.replaced_qty - l.delivered_qty, 0) * l.unit_num / l.unit_den + 0.001
), freed as (
  update stock_balance b set reserved = b.reserved - e.qty
  from (select company_id, item_id, warehouse_id, sum(qty) as qty from excess group by 1, 2, 3) e
  where (b.company_id, b.item_id, b.warehouse_id) = (e.company_id, e.item_id, e.warehouse_id)
)
update stock_reservation r set qty = r.qty - e.qty
from excess e
where (r.company_id, r.document_id, r.line_id, r.warehouse_id) = (e.company_id, e.document_id, e.line_id, e.warehouse_id);
