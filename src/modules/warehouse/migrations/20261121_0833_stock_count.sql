-- Why: what lies in a warehouse is counted, the count is reviewed by somebody else, and the books follow it.
create table stock_count (
  id uuid primary key,
  company_id uuid not null,
  number text,
  state text not null default 'draft' check (state in ('draft', 'counting', 'review', 'posted', 'void')),
  document_date date not null,
  warehouse_id uuid not null references warehouse (id),
  -- Only these goods; null is all.
  categories text[],
  racks text[],
  is_still boolean not null default false,
  is_blind boolean not null default false,
  notes text,
  void_reason text,
  version int not null default 1,
  created_at timestamptz not null default now(),
  created_by uuid,
  updated_at timestamptz not null default now(),
  updated_by uuid,
  updated_by_name text,
  started_at timestamptz,
  submitted_at timestamptz,
  submitted_by uuid,
  submitted_by_name text,
  approved_at timestamptz,
  approved_by uuid,
  approved_by_name text,
  approval_note text,
  constraint stock_count_number unique (company_id, number),
  constraint stock_count_is_numbered check ((number is null) = (state in ('draft') or (state = 'void' and started_at is null)))
);
create index stock_count_by_day on stock_count (company_id, document_date desc, id desc);
create index stock_count_by_warehouse on stock_count (company_id, warehouse_id, document_date desc);

create table stock_count_line (
  id uuid primary key,
  company_id uuid not null,
  count_id uuid not null references stock_count (id) on delete cascade,
  line_no int not null,
  item_id uuid not null,
  rack text,
  -- What the book said when counting began, and when this line was counted: the snapshot plus the moves since.
  snapshot_qty numeric(18, 4) not null,
  book_qty numeric(18, 4) not null,
  counted_qty numeric(18, 4) check (counted_qty >= 0),
  damaged_qty numeric(18, 4) not null default 0 check (damaged_qty >= 0),
  reason text,
  counted_at timestamptz,
  counted_by uuid,
  counted_by_name text,
  -- What the difference was worth; signed.
  value bigint not null default 0,
  unique (count_id, item_id),
  foreign key (company_id, item_id) references item (company_id, id),
  constraint stock_count_line_damaged check (damaged_qty <= coalesce(counted_qty, 0))
);
