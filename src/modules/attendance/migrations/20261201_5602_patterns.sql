-- Why: people work by patterns that change with dates (Ramadan, the shortest day, nights), and a company has days of its own.
create table work_pattern (
  id uuid primary key,
  company_id uuid not null references company (id),
  name text not null,
  -- Of whoever has no pattern of their own.
  is_usual boolean not null default false,
  created_at timestamptz not null default now(),
  created_by uuid not null,
  created_by_name text not null,
  unique (company_id, id),
  unique (company_id, name)
);
create unique index work_pattern_usual on work_pattern (company_id) where is_usual;

create table work_pattern_hours (
  id uuid primary key,
  company_id uuid not null,
  pattern_id uuid not null,
  -- 'Ramadan'; empty for the usual hours.
  name text not null,
  valid_from date not null,
  valid_until date check (valid_until >= valid_from),
  -- Seven from Monday on: {start, end, rest}, or null where it is a day of rest.
  hours jsonb not null check (jsonb_array_length(hours) = 7),
  grace smallint not null check (grace between 0 and 120),
  created_at timestamptz not null default now(),
  created_by uuid not null,
  created_by_name text not null,
  foreign key (company_id, pattern_id) references work_pattern (company_id, id)
);
create index work_pattern_hours_of on work_pattern_hours (company_id, pattern_id, valid_from);

create table employee_pattern (
  company_id uuid not null,
  employee_id uuid not null,
  valid_from date not null,
  pattern_id uuid not null,
  updated_at timestamptz not null default now(),
  updated_by uuid not null,
  updated_by_name text not null,
  primary key (company_id, employee_id, valid_from),
  foreign key (company_id, employee_id) references employee (company_id, id) on delete cascade,
  foreign key (company_id, pattern_id) references work_pattern (company_id, id)
);
create index employee_pattern_by_pattern on employee_pattern (company_id, pattern_id);

-- What the company makes of a day: a cuti bersama that is worked, or a holiday of its region.
create table company_day (
  company_id uuid not null references company (id),
  day date not null,
  kind text not null check (kind in ('holiday', 'work')),
  name text not null,
  updated_at timestamptz not null default now(),
  updated_by uuid not null,
  updated_by_name text not null,
  primary key (company_id, day)
);
