-- Why: a year that is over is closed once: its result goes to equity, and nothing is written behind it until it is opened again.
create table year_closing (
  id uuid primary key,
  company_id uuid not null references company (id),
  year int not null check (year between 1990 and 2199),
  state text not null default 'posted' check (state in ('posted', 'void')),
  -- What the year earned, in rupiah; a loss is below zero.
  result bigint not null,
  -- What the owners took out of it.
  drawings bigint not null,
  closed_at timestamptz not null default now(),
  closed_by uuid not null,
  closed_by_name text not null,
  voided_by_name text,
  void_reason text,
  check ((state = 'void') = (void_reason is not null))
);
create unique index year_closing_once on year_closing (company_id, year) where state = 'posted';
