-- Why: a company may recognise the revenue of its projects by percentage of completion: chosen for a book year, booked once a
-- month by one journal of the difference to what was billed, and taken back from the last.
create table project_revenue_method (
  company_id uuid not null references company (id),
  -- The first month of the book year it holds from: '2026-01'.
  from_period text not null check (from_period ~ '^\d{4}-(0[1-9]|1[0-2])$'),
  method text not null check (method in ('termin', 'fisik', 'biaya')),
  chosen_at timestamptz not null default now(),
  chosen_by_name text not null,
  primary key (company_id, from_period)
);

create table project_revenue_run (
  id uuid primary key,
  company_id uuid not null references company (id),
  period text not null check (period ~ '^\d{4}-(0[1-9]|1[0-2])$'),
  method text not null check (method in ('termin', 'fisik', 'biaya')),
  state text not null default 'posted' check (state in ('posted', 'void')),
  -- Of the journal of its last day; null where nothing changed.
  entry_number text,
  posted_at timestamptz not null default now(),
  posted_by_name text not null,
  voided_by_name text,
  void_reason text,
  unique (company_id, id)
);
create unique index project_revenue_run_of_month on project_revenue_run (company_id, period) where state = 'posted';

create table project_revenue_line (
  company_id uuid not null,
  run_id uuid not null,
  project_id uuid not null,
  -- All in rupiah before PPN, to the end of the month.
  contract bigint not null,
  cost bigint not null,
  at_completion bigint not null,
  is_planned boolean not null,
  pct numeric(7, 4) not null check (pct between 0 and 100),
  earned bigint not null,
  billed bigint not null,
  provision bigint not null check (provision >= 0),
  primary key (company_id, run_id, project_id),
  foreign key (company_id, run_id) references project_revenue_run (company_id, id),
  foreign key (company_id, project_id) references project (company_id, id)
);
create index project_revenue_line_of_project on project_revenue_line (company_id, project_id);
