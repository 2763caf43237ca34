-- Why: our own legal entities; every business row belongs to exactly one.
create table company (
  id uuid primary key,
  name text collate "id-x-icu" not null,
  short_code text not null check (short_code ~ '^[A-Z0-9]{2,8}$'),
  legal_form text not null default 'pt' check (legal_form in ('pt', 'cv', 'ud', 'perorangan', 'lain')),
  npwp text check (npwp ~ '^\d{16}$'),
  nitku text check (nitku ~ '^\d{22}$'),
  nib text,
  is_pkp boolean not null default false,
  pkp_date date,
  default_tax_code text,
  address text,
  city text,
  province text,
  postal_code text,
  phone text,
  email text,
  website text,
  footer text,
  zone text not null default 'Asia/Jakarta' check (zone in ('Asia/Jakarta', 'Asia/Makassar', 'Asia/Jayapura')),
  fiscal_year_start int not null default 1 check (fiscal_year_start between 1 and 12),
  work_week int not null default 6 check (work_week in (5, 6)),
  bpjs_npp text,
  jkk_class text,
  is_default boolean not null default false,
  is_active boolean not null default true,
  closed_reason text,
  search text not null generated always as (lower((name || ' ' || short_code || ' ' || coalesce(npwp, '')) collate "default")) stored,
  version int not null default 1,
  created_at timestamptz not null default now(),
  created_by uuid,
  updated_at timestamptz not null default now(),
  updated_by uuid,
  archived_at timestamptz,
  constraint company_pkp_since check (pkp_date is null or is_pkp)
);
create unique index company_short_code on company (short_code);
create unique index company_one_default on company (is_default) where is_default;
create index company_by_name on company (name, id);

create table company_bank_account (
  id uuid primary key,
  company_id uuid not null references company (id) on delete cascade,
  line_no int not null,
  bank text not null,
  account_no text not null,
  holder text not null,
  branch text,
  is_default boolean not null default false,
  unique (company_id, id)
);

create table company_signatory (
  id uuid primary key,
  company_id uuid not null references company (id) on delete cascade,
  line_no int not null,
  name text not null,
  position text,
  doc_types text[] not null default '{}',
  max_amount bigint check (max_amount >= 0),
  is_default boolean not null default false,
  unique (company_id, id)
);

create table company_sbu (
  id uuid primary key,
  company_id uuid not null references company (id) on delete cascade,
  line_no int not null,
  no text not null,
  subclass text,
  qualification text not null check (qualification in ('kecil', 'menengah', 'besar')),
  valid_from date,
  valid_until date not null,
  unique (company_id, id),
  check (valid_from is null or valid_from <= valid_until)
);
