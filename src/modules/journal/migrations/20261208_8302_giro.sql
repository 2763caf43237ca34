-- Why: a giro is money only once the bank has paid it; until then it is kept with its number, bank and due day.
create table giro (
  id uuid primary key,
  company_id uuid not null references company (id),
  version int not null default 1,
  -- Received of a customer, or given to a supplier.
  direction text not null check (direction in ('masuk', 'keluar')),
  number text not null,
  bank text not null,
  due_on date not null,
  taken_on date not null,
  -- In rupiah.
  amount bigint not null check (amount > 0),
  party_name text not null,
  -- The payment that was made with it.
  source_kind text not null check (source_kind in ('payment', 'purchase-payment')),
  source_id uuid not null,
  state text not null default 'open' check (state in ('open', 'cleared', 'rejected', 'void')),
  ended_on date,
  -- Where it was cleared, or what its fee was taken of.
  cash_account_id uuid references cash_account (id),
  fee bigint not null default 0 check (fee >= 0),
  reason text,
  created_at timestamptz not null default now(),
  created_by uuid not null,
  updated_at timestamptz not null default now(),
  updated_by_name text not null,
  unique (company_id, source_id),
  check ((state in ('cleared', 'rejected')) = (ended_on is not null)),
  check (state <> 'cleared' or cash_account_id is not null)
);
create index giro_that_waits on giro (company_id, due_on, id) where state = 'open';
create index giro_that_ended on giro (company_id, ended_on desc, id desc) where state in ('cleared', 'rejected');
