-- Why: what a site or a warehouse asks to be bought, and how it is bought.

create table purchase_setting (
  company_id uuid primary key,
  -- A bill may differ from the order's price by this much without a second look.
  price_tolerance_percent numeric(9,4) not null default 0 check (price_tolerance_percent between 0 and 100),
  over_receipt_percent numeric(9,4) not null default 0 check (over_receipt_percent between 0 and 100),
  term_days int not null default 30 check (term_days between 0 and 365),
  default_terms text,
  version int not null default 1,
  updated_at timestamptz not null default now(),
  updated_by uuid
);

create table purchase_request (
  id uuid primary key,
  company_id uuid not null,
  version int not null default 1,
  number text,
  state text not null default 'draft' check (state in ('draft', 'pending_approval', 'posted', 'void')),
  request_date date not null,
  needed_by date not null,
  requester_id uuid not null,
  requester_name text not null,
  warehouse_id uuid not null,
  warehouse_name text not null,
  project_id uuid,
  notes text,
  -- What it would cost at the last prices paid; approval goes by it.
  estimate bigint not null default 0 check (estimate >= 0),
  line_count int not null,
  -- Kept by the verbs of orders and receipts.
  ordering text not null default 'none' check (ordering in ('none', 'partial', 'full')),
  receiving text not null default 'none' check (receiving in ('none', 'partial', 'full')),
  submitted_at timestamptz,
  submitted_by uuid,
  submitted_by_name text,
  -- What the approver said last, and whether it came back to be changed.
  decision_note text,
  is_returned boolean not null default false,
  posted_at timestamptz,
  posted_by text,
  closed_at timestamptz,
  closed_by text,
  closed_reason text,
  is_rejected boolean not null default false,
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
    lower(coalesce(number, '') || ' ' || requester_name || ' ' || warehouse_name || ' ' || coalesce(notes, ''))
  ) stored,
  stage text not null generated always as (
    case
      when state = 'draft' and is_returned then 'returned'
      when state = 'draft' then 'draft'
      when state = 'pending_approval' then 'pending'
      when state = 'void' and is_rejected then 'rejected'
      when state = 'void' then 'void'
      when closed_at is not null then 'closed'
      when receiving = 'full' then 'fulfilled'
      when ordering = 'full' then 'ordered'
      when ordering = 'partial' then 'partly-ordered'
      else 'approved'
    end
  ) stored,
  unique (company_id, number)
);
create index purchase_request_by_day on purchase_request (company_id, request_date desc, id desc);
create index purchase_request_by_stage on purchase_request (company_id, stage, request_date desc, id desc);
create index purchase_request_by_need on purchase_request (company_id, needed_by, id);
create index purchase_request_by_number on purchase_request (company_id, (coalesce(number, '')), id);
create index purchase_request_by_estimate on purchase_request (company_id, estimate, id);
create index purchase_request_search on purchase_request using gin (company_id, search gin_trgm_ops);

create table purchase_request_line (
  id uuid primary key,
  company_id uuid not null,
  request_id uuid not null references purchase_request on delete cascade,
  position int not null,
  -- Something not yet in the catalog has only its description; an item is chosen when it is ordered.
  item_id uuid,
  item_code text,
  item_kind text,
  description text not null,
  qty numeric(18,4) not null check (qty > 0),
  unit text not null,
  unit_num bigint not null default 1 check (unit_num > 0),
  unit_den bigint not null default 1 check (unit_den > 0),
  -- Per unit of the line.
  est_price numeric(18,2) check (est_price >= 0),
  reason text,
  ordered_qty numeric(18,4) not null default 0 check (ordered_qty >= 0),
  received_qty numeric(18,4) not null default 0 check (received_qty >= 0),
  unique (request_id, position) deferrable initially deferred
);
create index purchase_request_line_by_item on purchase_request_line (company_id, item_id) where item_id is not null;
