-- Why: a claim that nobody will pay leaves the books by a document of its own, with a reason and a second person's yes.
create table sales_write_off (
  id uuid primary key,
  company_id uuid not null,
  version int not null default 1,
  number text,
  state text not null check (state in ('pending_approval', 'posted', 'void')),
  invoice_id uuid not null references sales_invoice,
  order_id uuid references sales_order,
  customer_id uuid not null,
  customer_name text not null,
  write_off_date date not null,
  amount bigint not null check (amount > 0),
  -- What bears it: the year's result, or the allowance set aside before.
  against text not null check (against in ('expense', 'allowance')),
  reason text not null,
  submitted_by uuid not null,
  submitted_by_name text not null,
  decision_note text,
  posted_at timestamptz,
  posted_by text,
  voided_at timestamptz,
  voided_by text,
  void_reason text,
  created_at timestamptz not null default now(),
  created_by uuid not null,
  updated_at timestamptz not null default now(),
  updated_by uuid not null,
  updated_by_name text not null,
  unique (company_id, number),
  foreign key (company_id, customer_id) references customer (company_id, id)
);
create index sales_write_off_of_invoice on sales_write_off (invoice_id);
create index sales_write_off_by_customer on sales_write_off (company_id, customer_id, write_off_date, id) where state = 'posted';
create unique index sales_write_off_one_waiting on sales_write_off (invoice_id) where state = 'pending_approval';
create trigger sales_write_off_in_open_period before insert or update of state on sales_write_off
  for each row when (new.state = 'posted') execute function refuse_locked_period('write_off_date', 'sales');

alter table sales_settlement add column write_off_id uuid references sales_write_off;
create index sales_settlement_of_write_off on sales_settlement (write_off_id) where write_off_id is not null;
do $$
declare one_source text;
begin
  select conname into strict one_source from pg_constraint
    where conrelid = 'sales_settlement'::regclass and contype = 'c' and pg_get_constraintdef(oid) like '%payment_id IS NULL%';
  execute format('alter table sales_settlement drop constraint %I', one_source);
end $$;
alter table sales_settlement add constraint sales_settlement_one_source
  check (num_nonnulls(payment_id, credit_note_id, write_off_id) = 1);

-- What is open is worked out from one column more.
alter table sales_invoice add column written_off_total bigint not null default 0 check (written_off_total >= 0);
drop index sales_invoice_open;
alter table sales_invoice drop column open_due;
alter table sales_invoice add column open_due bigint not null generated always as (
  case when state = 'posted' then total - paid_total - credited_total - written_off_total else 0 end
) stored check (open_due >= 0);
create index sales_invoice_open on sales_invoice (company_id, customer_id, due_date, id) include (open_due, customer_name)
  where state = 'posted' and open_due > 0;

insert into account (id, company_id, code, name, normal)
select gen_random_uuid(), company_id, '6-2100', 'Beban Kerugian Piutang', 'debit'
from (select distinct company_id from account) known
on conflict (company_id, code) do nothing;
