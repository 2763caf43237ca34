-- Why: what is paid or booked the same each month is written once and proposed when its day comes; a month is done once.
create table recurring_entry (
  id uuid primary key,
  company_id uuid not null references company (id),
  name text not null,
  -- What is repeated: a cash entry or a manual journal as it stands in the book.
  source_kind text not null check (source_kind in ('cash-entry', 'manual-journal')),
  source_id uuid not null,
  -- The day of the month; in a shorter month its last day.
  day int not null check (day between 1 and 31),
  -- The first month that it falls due in, 'YYYY-MM'.
  from_period text not null check (from_period ~ '^\d{4}-\d\d$'),
  is_stopped boolean not null default false,
  version int not null default 1,
  created_at timestamptz not null default now(),
  created_by uuid not null,
  created_by_name text not null,
  updated_at timestamptz not null default now(),
  updated_by uuid not null,
  updated_by_name text not null,
  unique (company_id, source_id)
);

create table recurring_month (
  company_id uuid not null references company (id),
  recurring_id uuid not null references recurring_entry (id),
  period text not null check (period ~ '^\d{4}-\d\d$'),
  -- What was written; null where the month was left out.
  document_id uuid,
  done_at timestamptz not null default now(),
  done_by uuid not null,
  done_by_name text not null,
  primary key (recurring_id, period)
);
create index recurring_month_of_company on recurring_month (company_id, recurring_id, period);
