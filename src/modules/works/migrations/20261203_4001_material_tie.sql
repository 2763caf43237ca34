-- Why: a cost plan names material in words; to buy it, the words are tied to an item of the catalog, once for the company.
create table material_tie (
  company_id uuid not null,
  -- As cost plans and analyses write them, in small letters.
  name text not null,
  unit text not null,
  item_id uuid not null,
  -- So many of `unit` make one base unit of the item; null: the item itself knows the unit.
  per_base numeric(18,4) check (per_base > 0),
  updated_at timestamptz not null default now(),
  updated_by uuid not null,
  updated_by_name text not null,
  primary key (company_id, name, unit),
  foreign key (company_id, item_id) references item (company_id, id) on delete cascade
);
create index material_tie_by_item on material_tie (company_id, item_id);
