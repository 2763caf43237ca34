-- Why: one table for whatever is sold, bought, stored or made; bahan-baku and produk are views of it.
create table item (
  id uuid primary key,
  company_id uuid not null references company (id),
  kind text not null default 'barang' check (kind in ('bahan_baku', 'barang', 'produk_jadi', 'jasa', 'alat')),
  code text not null,
  name text collate "id-x-icu" not null,
  category text collate "id-x-icu" not null default '',
  brand text,
  spec text,
  base_unit text not null,
  barcode text,
  min_price numeric(18, 2) check (min_price >= 0),
  est_cost numeric(18, 2) check (est_cost >= 0),
  tax_code text,
  min_stock numeric(18, 4) check (min_stock >= 0),
  status text not null default 'aktif' check (status in ('aktif', 'nonaktif')),
  notes text,
  -- Set by the stock book at the first movement: kind and base unit are fixed from then on.
  has_moves boolean not null default false,
  search text not null generated always as (lower((
    code || ' ' || name || ' ' || category || ' ' || coalesce(brand, '') || ' ' || coalesce(spec, '') || ' ' || coalesce(barcode, '')
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
-- What lists show by default is not archived: these indexes alone can count it.
create index item_by_name on item (company_id, name, id) where archived_at is null;
create index item_by_code on item (company_id, code, id) where archived_at is null;
create index item_by_category on item (company_id, category, id) where archived_at is null;
create unique index item_barcode on item (company_id, barcode) where barcode is not null;
create index item_search on item using gin (company_id, search gin_trgm_ops);

-- One of this unit is num/den base units; kept as a ratio because 1/50 has no exact decimal.
create table item_unit (
  id uuid primary key,
  company_id uuid not null,
  item_id uuid not null,
  line_no int not null,
  unit text not null,
  num int not null check (num > 0),
  den int not null default 1 check (den > 0),
  is_purchase boolean not null default true,
  is_issue boolean not null default true,
  unique (company_id, id),
  unique (company_id, item_id, unit),
  foreign key (company_id, item_id) references item (company_id, id) on delete cascade
);

-- A sell price holds from its day until the next row of the same level.
create table item_price (
  company_id uuid not null,
  item_id uuid not null,
  level text not null default 'eceran',
  from_day date not null,
  price numeric(18, 2) not null check (price >= 0),
  created_at timestamptz not null default now(),
  created_by uuid,
  primary key (company_id, item_id, level, from_day),
  foreign key (company_id, item_id) references item (company_id, id) on delete cascade
);

-- Units a company uses beside the usual ones.
create table unit (
  company_id uuid not null references company (id) on delete cascade,
  name text not null,
  created_at timestamptz not null default now(),
  created_by uuid,
  primary key (company_id, name)
);
