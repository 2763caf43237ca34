-- Why: goods between two warehouses are somewhere meanwhile; what does not arrive must be explained.
create table stock_transfer (
  id uuid primary key,
  company_id uuid not null,
  number text,
  state text not null default 'draft' check (state in ('draft', 'posted', 'void')),
  document_date date not null,
  from_warehouse_id uuid not null references warehouse (id),
  to_warehouse_id uuid not null references warehouse (id),
  -- Where the goods lie in between; known once they left.
  transit_warehouse_id uuid references warehouse (id),
  driver_name text,
  vehicle_plate text,
  requested_by text,
  notes text,
  void_reason text,
  version int not null default 1,
  created_at timestamptz not null default now(),
  created_by uuid,
  updated_at timestamptz not null default now(),
  updated_by uuid,
  updated_by_name text,
  sent_at timestamptz,
  sent_by uuid,
  voided_at timestamptz,
  constraint stock_transfer_number unique (company_id, number),
  constraint stock_transfer_is_numbered check ((number is null) = (state = 'draft')),
  constraint stock_transfer_goes_somewhere check (from_warehouse_id <> to_warehouse_id)
);
create index stock_transfer_by_day on stock_transfer (company_id, document_date desc, id desc);
create index stock_transfer_open on stock_transfer (company_id, state) where state = 'posted';

create table stock_transfer_line (
  id uuid primary key,
  company_id uuid not null,
  transfer_id uuid not null references stock_transfer (id) on delete cascade,
  line_no int not null,
  item_id uuid not null,
  entered_qty numeric(18, 4) not null check (entered_qty > 0),
  entered_unit text not null,
  qty numeric(18, 4) not null check (qty > 0),
  note text,
  -- What the goods were worth when they left, and how much of it still lies in between.
  value bigint not null default 0,
  open_value bigint not null default 0,
  received_qty numeric(18, 4) not null default 0 check (received_qty >= 0),
  returned_qty numeric(18, 4) not null default 0 check (returned_qty >= 0),
  lost_qty numeric(18, 4) not null default 0 check (lost_qty >= 0),
  damaged_qty numeric(18, 4) not null default 0 check (damaged_qty >= 0),
  unique (transfer_id, line_no),
  foreign key (company_id, item_id) references item (company_id, id),
  constraint stock_transfer_line_not_too_much check (received_qty + returned_qty + lost_qty + damaged_qty <= qty)
);

-- What became of the goods: arrived, came back, lost, damaged; each once, with its own moves.
create table stock_transfer_outcome (
  id uuid primary key,
  company_id uuid not null,
  transfer_id uuid not null references stock_transfer (id),
  kind text not null check (kind in ('diterima', 'kembali', 'hilang', 'rusak')),
  outcome_date date not null,
  reason text,
  received_by text,
  created_at timestamptz not null default now(),
  created_by uuid not null,
  created_by_name text not null,
  undone_at timestamptz,
  undone_reason text,
  constraint stock_transfer_outcome_is_explained check (kind = 'diterima' or reason is not null)
);
create index stock_transfer_outcome_of on stock_transfer_outcome (transfer_id);

create table stock_transfer_outcome_line (
  outcome_id uuid not null references stock_transfer_outcome (id),
  transfer_line_id uuid not null references stock_transfer_line (id),
  company_id uuid not null,
  qty numeric(18, 4) not null check (qty > 0),
  value bigint not null,
  primary key (outcome_id, transfer_line_id)
);

create trigger stock_transfer_in_open_period before insert or update of state, document_date on stock_transfer
  for each row when (new.state = 'posted') execute function refuse_locked_period('document_date', 'stock');
