-- Why: what goods turn out to cost after they left belongs to the documents that took them: the margin of an order sees it.

create table stock_late_cost (
  id bigint generated always as identity primary key,
  company_id uuid not null,
  item_id uuid not null references item,
  -- The paper that took the goods out: a surat jalan, a use.
  document_kind text not null,
  document_id uuid not null,
  -- The paper that made them dearer, or took its price back.
  price_kind text not null,
  price_id uuid not null,
  -- Of the difference that the journal has; below zero where goods turned out cheaper.
  value bigint not null check (value <> 0)
);
create index stock_late_cost_of on stock_late_cost (company_id, document_id);
create index stock_late_cost_price on stock_late_cost (company_id, price_id);
