-- Why: money lent to an employee or a worker is asked for, approved by another, paid out, and comes back from wages by a schedule.
create table kasbon (
  id uuid primary key,
  company_id uuid not null references company (id),
  version int not null default 1,
  number text not null,
  state text not null check (state in ('pending_approval', 'posted', 'void')),
  asked_on date not null,
  employee_id uuid,
  worker_id uuid,
  person_id uuid not null,
  -- A worker's usual site when it was asked for: who sees some projects alone sees the kasbon of their workers.
  project_id uuid,
  code text not null,
  name text collate "id-x-icu" not null,
  amount bigint not null check (amount > 0),
  times int not null check (times between 1 and 60),
  every text not null check (every in ('bulan', 'minggu')),
  first_due date not null,
  purpose text not null,
  approved_by uuid,
  approved_by_name text,
  paid_on date,
  cash_account_name text,
  repaid bigint not null default 0,
  void_reason text,
  search text not null generated always as (lower((number || ' ' || code || ' ' || name || ' ' || purpose) collate "default")) stored,
  created_at timestamptz not null default now(),
  created_by uuid not null,
  created_by_name text not null,
  updated_at timestamptz not null default now(),
  updated_by uuid not null,
  updated_by_name text not null,
  unique (company_id, id),
  unique (company_id, number),
  foreign key (company_id, employee_id) references employee (company_id, id),
  foreign key (company_id, worker_id) references worker (company_id, id),
  foreign key (company_id, person_id) references person (company_id, id),
  check ((employee_id is null) <> (worker_id is null)),
  check ((approved_by is null) = (approved_by_name is null)),
  check (state <> 'posted' or (approved_by is not null and paid_on is not null)),
  check (repaid between 0 and amount),
  check (state = 'posted' or repaid = 0)
);
create index kasbon_by_day on kasbon (company_id, asked_on, id);
create index kasbon_by_name on kasbon (company_id, name, id);
create index kasbon_of_employee on kasbon (company_id, employee_id, id) where employee_id is not null;
create index kasbon_of_worker on kasbon (company_id, worker_id, id) where worker_id is not null;
create index kasbon_open on kasbon (company_id, person_id) where state = 'posted' and repaid < amount;
create index kasbon_search on kasbon using gin (company_id, search gin_trgm_ops);

-- What is due when. An instalment that was put off keeps what was taken of it; the rest is a new one at the end.
create table kasbon_instalment (
  id uuid primary key,
  company_id uuid not null,
  kasbon_id uuid not null,
  line_no int not null,
  due_on date not null,
  amount bigint not null check (amount > 0),
  taken bigint not null default 0,
  is_put_off boolean not null default false,
  unique (company_id, id),
  unique (kasbon_id, line_no),
  foreign key (company_id, kasbon_id) references kasbon (company_id, id),
  check (taken between 0 and amount)
);

-- What came back: cut from a slip or a week's wages, or paid in by hand.
create table kasbon_return (
  id uuid primary key,
  company_id uuid not null,
  kasbon_id uuid not null,
  instalment_id uuid not null,
  amount bigint not null check (amount > 0),
  returned_on date not null,
  source_kind text not null check (source_kind in ('payroll-slip', 'wage-note', 'kasbon-return')),
  source_id uuid not null,
  memo text not null,
  is_void boolean not null default false,
  created_at timestamptz not null default now(),
  created_by uuid not null,
  created_by_name text not null,
  foreign key (company_id, kasbon_id) references kasbon (company_id, id),
  foreign key (company_id, instalment_id) references kasbon_instalment (company_id, id)
);
create index kasbon_return_of_kasbon on kasbon_return (company_id, kasbon_id, id);
create index kasbon_return_of_source on kasbon_return (company_id, source_kind, source_id);
create index kasbon_return_of_instalment on kasbon_return (company_id, instalment_id);
