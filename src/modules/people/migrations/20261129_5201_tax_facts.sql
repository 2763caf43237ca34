-- Why: the tax of an employee follows facts of a year, and what was paid before in that year belongs to its sum.
create table employee_tax (
  company_id uuid not null,
  employee_id uuid not null,
  year int not null check (year between 2000 and 2199),
  ptkp text not null check (ptkp in ('TK/0', 'TK/1', 'TK/2', 'TK/3', 'K/0', 'K/1', 'K/2', 'K/3')),
  method text not null check (method in ('gross', 'gross_up', 'nett')),
  -- Paid by us in the same year before slips were made here.
  before_months int not null default 0 check (before_months between 0 and 11),
  before_gross bigint not null default 0 check (before_gross >= 0),
  before_deductible bigint not null default 0 check (before_deductible >= 0),
  before_withheld bigint not null default 0 check (before_withheld >= 0),
  -- From the slip of an earlier employer of the year.
  previous_net bigint not null default 0 check (previous_net >= 0),
  previous_withheld bigint not null default 0 check (previous_withheld >= 0),
  version int not null default 1,
  updated_at timestamptz not null default now(),
  updated_by uuid not null,
  primary key (company_id, employee_id, year),
  foreign key (company_id, employee_id) references employee (company_id, id) on delete cascade
);

create table employee_bpjs (
  company_id uuid not null,
  employee_id uuid not null,
  programmes text[] not null check (programmes <@ array['kesehatan', 'jht', 'jp', 'jkk', 'jkm']),
  health_no text,
  employment_no text,
  updated_at timestamptz not null default now(),
  updated_by uuid not null,
  primary key (company_id, employee_id),
  foreign key (company_id, employee_id) references employee (company_id, id) on delete cascade
);
