-- Why: what overhead may cost is said beforehand, by account and month, and what it did cost is told beside it.
create table overhead_budget (
  company_id uuid not null references company (id),
  account_code text not null,
  period text not null check (period ~ '^\d{4}-(0[1-9]|1[0-2])$'),
  -- In rupiah.
  amount bigint not null check (amount > 0),
  primary key (company_id, period, account_code),
  foreign key (company_id, account_code) references account (company_id, code)
);

-- Who saved the twelve months that begin with one, and how often.
create table overhead_budget_year (
  company_id uuid not null references company (id),
  first_period text not null,
  version int not null default 1,
  updated_at timestamptz not null default now(),
  updated_by_name text not null,
  primary key (company_id, first_period)
);
