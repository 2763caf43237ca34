-- Why: money that comes in, goes out or moves between our own cash and banks without an order is a document of its own.
create table cash_entry (
  id uuid primary key,
  company_id uuid not null references company (id),
  version int not null default 1,
  number text,
  state text not null default 'draft' check (state in ('draft', 'posted', 'void')),
  kind text not null check (kind in ('masuk', 'keluar', 'pindah')),
  entry_date date not null,
  -- Of money on its way: the day it lies in the other account.
  arrival_date date,
  cash_account_id uuid not null references cash_account (id),
  to_cash_account_id uuid references cash_account (id),
  amount bigint not null check (amount > 0),
  -- What the bank took for the transfer, from the account it left.
  fee bigint not null default 0 check (fee >= 0),
  party_name text,
  memo text,
  reference text,
  search text not null generated always as (
    lower(coalesce(number, '') || ' ' || coalesce(memo, '') || ' ' || coalesce(party_name, '') || ' ' || coalesce(reference, ''))
  ) stored,
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
  unique (company_id, id),
  check ((number is null) = (state = 'draft')),
  check ((kind = 'pindah') = (to_cash_account_id is not null)),
  check (kind = 'pindah' or (arrival_date is null and fee = 0)),
  check (to_cash_account_id <> cash_account_id),
  check (arrival_date >= entry_date)
);
create index cash_entry_by_day on cash_entry (company_id, entry_date, id);
create index cash_entry_by_writer on cash_entry (company_id, created_by, id);
create index cash_entry_by_amount on cash_entry (company_id, amount, id);
create index cash_entry_by_number on cash_entry (company_id, (coalesce(number, '')), id);
create index cash_entry_search on cash_entry using gin (company_id, search gin_trgm_ops);
create trigger cash_entry_in_open_period before insert or update of state, entry_date on cash_entry
  for each row when (new.state = 'posted') execute function refuse_locked_period('entry_date', 'finance');

create table cash_entry_line (
  id uuid primary key,
  company_id uuid not null,
  entry_id uuid not null,
  line_no int not null,
  account_code text not null,
  amount bigint not null check (amount > 0),
  memo text,
  project_id uuid,
  work_item_id uuid,
  unique (entry_id, line_no),
  foreign key (company_id, entry_id) references cash_entry (company_id, id) on delete cascade,
  foreign key (company_id, account_code) references account (company_id, code),
  check (work_item_id is null or project_id is not null)
);
create index cash_entry_line_by_account on cash_entry_line (company_id, account_code, entry_id);
create index cash_entry_line_by_project on cash_entry_line (company_id, project_id) where project_id is not null;
