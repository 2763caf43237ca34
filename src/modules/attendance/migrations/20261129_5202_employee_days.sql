-- Why: an employee works by the week of the company; only what differs from it is written down, one mark a day.
create table work_week (
  company_id uuid primary key references company (id),
  days smallint not null check (days in (5, 6)),
  updated_at timestamptz not null default now(),
  updated_by uuid not null
);

create table employee_day (
  company_id uuid not null,
  employee_id uuid not null,
  day date not null,
  mark text not null check (mark in ('H', 'I', 'S', 'C', 'A', 'D', 'B')),
  updated_at timestamptz not null default now(),
  updated_by uuid not null,
  primary key (company_id, employee_id, day),
  foreign key (company_id, employee_id) references employee (company_id, id) on delete cascade
);
create index employee_day_of_month on employee_day (company_id, day);
