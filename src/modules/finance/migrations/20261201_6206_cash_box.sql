-- Why: a cash box may be in the hands of somebody who holds a fixed sum and is filled up again; what lies in it is counted.
create table petty_cash (
  cash_account_id uuid primary key references cash_account (id),
  company_id uuid not null references company (id),
  version int not null default 1,
  holder text not null,
  -- What it is filled up to, in rupiah.
  imprest bigint not null check (imprest > 0),
  updated_at timestamptz not null default now(),
  updated_by_name text not null
);
create index petty_cash_of_company on petty_cash (company_id, cash_account_id);

create table cash_count (
  id uuid primary key,
  company_id uuid not null references company (id),
  cash_account_id uuid not null references cash_account (id),
  counted_on date not null,
  -- What the book said, and what lay there.
  book bigint not null,
  counted bigint not null check (counted >= 0),
  -- The cash entry of the difference; none where there is none.
  cash_entry_id uuid references cash_entry (id),
  note text,
  counted_at timestamptz not null default now(),
  counted_by uuid not null,
  counted_by_name text not null,
  check ((book = counted) = (cash_entry_id is null))
);
create index cash_count_of_account on cash_count (company_id, cash_account_id, counted_on, id);

-- From which amount a cash entry needs its photo, and from which only who approves may book it; null: never.
create table finance_setting (
  company_id uuid primary key references company (id),
  version int not null default 1,
  photo_from bigint check (photo_from > 0),
  approval_from bigint check (approval_from > 0),
  updated_at timestamptz not null default now(),
  updated_by_name text not null
);
