-- Why: what a customer paid too much, or was credited after paying, goes back to them as money.
create table sales_refund (
  id uuid primary key,
  company_id uuid not null,
  version int not null default 1,
  number text,
  state text not null default 'posted' check (state in ('posted', 'void')),
  -- What it is given back of: one of the two.
  payment_id uuid references sales_payment,
  credit_note_id uuid references sales_credit_note,
  customer_id uuid not null,
  customer_name text not null,
  refund_date date not null,
  cash_account_id uuid not null,
  cash_account_name text not null,
  cash_account_code text not null,
  method text not null,
  reference text,
  amount bigint not null check (amount > 0),
  reason text not null,
  posted_at timestamptz not null default now(),
  posted_by text not null,
  voided_at timestamptz,
  voided_by text,
  void_reason text,
  created_at timestamptz not null default now(),
  created_by uuid not null,
  updated_at timestamptz not null default now(),
  updated_by uuid not null,
  updated_by_name text not null,
  unique (company_id, number),
  foreign key (company_id, customer_id) references customer (company_id, id),
  check (num_nonnulls(payment_id, credit_note_id) = 1)
);
create index sales_refund_of_payment on sales_refund (payment_id) where payment_id is not null;
create index sales_refund_of_credit_note on sales_refund (credit_note_id) where credit_note_id is not null;
create index sales_refund_by_customer on sales_refund (company_id, customer_id, refund_date, id) where state = 'posted';
create index sales_refund_void_by_customer on sales_refund (company_id, customer_id) where state = 'void';
create trigger sales_refund_in_open_period before insert on sales_refund
  for each row execute function refuse_locked_period('refund_date', 'sales');

-- What is still the customer's to use is worked out from one column more.
alter table sales_payment add column refunded_total bigint not null default 0 check (refunded_total >= 0);
drop index sales_payment_with_advance;
alter table sales_payment drop column unallocated;
alter table sales_payment add column unallocated bigint not null generated always as (
  case when state = 'posted' then amount + withheld_total - allocated_total - refunded_total else 0 end
) stored check (unallocated >= 0);
create index sales_payment_with_advance on sales_payment (company_id, customer_id) where unallocated > 0;

alter table sales_credit_note add column refunded_total bigint not null default 0 check (refunded_total >= 0);
alter table sales_credit_note drop column unallocated;
alter table sales_credit_note add column unallocated bigint not null generated always as (
  case when state = 'posted' then total - allocated_total - refunded_total else 0 end
) stored check (unallocated >= 0);
