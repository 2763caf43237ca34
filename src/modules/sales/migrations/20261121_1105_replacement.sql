-- Why: goods that came back may be sent again instead of credited; a company may bill a little more than was delivered.
alter table sales_order_line add column replaced_qty numeric(18,4) not null default 0
  check (replaced_qty >= 0 and replaced_qty <= returned_qty);
alter table sales_return add column settle text not null default 'credit' check (settle in ('credit', 'replace', 'none'));
alter table sales_setting add column over_billing_percent numeric(9,4) not null default 0
  check (over_billing_percent between 0 and 100);
