-- Why: production orders are found by any part of their number, item, order or customer.
create index production_order_search on production_order using gin (company_id, (
  lower(coalesce(number, '') || ' ' || item_name || ' ' || item_code || ' ' || coalesce(order_number, '') || ' ' ||
    coalesce(customer_name, ''))
) gin_trgm_ops);
