-- Why: what is used for years costs something every month; each thing is kept with what of it is written off.
create table fixed_asset (
  id uuid primary key,
  company_id uuid not null references company (id),
  name text not null,
  kind text not null check (kind in ('bangunan', 'kendaraan', 'mesin', 'inventaris')),
  acquired_on date not null,
  -- In rupiah; what is written off are cost less residual, evenly over the months from the month it was bought.
  cost bigint not null check (cost > 0),
  residual bigint not null check (residual >= 0),
  months int not null check (months between 1 and 600),
  -- Written off before the books began.
  written_off_before bigint not null default 0 check (written_off_before >= 0),
  created_at timestamptz not null default now(),
  created_by uuid not null,
  created_by_name text not null,
  unique (company_id, id),
  check (residual + written_off_before <= cost)
);
create index fixed_asset_of_company on fixed_asset (company_id, acquired_on, id);

create table depreciation_run (
  company_id uuid not null references company (id),
  -- '2025-03'
  period text not null check (period ~ '^\d{4}-(0[1-9]|1[0-2])$'),
  journal_id uuid not null,
  primary key (company_id, journal_id),
  foreign key (company_id, journal_id) references manual_journal (company_id, id)
);
create index depreciation_run_of_month on depreciation_run (company_id, period);

create table depreciation_line (
  company_id uuid not null,
  journal_id uuid not null,
  asset_id uuid not null,
  amount bigint not null check (amount > 0),
  primary key (company_id, journal_id, asset_id),
  foreign key (company_id, journal_id) references depreciation_run (company_id, journal_id),
  foreign key (company_id, asset_id) references fixed_asset (company_id, id)
);
create index depreciation_line_of_asset on depreciation_line (company_id, asset_id);
