-- Why: what was ordered from suppliers, with how far each line has come, kept by the verbs that move it.

create table purchase_order (
  id uuid primary key,
  company_id uuid not null,
  version int not null default 1,
  number text,
  state text not null default 'draft' check (state in ('draft', 'pending_approval', 'posted', 'void')),
  -- Made by a cash purchase (nota toko): order, receipt, bill and payment in one act.
  is_cash boolean not null default false,
  order_date date not null,
  expected_date date,
  supplier_id uuid not null,
  -- As it stood on the document; a later change of the name does not rewrite papers.
  supplier_name text not null,
  supplier_is_pkp boolean not null,
  supplier_ref text,
  contact_name text,
  contact_phone text,
  project_id uuid,
  -- 'site': goods are received and used at once in a warehouse of kind 'proyek'.
  ship_to text not null default 'warehouse' check (ship_to in ('warehouse', 'site')),
  warehouse_id uuid not null,
  warehouse_name text not null,
  shipping_address text,
  term_days int not null default 0,
  price_includes_tax boolean not null default false,
  -- Whether we may credit the PPN (we are PKP); otherwise it is part of what the goods cost.
  credits_tax boolean not null,
  tax_code text not null default 'none',
  discount_percent numeric(9,4),
  discount_amount bigint check (discount_amount >= 0),
  freight bigint not null default 0 check (freight >= 0),
  down_payment_amount bigint not null default 0 check (down_payment_amount >= 0),
  terms text,
  notes text,
  internal_notes text,
  subtotal bigint not null,
  discount_total bigint not null,
  dpp bigint not null,
  dpp_other bigint not null,
  ppn bigint not null,
  total bigint not null,
  taxes jsonb not null default '[]',
  line_count int not null,
  -- Kept by the verbs of receipts, bills, payments and returns.
  lines_to_receive int not null,
  lines_received int not null default 0,
  receiving text not null default 'none' check (receiving in ('none', 'partial', 'full', 'not-needed')),
  billing text not null default 'none' check (billing in ('none', 'partial', 'full')),
  -- Received and not yet billed, as it stands in 2-1110.
  unbilled_value bigint not null default 0,
  billed_total bigint not null default 0,
  open_due bigint not null default 0,
  next_due date,
  is_held boolean not null default false,
  held_reason text,
  submitted_at timestamptz,
  submitted_by uuid,
  submitted_by_name text,
  decision_note text,
  is_returned boolean not null default false,
  -- A change of a posted order that waits for approval; the order goes on as it was until then.
  amendment jsonb,
  amendment_total bigint,
  closed_at timestamptz,
  closed_by text,
  closed_reason text,
  posted_at timestamptz,
  posted_by text,
  is_rejected boolean not null default false,
  voided_at timestamptz,
  voided_by text,
  void_reason text,
  followed_up_at timestamptz,
  followed_up_by text,
  follow_up_note text,
  created_at timestamptz not null default now(),
  created_by uuid not null,
  created_by_name text not null,
  updated_at timestamptz not null default now(),
  updated_by uuid not null,
  updated_by_name text not null,
  search text not null generated always as (
    lower(coalesce(number, '') || ' ' || supplier_name || ' ' || coalesce(supplier_ref, ''))
  ) stored,
  -- One word for the status filter, so that it needs one index and no arithmetic.
  stage text not null generated always as (
    case
      when state = 'draft' and is_returned then 'returned'
      when state = 'draft' then 'draft'
      when state = 'pending_approval' then 'pending'
      when state = 'void' and is_rejected then 'rejected'
      when state = 'void' then 'void'
      when closed_at is not null then 'closed'
      when receiving in ('full', 'not-needed') and billing = 'full' and open_due = 0 then 'done'
      when is_held then 'held'
      when receiving = 'full' then 'received'
      when receiving = 'partial' then 'partly-received'
      else 'ordered'
    end
  ) stored,
  -- Where its money stands, in one word.
  bill text not null generated always as (
    case
      when billed_total = 0 then 'none'
      when open_due >= billed_total then 'billed'
      when open_due = 0 and billing = 'full' then 'paid'
      else 'partial'
    end
  ) stored,
  unique (company_id, number),
  check ((state in ('posted', 'void')) or number is null),
  check ((amendment is null) = (amendment_total is null))
);
create index purchase_order_by_day on purchase_order (company_id, order_date desc, id desc);
create index purchase_order_by_supplier on purchase_order (company_id, supplier_id, order_date desc, id desc);
create index purchase_order_by_stage on purchase_order (company_id, stage, order_date desc, id desc);
create index purchase_order_by_bill on purchase_order (company_id, bill, order_date desc, id desc);
create index purchase_order_to_receive on purchase_order (company_id, order_date desc, id desc)
  where state = 'posted' and closed_at is null and not is_held and receiving in ('none', 'partial');
create index purchase_order_to_bill on purchase_order (company_id, order_date desc, id desc)
  where state = 'posted' and billing <> 'full' and (unbilled_value > 0 or receiving = 'not-needed');
create index purchase_order_to_approve on purchase_order (company_id, order_date desc, id desc)
  where state = 'pending_approval' or amendment is not null;
create index purchase_order_by_promise on purchase_order (company_id, (coalesce(expected_date, date '9999-12-31')), id);
create index purchase_order_late on purchase_order (company_id, expected_date, id)
  where state = 'posted' and closed_at is null and receiving in ('none', 'partial');
create index purchase_order_by_due on purchase_order (company_id, (coalesce(next_due, date '9999-12-31')), id);
create index purchase_order_by_total on purchase_order (company_id, total, id);
create index purchase_order_by_name on purchase_order (company_id, supplier_name, id);
create index purchase_order_by_number on purchase_order (company_id, (coalesce(number, '')), id);
create index purchase_order_search on purchase_order using gin (company_id, search gin_trgm_ops);
create trigger purchase_order_in_open_period before insert or update of state on purchase_order
  for each row when (new.state = 'posted') execute function refuse_locked_period('order_date', 'purchase');

create table purchase_order_line (
  id uuid primary key,
  company_id uuid not null,
  order_id uuid not null references purchase_order on delete cascade,
  position int not null,
  kind text not null check (kind in ('item', 'section', 'note')),
  item_id uuid,
  item_code text,
  item_kind text,
  description text not null,
  qty numeric(18,4) not null default 0 check (qty >= 0),
  unit text not null default '',
  -- One of this unit is num/den of the item's own.
  unit_num bigint not null default 1 check (unit_num > 0),
  unit_den bigint not null default 1 check (unit_den > 0),
  price numeric(18,2) not null default 0,
  discount_percent numeric(9,4),
  discount_amount bigint check (discount_amount >= 0),
  tax_code text not null default 'none',
  amount bigint not null default 0,
  discount_share bigint not null default 0,
  -- Before PPN, after both discounts: Σ net + net of freight + ppn = total.
  net bigint not null default 0,
  -- What the whole line costs us in stock: net, and its share of PPN that cannot be credited.
  cost bigint not null default 0,
  -- Goods come in by receipt; services are billed straight away.
  needs_receipt boolean not null default false,
  request_line_id uuid references purchase_request_line,
  -- Accepted, in the line's unit; what was rejected stands beside it.
  received_qty numeric(18,4) not null default 0 check (received_qty >= 0),
  rejected_qty numeric(18,4) not null default 0 check (rejected_qty >= 0),
  billed_qty numeric(18,4) not null default 0 check (billed_qty >= 0),
  returned_qty numeric(18,4) not null default 0 check (returned_qty >= 0 and returned_qty <= received_qty),
  unique (order_id, position) deferrable initially deferred
);
create index purchase_order_line_by_item on purchase_order_line (company_id, item_id) where item_id is not null;
create index purchase_order_line_of_request on purchase_order_line (request_line_id) where request_line_id is not null;
