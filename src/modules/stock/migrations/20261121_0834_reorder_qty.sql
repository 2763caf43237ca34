-- Why: whoever buys again wants to know how much is usually bought of an item for a warehouse.
alter table stock_balance add column reorder_qty numeric(18, 4) check (reorder_qty > 0);
