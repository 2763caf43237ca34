-- Why: an order to make something: what it was planned to use, what went in, what came out and what it cost.
create table production_order (
  id uuid primary key,
  company_id uuid not null,
  version int not null default 1,
  number text,
  stage text not null default 'draft' check (stage in ('draft', 'planned', 'running', 'done', 'cancelled')),
  order_date date not null,
  due_date date,
  house_id uuid not null,
  house_name text not null,
  raw_warehouse_id uuid not null,
  finished_warehouse_id uuid not null,
  item_id uuid not null,
  item_code text not null,
  item_name text not null,
  unit text not null,
  second_item_id uuid,
  recipe_id uuid,
  planned_qty numeric(18, 4) not null check (planned_qty > 0),
  -- The line of a sales order that asked for it, as it stood.
  order_line_id uuid,
  order_id uuid,
  order_number text,
  customer_name text,
  project_id uuid,
  -- The terms of the house on the day it was planned.
  overhead_kind text not null default 'none' check (overhead_kind in ('none', 'percent', 'per-unit')),
  overhead_rate numeric(18, 4) not null default 0,
  second_percent numeric(9, 4) not null default 0,
  tolerance_percent numeric(9, 4) not null default 0,
  piece_rate numeric(18, 2) not null default 0,
  estimated_cost bigint not null default 0,
  queue_no bigint not null default 0,
  good_qty numeric(18, 4) not null default 0 check (good_qty >= 0),
  second_qty numeric(18, 4) not null default 0 check (second_qty >= 0),
  reject_qty numeric(18, 4) not null default 0 check (reject_qty >= 0),
  material_cost bigint not null default 0,
  labour_cost bigint not null default 0,
  overhead_cost bigint not null default 0,
  output_value bigint not null default 0,
  loss bigint not null default 0,
  -- What still lies in work in process.
  wip bigint not null generated always as (material_cost + labour_cost + overhead_cost - output_value - loss) stored,
  is_failed boolean not null default false,
  notes text,
  reason text,
  planned_at timestamptz,
  started_at timestamptz,
  finished_at timestamptz,
  finished_by text,
  created_at timestamptz not null default now(),
  created_by uuid not null,
  updated_at timestamptz not null default now(),
  updated_by uuid not null,
  updated_by_name text not null,
  unique (company_id, number),
  -- A finished or cancelled order leaves nothing in process.
  constraint production_order_settled check (
    stage not in ('done', 'cancelled') or material_cost + labour_cost + overhead_cost = output_value + loss
  )
);
create index production_order_by_house on production_order (company_id, house_id, stage, queue_no, id);
create index production_order_by_sales on production_order (company_id, order_id) where order_id is not null;
create index production_order_newest on production_order (company_id, house_id, id desc);

create table production_material (
  id uuid primary key,
  company_id uuid not null,
  order_id uuid not null references production_order on delete cascade,
  position int not null,
  item_id uuid not null,
  item_code text not null,
  item_name text not null,
  unit text not null,
  -- By the recipe with its waste; zero for what the recipe did not foresee.
  planned_qty numeric(18, 4) not null default 0 check (planned_qty >= 0),
  reserved_qty numeric(18, 4) not null default 0 check (reserved_qty >= 0),
  used_qty numeric(18, 4) not null default 0 check (used_qty >= 0),
  cost bigint not null default 0,
  unique (order_id, item_id)
);
create index production_material_by_item on production_material (company_id, item_id);

-- One row for each act on the floor: material used, pieces made, pay earned, the closing of the books.
create table production_entry (
  id uuid primary key,
  company_id uuid not null,
  order_id uuid not null references production_order on delete cascade,
  kind text not null check (kind in ('use', 'output', 'labour', 'finish')),
  seq int not null,
  entry_date date not null,
  is_void boolean not null default false,
  void_reason text,
  -- What it put into work in process, and what it took out.
  cost bigint not null default 0,
  overhead bigint not null default 0,
  value bigint not null default 0,
  loss bigint not null default 0,
  worker_id uuid,
  worker_name text,
  qty numeric(18, 4),
  rate numeric(18, 2),
  reason text,
  created_at timestamptz not null default now(),
  created_by uuid not null,
  created_by_name text not null,
  voided_by text,
  unique (order_id, seq)
);

create table production_entry_line (
  id uuid primary key,
  company_id uuid not null,
  entry_id uuid not null references production_entry on delete cascade,
  position int not null,
  material_id uuid references production_material,
  grade text check (grade in ('good', 'second', 'reject')),
  item_id uuid not null,
  qty numeric(18, 4) not null check (qty > 0),
  value bigint not null default 0,
  check ((material_id is null) <> (grade is null)),
  unique (entry_id, position)
);
create index production_entry_line_by_entry on production_entry_line (entry_id);
