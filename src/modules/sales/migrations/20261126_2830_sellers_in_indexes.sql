-- Why: who sees only their own orders has them counted and summed on the dashboard. The two who make an order theirs stand in
-- the indexes, so that neither an order nor an open invoice is read for it.
drop index sales_order_on_its_way;
create index sales_order_on_its_way on sales_order (company_id, stage)
  include (id, state, valid_until, created_by, salesperson_id)
  where stage in ('draft', 'pending_approval', 'confirmed', 'held', 'partly-delivered', 'delivered');
drop index sales_order_to_deliver;
create index sales_order_to_deliver on sales_order (company_id, order_date desc, id desc)
  include (created_by, salesperson_id)
  where state = 'posted' and closed_at is null and not is_held and delivery in ('none', 'partial');
drop index sales_order_worth;
create index sales_order_worth on sales_order (company_id, order_date)
  include (id, stage, state, total, valid_until, created_by, salesperson_id);
drop index sales_invoice_open_sum;
create index sales_invoice_open_sum on sales_invoice (company_id, due_date)
  include (order_id, open_due, total, credited_total, written_off_total, state)
  where state = 'posted' and open_due > 0;
create index sales_order_sellers on sales_order (id) include (created_by, salesperson_id);
