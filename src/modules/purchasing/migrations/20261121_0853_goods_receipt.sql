-- Why: what came in of an order, what was accepted of it and what not, and what it cost.

create table goods_receipt (
  id uuid primary key,
  company_id uuid not null,
  version int not null default 1,
  number text,
  state text not null default 'draft' check (state in ('draft', 'posted', 'void')),
  order_id uuid not null references purchase_order,
  supplier_id uuid not null,
  supplier_name text not null,
  receipt_date date not null,
  ship_to text not null check (ship_to in ('warehouse', 'site')),
  warehouse_id uuid not null,
  warehouse_name text not null,
  project_id uuid,
  supplier_sj_no text,
  vehicle_plate text,
  driver_name text,
  received_by text,
  notes text,
  -- What came into the books: Σ value of the lines.
  value bigint not null default 0,
  line_count int not null,
  has_rejects boolean not null default false,
  -- Kept by bills and returns.
  billing text not null default 'none' check (billing in ('none', 'partial', 'full')),
  posted_at timestamptz,
  posted_by text,
  voided_at timestamptz,
  voided_by text,
  void_reason text,
  created_at timestamptz not null default now(),
  created_by uuid not null,
  created_by_name text not null,
  updated_at timestamptz not null default now(),
  updated_by uuid not null,
  updated_by_name text not null,
  search text not null generated always as (
    lower(coalesce(number, '') || ' ' || supplier_name || ' ' || coalesce(supplier_sj_no, '') || ' ' || coalesce(vehicle_plate, ''))
  ) stored,
  unique (company_id, number)
);
create index goods_receipt_of_order on goods_receipt (company_id, order_id, id desc);
create index goods_receipt_by_day on goods_receipt (company_id, receipt_date desc, id desc);
create index goods_receipt_by_number on goods_receipt (company_id, (coalesce(number, '')), id);
create index goods_receipt_of_supplier on goods_receipt (company_id, supplier_id, receipt_date desc, id desc);
create index goods_receipt_unbilled on goods_receipt (company_id, supplier_id, receipt_date desc, id desc)
  where state = 'posted' and billing <> 'full';
create index goods_receipt_search on goods_receipt using gin (company_id, search gin_trgm_ops);
create trigger goods_receipt_in_open_period before insert or update of state on goods_receipt
  for each row when (new.state = 'posted') execute function refuse_locked_period('receipt_date', 'purchase', 'stock');

create table goods_receipt_line (
  id uuid primary key,
  company_id uuid not null,
  receipt_id uuid not null references goods_receipt on delete cascade,
  order_line_id uuid not null references purchase_order_line,
  position int not null,
  item_id uuid not null,
  item_code text,
  description text not null,
  unit text not null,
  qty_received numeric(18,4) not null check (qty_received > 0),
  qty_accepted numeric(18,4) not null check (qty_accepted >= 0),
  qty_rejected numeric(18,4) not null default 0 check (qty_rejected >= 0),
  reject_reason text,
  -- Accepted, in the item's own unit.
  base_qty numeric(18,4) not null check (base_qty >= 0),
  -- Per base unit; value is the authority, this is for reading.
  unit_cost numeric(24,8) not null default 0,
  value bigint not null default 0,
  -- Of the accepted quantity, in the line's unit.
  billed_qty numeric(18,4) not null default 0 check (billed_qty >= 0),
  returned_qty numeric(18,4) not null default 0 check (returned_qty >= 0),
  note text,
  unique (receipt_id, order_line_id),
  check (qty_received = qty_accepted + qty_rejected),
  check (qty_rejected = 0 or reject_reason is not null),
  check (billed_qty <= qty_accepted),
  check (returned_qty <= qty_accepted)
);
create index goods_receipt_line_of_order_line on goods_receipt_line (order_line_id);
create index goods_receipt_line_by_item on goods_receipt_line (company_id, item_id);
