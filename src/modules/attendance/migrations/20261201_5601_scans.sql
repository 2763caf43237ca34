-- Why: what a fingerprint machine saw is kept as it was, apart from the days that are derived from it and may be derived again.
create table scan_batch (
  id uuid primary key,
  company_id uuid not null references company (id),
  device text not null,
  file_name text not null,
  layout text not null check (layout in ('log', 'attlog', 'report')),
  -- The period somebody asked for: what is outside it is kept and shown, and makes no day.
  valid_from date not null,
  valid_until date not null check (valid_until >= valid_from),
  scans int not null,
  added int not null,
  created_at timestamptz not null default now(),
  created_by uuid not null,
  created_by_name text not null,
  unique (company_id, id)
);
create index scan_batch_newest on scan_batch (company_id, created_at);
comment on table scan_batch is 'append-only: what a machine told stays told';

create table scan (
  company_id uuid not null,
  device text not null,
  machine_id text not null,
  at timestamptz not null,
  batch_id uuid not null,
  primary key (company_id, device, machine_id, at),
  foreign key (company_id, batch_id) references scan_batch (company_id, id)
);
create index scan_by_batch on scan (company_id, batch_id);
comment on table scan is 'append-only: what a machine told stays told';

-- Whose number it is on which machine; said once and remembered. Without an employee: a number that is nobody's.
create table machine_number (
  company_id uuid not null references company (id),
  device text not null,
  machine_id text not null,
  employee_id uuid,
  updated_at timestamptz not null default now(),
  updated_by uuid not null,
  updated_by_name text not null,
  primary key (company_id, device, machine_id),
  foreign key (company_id, employee_id) references employee (company_id, id) on delete cascade
);
create index machine_number_by_employee on machine_number (company_id, employee_id);

create table clocked_day (
  company_id uuid not null,
  employee_id uuid not null,
  day date not null,
  scans int not null,
  kept int not null,
  in_at timestamptz,
  out_at timestamptz,
  late_minutes int not null,
  worked_minutes int,
  problem text check (problem in ('one-scan', 'no-scan')),
  primary key (company_id, employee_id, day),
  foreign key (company_id, employee_id) references employee (company_id, id) on delete cascade
);
create index clocked_day_of_month on clocked_day (company_id, day);

-- What somebody marked by hand stands above what is derived.
alter table employee_day add column source text not null default 'manual' check (source in ('manual', 'scan'));
