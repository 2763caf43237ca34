-- Why: freight above what was ordered waits for a yes as a dear line does, and a bill says the tolerance it was judged
-- by, not the one of today. Of bills of before nobody knows it.
alter table purchase_bill
  add column tolerance_percent numeric(9,4),
  add column freight_match text not null default 'match' check (freight_match in ('match', 'price-within', 'price-over'));
