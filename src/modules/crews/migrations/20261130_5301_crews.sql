-- Why: a crew is marked day by day on site, approved by a second person, and a Saturday's settlement turns what was
-- approved into what each worker is owed.
create table crew_terms (
  id uuid primary key,
  company_id uuid not null,
  worker_id uuid not null,
  valid_from date not null,
  -- A date on which at least half a day was worked.
  meal bigint not null default 0 check (meal >= 0),
  -- An hour of overtime on a workday; null: as the law says.
  overtime_rate bigint check (overtime_rate > 0),
  -- A foreman's, for each man-day of his crew.
  crew_fee bigint not null default 0 check (crew_fee >= 0),
  created_at timestamptz not null default now(),
  created_by uuid not null,
  created_by_name text not null,
  unique (company_id, worker_id, valid_from),
  foreign key (company_id, worker_id) references worker (company_id, id) on delete cascade
);

-- One row for everybody who was marked on a day: what both phones that mark him wait for, and what a day cannot exceed.
create table crew_man_day (
  company_id uuid not null,
  worker_id uuid not null,
  day date not null,
  half_days smallint not null default 0 check (half_days between 0 and 3),
  primary key (company_id, worker_id, day),
  foreign key (company_id, worker_id) references worker (company_id, id)
);

create table wage_settlement (
  id uuid primary key,
  company_id uuid not null references company (id),
  number text not null,
  state text not null check (state in ('posted', 'void')),
  until date not null,
  settled_on date not null,
  people int not null,
  gross bigint not null,
  cut bigint not null,
  net bigint not null,
  paid bigint not null default 0,
  void_reason text,
  version int not null default 1,
  created_at timestamptz not null default now(),
  created_by uuid not null,
  created_by_name text not null,
  updated_at timestamptz not null default now(),
  updated_by uuid not null,
  updated_by_name text not null,
  check (net = gross - cut),
  check (paid between 0 and net),
  unique (company_id, id),
  unique (company_id, number)
);
create index wage_settlement_by_day on wage_settlement (company_id, until, id);

create table wage_note (
  id uuid primary key,
  company_id uuid not null,
  settlement_id uuid not null,
  line_no int not null,
  worker_id uuid not null,
  person_id uuid not null,
  foreman_id uuid,
  code text not null,
  name text collate "id-x-icu" not null,
  trade text not null,
  dates int not null,
  half_days int not null,
  wages bigint not null,
  overtime bigint not null,
  meal bigint not null,
  crew_fee bigint not null,
  gross bigint not null,
  tax bigint not null,
  kasbon bigint not null,
  net bigint not null check (net >= 0),
  paid bigint not null default 0,
  -- What it was worked out from: [{day, projectId, workItemId, halfDays, overtime, restHours, rate}].
  days jsonb not null,
  -- What each project and work item bears: [{projectId, workItemId, amount}].
  shares jsonb not null,
  pay_ids uuid[] not null,
  is_void boolean not null default false,
  check (gross = wages + overtime + meal + crew_fee),
  check (net = gross - tax - kasbon),
  check (paid between 0 and net),
  unique (company_id, id),
  unique (company_id, settlement_id, worker_id),
  foreign key (company_id, settlement_id) references wage_settlement (company_id, id),
  foreign key (company_id, worker_id) references worker (company_id, id),
  foreign key (company_id, person_id) references person (company_id, id)
);
create index wage_note_of_settlement on wage_note (company_id, settlement_id, line_no);
create index wage_note_unpaid on wage_note (company_id, id) where paid < net and not is_void;
create index wage_note_pay on wage_note using gin (company_id, pay_ids);

-- Half days: 0 to 3. Overtime of a workday and hours of a day of rest are counted in half hours.
create table crew_day (
  id uuid primary key,
  company_id uuid not null,
  project_id uuid not null,
  worker_id uuid not null,
  foreman_id uuid,
  day date not null,
  half_days smallint not null check (half_days between 0 and 3),
  absence text check (absence in ('sakit', 'izin')),
  overtime smallint not null default 0 check (overtime between 0 and 16),
  rest_hours smallint not null default 0 check (rest_hours between 0 and 24),
  work_item_id uuid,
  note text,
  -- By the clock of the device that marked it.
  marked_at timestamptz not null,
  approved_at timestamptz,
  approved_by uuid,
  approved_by_name text,
  -- A day is paid in at most one note: it can name only one, and only when it was approved.
  wage_note_id uuid,
  version int not null default 1,
  created_at timestamptz not null default now(),
  created_by uuid not null,
  created_by_name text not null,
  updated_at timestamptz not null default now(),
  updated_by uuid not null,
  updated_by_name text not null,
  check (absence is null or (half_days = 0 and overtime = 0 and rest_hours = 0)),
  check (overtime = 0 or half_days > 0),
  check (rest_hours = 0 or half_days = 0),
  check ((approved_at is null) = (approved_by is null)),
  check (wage_note_id is null or approved_at is not null),
  unique (company_id, id),
  unique (company_id, project_id, day, worker_id),
  foreign key (company_id, project_id) references project (company_id, id),
  foreign key (company_id, worker_id) references worker (company_id, id),
  foreign key (company_id, foreman_id) references worker (company_id, id),
  foreign key (company_id, project_id, work_item_id) references work_item (company_id, project_id, id),
  foreign key (company_id, wage_note_id) references wage_note (company_id, id)
);
create index crew_day_of_worker on crew_day (company_id, worker_id, day);
create index crew_day_to_pay on crew_day (company_id, day)
  where wage_note_id is null and (half_days > 0 or rest_hours > 0);
create index crew_day_of_note on crew_day (company_id, wage_note_id) where wage_note_id is not null;

create table wage_payment (
  id uuid primary key,
  company_id uuid not null,
  settlement_id uuid not null,
  paid_on date not null,
  cash_account_id uuid not null,
  cash_account_name text not null,
  -- What left the account: notes and what envelopes were rounded up by.
  amount bigint not null check (amount > 0),
  is_void boolean not null default false,
  void_reason text,
  created_at timestamptz not null default now(),
  created_by uuid not null,
  created_by_name text not null,
  unique (company_id, id),
  foreign key (company_id, settlement_id) references wage_settlement (company_id, id)
);
create index wage_payment_of_settlement on wage_payment (company_id, settlement_id, id);

create table wage_payment_line (
  company_id uuid not null,
  payment_id uuid not null,
  note_id uuid not null,
  amount bigint not null check (amount > 0),
  rounding bigint not null default 0 check (rounding between 0 and 499),
  primary key (company_id, payment_id, note_id),
  foreign key (company_id, payment_id) references wage_payment (company_id, id),
  foreign key (company_id, note_id) references wage_note (company_id, id)
);
create index wage_payment_line_of_note on wage_payment_line (company_id, note_id);
