-- Why: some contracts take the percent of the retention of what the down payment leaves of a termin, and some take the
-- down payment back by the same sum of each termin instead of its percent.
alter table sales_order
  add column retention_base text not null default 'gross' check (retention_base in ('gross', 'net')),
  add column down_payment_recovery bigint check (down_payment_recovery > 0);
