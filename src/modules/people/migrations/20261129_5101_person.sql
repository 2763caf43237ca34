-- Why: one person stands behind employee and worker, so that tax, loans and days worked are counted once for each of them.
create table person (
  id uuid primary key,
  company_id uuid not null references company (id),
  name text collate "id-x-icu" not null,
  nik text check (nik ~ '^[0-9]{16}$'),
  birth_place text,
  birth_date date,
  sex text check (sex in ('L', 'P')),
  religion text check (religion in ('islam', 'kristen', 'katolik', 'hindu', 'buddha', 'khonghucu')),
  phone text,
  address text,
  created_at timestamptz not null default now(),
  unique (company_id, id)
);
create unique index person_nik on person (company_id, nik) where nik is not null;

create table employee (
  id uuid primary key,
  company_id uuid not null references company (id),
  person_id uuid not null,
  code text not null,
  -- Of the person: lists sort by it and the trash names it without a join.
  name text collate "id-x-icu" not null,
  position text collate "id-x-icu" not null default '',
  department text collate "id-x-icu" not null default '',
  email text,
  join_date date,
  left_on date,
  user_id uuid references app_user (id),
  bank_name text,
  bank_account_no text,
  bank_holder text,
  notes text,
  search text not null generated always as (lower((
    code || ' ' || name || ' ' || position || ' ' || department
  ) collate "default")) stored,
  version int not null default 1,
  created_at timestamptz not null default now(),
  created_by uuid,
  updated_at timestamptz not null default now(),
  updated_by uuid,
  archived_at timestamptz,
  check (left_on >= join_date),
  unique (company_id, id),
  unique (company_id, code),
  unique (company_id, person_id),
  unique (company_id, user_id),
  foreign key (company_id, person_id) references person (company_id, id)
);
create index employee_by_name on employee (company_id, name, id) where archived_at is null;
create index employee_by_code on employee (company_id, code, id) where archived_at is null;
create index employee_search on employee using gin (company_id, search gin_trgm_ops);

create table employee_contract (
  id uuid primary key,
  company_id uuid not null,
  employee_id uuid not null,
  line_no int not null,
  type text not null check (type in ('pkwtt', 'pkwt', 'magang', 'harian')),
  from_date date not null,
  to_date date check (to_date >= from_date),
  -- Only who works for good may be tried first (PP 35/2021 art. 12).
  probation_to date check (probation_to >= from_date and type = 'pkwtt'),
  unique (company_id, id),
  foreign key (company_id, employee_id) references employee (company_id, id) on delete cascade
);
create index employee_contract_of on employee_contract (company_id, employee_id, line_no);

create table worker (
  id uuid primary key,
  company_id uuid not null references company (id),
  person_id uuid not null,
  code text not null,
  name text collate "id-x-icu" not null,
  kind text not null check (kind in ('harian', 'borongan')),
  trade text collate "id-x-icu" not null default '',
  is_foreman boolean not null default false,
  foreman_id uuid,
  project_id uuid,
  start_date date,
  notes text,
  search text not null generated always as (lower((code || ' ' || name || ' ' || trade) collate "default")) stored,
  version int not null default 1,
  created_at timestamptz not null default now(),
  created_by uuid,
  updated_at timestamptz not null default now(),
  updated_by uuid,
  archived_at timestamptz,
  check (foreman_id <> id),
  unique (company_id, id),
  unique (company_id, code),
  unique (company_id, person_id),
  foreign key (company_id, person_id) references person (company_id, id),
  foreign key (company_id, foreman_id) references worker (company_id, id),
  foreign key (company_id, project_id) references project (company_id, id)
);
create index worker_by_name on worker (company_id, name, id) where archived_at is null;
create index worker_by_code on worker (company_id, code, id) where archived_at is null;
create index worker_by_foreman on worker (company_id, foreman_id, name, id) where foreman_id is not null;
create index worker_by_project on worker (company_id, project_id, name, id) where project_id is not null;
create index worker_search on worker using gin (company_id, search gin_trgm_ops);

-- What somebody earns from a day on; the next row ends it. Rows are added, never changed.
create table pay (
  id uuid primary key,
  company_id uuid not null,
  person_id uuid not null,
  role text not null check (role in ('employee', 'worker')),
  valid_from date not null,
  daily_rate bigint check (daily_rate >= 0),
  monthly_base bigint check (monthly_base >= 0),
  reason text,
  created_at timestamptz not null default now(),
  created_by uuid,
  created_by_name text not null,
  check ((role = 'worker') = (daily_rate is not null)),
  check ((role = 'employee') = (monthly_base is not null)),
  unique (company_id, id),
  unique (company_id, person_id, role, valid_from),
  foreign key (company_id, person_id) references person (company_id, id)
);

create table pay_allowance (
  id uuid primary key,
  company_id uuid not null,
  pay_id uuid not null,
  line_no int not null,
  name text not null,
  amount bigint not null check (amount > 0),
  unique (company_id, pay_id, line_no),
  foreign key (company_id, pay_id) references pay (company_id, id) on delete cascade
);
