-- Why: a warehouse has room for so much of an item and no more; what is bought again never goes beyond.
alter table stock_balance add column max_qty numeric(18, 4) check (max_qty > 0);
