-- Why: an item is bought, weighed, put on a shelf and estimated with; what was paid is remembered per supplier.
alter table item
  add column default_supplier_id uuid,
  add column weight_kg numeric(18, 4) check (weight_kg >= 0),
  add column shelf_location text;

-- Prices paid, per base unit, in the order they were written; the newest day wins, the later row of a day before the earlier.
create table item_purchase_price (
  seq bigint generated always as identity,
  company_id uuid not null,
  item_id uuid not null,
  supplier_id uuid,
  on_day date not null,
  price numeric(18, 2) not null check (price >= 0),
  document_id uuid not null,
  created_at timestamptz not null default now(),
  primary key (company_id, item_id, on_day, seq),
  foreign key (company_id, item_id) references item (company_id, id) on delete cascade
);
create index item_purchase_price_of_supplier
  on item_purchase_price (company_id, supplier_id, item_id, on_day desc, seq desc) where supplier_id is not null;

-- The price estimates are made with; holds from its day until the next.
create table item_rab_price (
  company_id uuid not null,
  item_id uuid not null,
  from_day date not null,
  price numeric(18, 2) not null check (price >= 0),
  created_at timestamptz not null default now(),
  created_by uuid,
  primary key (company_id, item_id, from_day),
  foreign key (company_id, item_id) references item (company_id, id) on delete cascade
);

-- What may stand in for what; written in both directions, so either side finds the other.
create table item_substitute (
  company_id uuid not null,
  item_id uuid not null,
  other_id uuid not null,
  primary key (company_id, item_id, other_id),
  check (item_id <> other_id),
  foreign key (company_id, item_id) references item (company_id, id) on delete cascade,
  foreign key (company_id, other_id) references item (company_id, id) on delete cascade
);
