-- Why: what lay where on a past day is reckoned back from today; with the sums of each month that costs the same however many moves there are.
create table stock_month (
  company_id uuid not null,
  -- Its first day, by the dates of the documents.
  month date not null,
  item_id uuid not null,
  warehouse_id uuid not null,
  qty numeric(18, 4) not null,
  value bigint not null,
  primary key (company_id, month, item_id, warehouse_id)
) with (fillfactor = 80);

insert into stock_month (company_id, month, item_id, warehouse_id, qty, value)
select company_id, date_trunc('month', document_date)::date, item_id, warehouse_id, sum(qty), sum(value)
from stock_move group by 1, 2, 3, 4;

-- Whoever adds a move holds the lock of its balance, so nobody waits here for anybody else.
create function sum_moves_of_month() returns trigger language plpgsql as $$
begin
  insert into stock_month as m (company_id, month, item_id, warehouse_id, qty, value)
  select company_id, date_trunc('month', document_date)::date, item_id, warehouse_id, sum(qty), sum(value)
  from added group by 1, 2, 3, 4 order by 1, 2, 3, 4
  on conflict (company_id, month, item_id, warehouse_id)
    do update set qty = m.qty + excluded.qty, value = m.value + excluded.value;
  return null;
end $$;
create trigger stock_move_in_month after insert on stock_move
  referencing new table as added for each statement execute function sum_moves_of_month();
