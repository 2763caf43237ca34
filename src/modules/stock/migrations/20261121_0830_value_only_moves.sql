-- Why: a later price changes what goods are worth without moving them; counting holds goods still; books are asked as of a day.
alter table stock_move drop constraint stock_move_says_something;
alter table stock_move add constraint stock_move_says_something check (qty <> 0 or value <> 0 or difference <> 0);
-- The receipt whose price a value-only move puts right.
alter table stock_move add column revalues_id uuid references stock_move (id);
create index stock_move_revalued on stock_move (revalues_id) where revalues_id is not null;
create index stock_move_by_day on stock_move (company_id, document_date) include (item_id, warehouse_id, qty, value);

-- The count that holds these goods still. It stands on the balance too, so that whoever waited for the lock sees it.
alter table stock_balance add column frozen_by uuid;
alter table warehouse
  add column frozen_by uuid,
  add column racks text[] not null default '{}',
  add column project_id uuid,
  add column production_house_id uuid;
create index stock_balance_frozen on stock_balance (company_id, frozen_by) where frozen_by is not null;
create index warehouse_by_production_house on warehouse (company_id, production_house_id)
  where production_house_id is not null;
