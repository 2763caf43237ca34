-- Why: a company divides the wage of a month by its workdays, by days' wages of a 25th or a 21st, or by calendar days, from a month on; a slip keeps what it used.
create table payroll_proration (
  company_id uuid not null references company (id),
  from_month text not null check (from_month ~ '^[0-9]{4}-[0-9]{2}$'),
  method text not null check (method in ('workdays', 'daily', 'calendar')),
  updated_at timestamptz not null default now(),
  updated_by uuid not null,
  updated_by_name text not null,
  primary key (company_id, from_month)
);

alter table payroll_slip
  add column proration text not null default 'workdays' check (proration in ('workdays', 'daily', 'calendar')),
  -- What the wage of the month was divided by, where not by its workdays.
  add column divided_by smallint check (divided_by between 21 and 31),
  add check ((proration = 'workdays') = (divided_by is null));
