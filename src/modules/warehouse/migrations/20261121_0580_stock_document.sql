-- Why: opening stock and other goods in and out that no order or purchase explains.
create table stock_document (
  id uuid primary key,
  company_id uuid not null,
  number text,
  type text not null check (type in ('saldo_awal', 'penerimaan', 'pengeluaran')),
  state text not null default 'draft' check (state in ('draft', 'pending_approval', 'posted', 'void')),
  document_date date not null,
  warehouse_id uuid not null references warehouse (id),
  notes text,
  void_reason text,
  version int not null default 1,
  created_at timestamptz not null default now(),
  created_by uuid,
  updated_at timestamptz not null default now(),
  updated_by uuid,
  posted_at timestamptz,
  posted_by uuid,
  constraint stock_document_number unique (company_id, number),
  constraint stock_document_is_numbered check ((number is null) = (state in ('draft', 'pending_approval')))
);
create index stock_document_by_day on stock_document (company_id, document_date desc, id desc);

create table stock_document_line (
  id uuid primary key,
  company_id uuid not null,
  document_id uuid not null references stock_document (id),
  line_no int not null,
  item_id uuid not null,
  -- As typed, and in the base unit that the book counts in.
  entered_qty numeric(18, 4) not null check (entered_qty > 0),
  entered_unit text not null,
  qty numeric(18, 4) not null check (qty > 0),
  -- What the book made of it; unsigned.
  value bigint not null default 0 check (value >= 0),
  unique (document_id, line_no),
  foreign key (company_id, item_id) references item (company_id, id)
);

create trigger stock_document_in_open_period before insert or update of state, document_date on stock_document
  for each row when (new.state = 'posted') execute function refuse_locked_period('document_date', 'stock');
