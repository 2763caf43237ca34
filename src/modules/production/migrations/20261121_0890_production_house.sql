-- Why: the places where we make things, each with a warehouse for what it uses and one for what it makes.
create table production_house (
  id uuid primary key,
  company_id uuid not null references company (id),
  code text not null,
  name text collate "id-x-icu" not null,
  address text,
  city text collate "id-x-icu" not null default '',
  lat numeric(10, 7),
  lng numeric(10, 7),
  head_name text,
  phone text,
  -- Pieces of the capacity unit in one day; the queue counts days with it.
  capacity numeric(18, 4) check (capacity >= 0),
  capacity_unit text,
  working_hours text,
  overhead_kind text not null default 'none' check (overhead_kind in ('none', 'percent', 'per-unit')),
  overhead_percent numeric(9, 4) check (overhead_percent between 0 and 100),
  overhead_per_unit numeric(18, 2) check (overhead_per_unit >= 0),
  -- What a second is worth of a good one.
  second_percent numeric(9, 4) not null default 70 check (second_percent between 0 and 100),
  -- Use beyond the recipe that needs no explanation.
  tolerance_percent numeric(9, 4) not null default 5 check (tolerance_percent between 0 and 100),
  notes text,
  raw_warehouse_id uuid not null,
  finished_warehouse_id uuid not null,
  search text not null generated always as (lower((
    code || ' ' || name || ' ' || city || ' ' || coalesce(head_name, '') || ' ' || coalesce(address, '')
  ) collate "default")) stored,
  version int not null default 1,
  created_at timestamptz not null default now(),
  created_by uuid,
  updated_at timestamptz not null default now(),
  updated_by uuid,
  archived_at timestamptz,
  unique (company_id, id),
  unique (company_id, code)
);
create index production_house_by_name on production_house (company_id, name, id);
create index production_house_by_city on production_house (company_id, city, id);
create index production_house_search on production_house using gin (company_id, search gin_trgm_ops);
