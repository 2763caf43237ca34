-- Why: what left the warehouse for an order, and what arrived of it.

create table sales_delivery (
  id uuid primary key,
  company_id uuid not null,
  version int not null default 1,
  number text,
  state text not null default 'draft' check (state in ('draft', 'posted', 'void')),
  arrival text check (arrival in ('received', 'partial', 'rejected')),
  order_id uuid not null references sales_order,
  customer_id uuid not null,
  customer_name text not null,
  delivery_date date not null,
  warehouse_id uuid not null,
  warehouse_name text not null,
  recipient_name text,
  recipient_address text,
  recipient_phone text,
  driver_name text,
  driver_phone text,
  vehicle_plate text,
  expedition text,
  departed_at timestamptz,
  received_by text,
  received_at timestamptz,
  notes text,
  posted_at timestamptz,
  posted_by text,
  voided_at timestamptz,
  voided_by text,
  void_reason text,
  created_at timestamptz not null default now(),
  created_by uuid not null,
  updated_at timestamptz not null default now(),
  updated_by uuid not null,
  updated_by_name text not null,
  unique (company_id, number)
);
create index sales_delivery_of_order on sales_delivery (company_id, order_id, id desc);
create index sales_delivery_by_day on sales_delivery (company_id, delivery_date desc, id desc);
create trigger sales_delivery_in_open_period before insert or update of state on sales_delivery
  for each row when (new.state = 'posted') execute function refuse_locked_period('delivery_date', 'sales', 'stock');

create table sales_delivery_line (
  id uuid primary key,
  company_id uuid not null,
  delivery_id uuid not null references sales_delivery on delete cascade,
  order_line_id uuid not null references sales_order_line,
  position int not null,
  item_id uuid,
  item_code text,
  description text not null,
  unit text not null,
  qty numeric(18,4) not null check (qty > 0),
  base_qty numeric(18,4) not null check (base_qty > 0),
  qty_received numeric(18,4) check (qty_received >= 0),
  qty_rejected numeric(18,4) check (qty_rejected >= 0),
  reject_reason text,
  returned_qty numeric(18,4) not null default 0 check (returned_qty >= 0),
  coli int,
  note text,
  -- What the goods cost when they left, for the margin; the stock book is the authority.
  cost bigint not null default 0,
  unique (delivery_id, order_line_id),
  check (qty_received is null or qty_received + coalesce(qty_rejected, 0) = qty),
  check (returned_qty + coalesce(qty_rejected, 0) <= qty)
);
create index sales_delivery_line_of_order_line on sales_delivery_line (order_line_id);
