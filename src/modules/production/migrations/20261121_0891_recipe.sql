-- Why: what an item is made of; a new version holds from its day on, older orders keep what they were planned with.
create table recipe (
  id uuid primary key,
  company_id uuid not null,
  version int not null default 1,
  item_id uuid not null,
  valid_from date not null,
  -- In base units of the item.
  output_qty numeric(18, 4) not null check (output_qty > 0),
  -- Pay for one base unit of the item.
  piece_rate numeric(18, 2) not null default 0 check (piece_rate >= 0),
  -- What a second is stocked as; without it a second is the same item.
  second_item_id uuid,
  notes text,
  created_at timestamptz not null default now(),
  created_by uuid not null,
  updated_at timestamptz not null default now(),
  updated_by uuid not null,
  updated_by_name text not null,
  unique (company_id, item_id, valid_from),
  check (second_item_id is distinct from item_id)
);

create table recipe_line (
  id uuid primary key,
  company_id uuid not null,
  recipe_id uuid not null references recipe on delete cascade,
  position int not null,
  item_id uuid not null,
  qty numeric(18, 4) not null check (qty > 0),
  unit text not null,
  -- Of the whole output, in base units, before waste.
  base_qty numeric(18, 4) not null check (base_qty > 0),
  waste_percent numeric(9, 4) not null default 0 check (waste_percent between 0 and 100),
  unique (recipe_id, position),
  unique (recipe_id, item_id)
);
create index recipe_line_by_item on recipe_line (company_id, item_id);
