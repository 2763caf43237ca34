-- Why: what a supplier offers to sell an item for, from which day on and from which quantity; what was once true stays.
create table supplier_price (
  id uuid primary key,
  company_id uuid not null,
  version int not null default 1,
  supplier_id uuid not null,
  item_id uuid not null,
  unit text not null,
  -- Per that unit.
  price numeric(18, 2) not null check (price > 0),
  -- The price holds from this quantity on; zero for any.
  min_qty numeric(18, 4) not null default 0 check (min_qty >= 0),
  valid_from date not null,
  -- No longer true from this day on.
  ended_on date,
  created_at timestamptz not null default now(),
  created_by uuid not null,
  created_by_name text not null,
  updated_at timestamptz not null default now(),
  updated_by uuid not null,
  updated_by_name text not null,
  foreign key (company_id, supplier_id) references supplier (company_id, id),
  foreign key (company_id, item_id) references item (company_id, id),
  constraint supplier_price_once unique (company_id, supplier_id, item_id, unit, min_qty, valid_from)
);
create index supplier_price_by_item on supplier_price (company_id, item_id);
