-- Why: some contracts let each termin be paid whole, and hold the retention of all of it back of the last one.
alter table sales_order
  add column retention_manner text not null default 'each' check (retention_manner in ('each', 'last'));
