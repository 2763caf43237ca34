-- Why: goods that go back to a supplier, and what is taken off the debt for those that were billed.

create table purchase_return (
  id uuid primary key,
  company_id uuid not null,
  version int not null default 1,
  number text,
  state text not null default 'posted' check (state in ('posted', 'void')),
  supplier_id uuid not null,
  supplier_name text not null,
  -- The one order and receipt it is of, when it is of one.
  order_id uuid references purchase_order,
  receipt_id uuid references goods_receipt,
  warehouse_id uuid not null,
  warehouse_name text not null,
  return_date date not null,
  reason text not null,
  vehicle_plate text,
  driver_name text,
  notes text,
  -- What the goods took out of stock.
  value bigint not null default 0,
  -- Debit note of the billed part: net + ppn = total.
  net bigint not null default 0,
  ppn bigint not null default 0,
  total bigint not null default 0 check (total >= 0),
  allocated_total bigint not null default 0 check (allocated_total >= 0),
  unallocated bigint not null generated always as (
    case when state = 'posted' then total - allocated_total else 0 end
  ) stored check (unallocated >= 0),
  posted_at timestamptz not null default now(),
  posted_by text not null,
  voided_at timestamptz,
  voided_by text,
  void_reason text,
  created_at timestamptz not null default now(),
  created_by uuid not null,
  created_by_name text not null,
  updated_at timestamptz not null default now(),
  updated_by uuid not null,
  updated_by_name text not null,
  search text not null generated always as (lower(coalesce(number, '') || ' ' || supplier_name || ' ' || reason)) stored,
  unique (company_id, number)
);
create index purchase_return_by_day on purchase_return (company_id, return_date desc, id desc);
create index purchase_return_by_supplier on purchase_return (company_id, supplier_id, return_date, id);
create index purchase_return_by_name on purchase_return (company_id, supplier_name, id);
create index purchase_return_by_number on purchase_return (company_id, (coalesce(number, '')), id);
create index purchase_return_with_credit on purchase_return (company_id, supplier_id) where unallocated > 0;
create index purchase_return_search on purchase_return using gin (company_id, search gin_trgm_ops);
create trigger purchase_return_in_open_period before insert on purchase_return
  for each row execute function refuse_locked_period('return_date', 'purchase', 'stock');

create table purchase_return_line (
  id uuid primary key,
  company_id uuid not null,
  return_id uuid not null references purchase_return on delete cascade,
  position int not null,
  receipt_line_id uuid not null references goods_receipt_line,
  receipt_id uuid not null references goods_receipt,
  order_line_id uuid not null references purchase_order_line,
  order_id uuid not null references purchase_order,
  item_id uuid not null,
  item_code text,
  description text not null,
  unit text not null,
  qty numeric(18,4) not null check (qty > 0),
  base_qty numeric(18,4) not null check (base_qty > 0),
  -- Of the quantity: what was not billed yet, with what it stood at in 2-1110.
  unbilled_qty numeric(18,4) not null default 0,
  unbilled_value bigint not null default 0,
  price numeric(18,2) not null default 0,
  -- Debit note of what was billed.
  net bigint not null default 0,
  ppn bigint not null default 0,
  -- What it took out of stock.
  cost bigint not null default 0
);
create index purchase_return_line_of on purchase_return_line (return_id, position);
create index purchase_return_line_of_receipt_line on purchase_return_line (receipt_line_id);
create index purchase_return_line_of_order on purchase_return_line (company_id, order_id);

-- Which billed lines a return line took its billed part from.
create table purchase_return_part (
  id uuid primary key,
  company_id uuid not null,
  return_line_id uuid not null references purchase_return_line on delete cascade,
  bill_line_id uuid not null references purchase_bill_line,
  bill_id uuid not null references purchase_bill,
  qty numeric(18,4) not null check (qty > 0),
  net bigint not null,
  ppn bigint not null
);
create index purchase_return_part_of on purchase_return_part (return_line_id);
create index purchase_return_part_of_bill_line on purchase_return_part (bill_line_id);
