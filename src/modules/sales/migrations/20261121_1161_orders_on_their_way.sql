-- Why: the dashboard counts orders by status; what is on its way is counted in an index, without the orders of all years.
create index sales_order_on_its_way on sales_order (company_id, stage) include (state, valid_until)
  where stage in ('draft', 'pending_approval', 'confirmed', 'held', 'partly-delivered', 'delivered');
