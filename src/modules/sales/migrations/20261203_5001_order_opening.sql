-- Why: a contract that was running when the books began was billed before them; what follows goes on from there.
alter table sales_order
  -- Before PPN; the one line of the contract counts rupiah and has it among what was billed.
  add column opening_billed bigint not null default 0 check (opening_billed >= 0),
  -- Of the down payment: what was not taken off an invoice yet.
  add column opening_advance bigint not null default 0 check (opening_advance >= 0),
  add column opening_retention bigint not null default 0 check (opening_retention >= 0),
  -- PPN of the retention was billed with the work.
  add column opening_taxed boolean not null default false,
  add column is_opened boolean not null default false,
  add constraint sales_order_opened check (is_opened or opening_billed + opening_advance + opening_retention = 0);
