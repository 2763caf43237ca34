-- Why: the pay of many is sent by one file of the bank; who is in it, with which account and amount, is kept, so that nobody is sent twice.
create table payroll_transfer (
  id uuid primary key,
  company_id uuid not null,
  run_id uuid not null,
  value_date date not null,
  people int not null check (people > 0),
  amount bigint not null check (amount > 0),
  is_void boolean not null default false,
  void_reason text,
  created_at timestamptz not null default now(),
  created_by uuid not null,
  created_by_name text not null,
  unique (company_id, id),
  foreign key (company_id, run_id) references payroll_run (company_id, id)
);
create index payroll_transfer_of_run on payroll_transfer (company_id, run_id, id);

create table payroll_transfer_line (
  company_id uuid not null,
  transfer_id uuid not null,
  line_no int not null,
  slip_id uuid not null,
  name text not null,
  bank_name text not null,
  account_no text not null,
  holder text not null,
  amount bigint not null check (amount > 0),
  is_void boolean not null default false,
  primary key (company_id, transfer_id, line_no),
  foreign key (company_id, transfer_id) references payroll_transfer (company_id, id) on delete cascade,
  foreign key (company_id, slip_id) references payroll_slip (company_id, id)
);
-- A slip is in one file that stands.
create unique index payroll_transfer_line_once on payroll_transfer_line (company_id, slip_id) where not is_void;
