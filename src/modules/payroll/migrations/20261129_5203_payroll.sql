-- Why: the wages of a month are worked out together, approved by a second person, booked once and paid person by person.
create table payroll_run (
  id uuid primary key,
  company_id uuid not null references company (id),
  number text,
  state text not null check (state in ('draft', 'pending_approval', 'posted', 'void')),
  month text not null check (month ~ '^[0-9]{4}-[0-9]{2}$'),
  pay_date date not null,
  jkk text not null check (jkk in ('sangat_rendah', 'rendah', 'sedang', 'tinggi', 'sangat_tinggi')),
  umk bigint check (umk > 0),
  -- Who is left out, and why: [{employeeId, name, why, facts}].
  blocked jsonb not null default '[]',
  people int not null default 0,
  earned bigint not null default 0,
  cut bigint not null default 0,
  net bigint not null default 0,
  employer bigint not null default 0,
  paid bigint not null default 0,
  submitted_by uuid,
  submitted_by_name text,
  approved_by_name text,
  approved_at timestamptz,
  decision_note text,
  void_reason text,
  version int not null default 1,
  created_at timestamptz not null default now(),
  created_by uuid not null,
  created_by_name text not null,
  updated_at timestamptz not null default now(),
  updated_by uuid not null,
  updated_by_name text not null,
  check ((state in ('posted')) <= (number is not null)),
  check (paid between 0 and net),
  unique (company_id, id),
  unique (company_id, number)
);
create index payroll_run_by_month on payroll_run (company_id, month, id);

create table payroll_slip (
  id uuid primary key,
  company_id uuid not null,
  run_id uuid not null,
  line_no int not null,
  employee_id uuid not null,
  person_id uuid not null,
  month text not null,
  code text not null,
  name text collate "id-x-icu" not null,
  position text not null,
  ptkp text not null,
  method text not null,
  scheduled int not null,
  employed int not null,
  unpaid int not null,
  pay_ids uuid[] not null,
  -- What it was worked out from: another digest means that it must be worked out again.
  digest text not null,
  extras jsonb not null default '[]',
  lines jsonb not null,
  earned bigint not null,
  cut bigint not null,
  net bigint not null check (net >= 0),
  employer bigint not null,
  taxable bigint not null,
  deductible bigint not null,
  tax bigint not null,
  paid bigint not null default 0,
  is_void boolean not null default false,
  search text not null generated always as (lower((code || ' ' || name || ' ' || position) collate "default")) stored,
  check (net = earned - cut),
  check (paid between 0 and net),
  unique (company_id, id),
  foreign key (company_id, run_id) references payroll_run (company_id, id) on delete cascade,
  foreign key (company_id, employee_id) references employee (company_id, id),
  foreign key (company_id, person_id) references person (company_id, id)
);
-- Somebody is paid once for a month, drafts counted.
create unique index payroll_slip_once on payroll_slip (company_id, employee_id, month) where not is_void;
create index payroll_slip_of_run on payroll_slip (company_id, run_id, line_no);
create index payroll_slip_by_month on payroll_slip (company_id, month, id);
create index payroll_slip_by_name on payroll_slip (company_id, name, id);
create index payroll_slip_search on payroll_slip using gin (company_id, search gin_trgm_ops);
create index payroll_slip_pay on payroll_slip using gin (company_id, pay_ids);

create table payroll_payment (
  id uuid primary key,
  company_id uuid not null,
  run_id uuid not null,
  paid_on date not null,
  cash_account_id uuid not null,
  cash_account_name text not null,
  amount bigint not null check (amount > 0),
  is_void boolean not null default false,
  void_reason text,
  created_at timestamptz not null default now(),
  created_by uuid not null,
  created_by_name text not null,
  unique (company_id, id),
  foreign key (company_id, run_id) references payroll_run (company_id, id)
);
create index payroll_payment_of_run on payroll_payment (company_id, run_id, id);

create table payroll_payment_line (
  company_id uuid not null,
  payment_id uuid not null,
  slip_id uuid not null,
  amount bigint not null check (amount > 0),
  primary key (company_id, payment_id, slip_id),
  foreign key (company_id, payment_id) references payroll_payment (company_id, id) on delete cascade,
  foreign key (company_id, slip_id) references payroll_slip (company_id, id)
);
create index payroll_payment_line_of_slip on payroll_payment_line (company_id, slip_id);
