-- Why: what suppliers ask for what was received, matched with order and receipt, and what we owe them for it.

create table purchase_bill (
  id uuid primary key,
  company_id uuid not null,
  version int not null default 1,
  number text,
  state text not null default 'draft' check (state in ('draft', 'pending_approval', 'posted', 'void')),
  kind text not null check (kind in ('purchase', 'landed', 'opening')),
  supplier_id uuid not null,
  supplier_name text not null,
  supplier_npwp text,
  supplier_is_pkp boolean not null,
  supplier_invoice_no text,
  -- 'INV/001' and 'inv 001' are one paper: letters and digits only.
  supplier_invoice_key text generated always as (
    nullif(lower(regexp_replace(supplier_invoice_no, '[^[:alnum:]]', '', 'g')), '')
  ) stored,
  supplier_invoice_date date,
  tax_invoice_no text,
  bill_date date not null,
  due_date date not null,
  price_includes_tax boolean not null default false,
  -- Whether we may credit the PPN; otherwise it is part of what the goods cost.
  credits_tax boolean not null,
  -- The PPN stands as the faktur pajak has it, not as worked out.
  is_ppn_typed boolean not null default false,
  subtotal bigint not null,
  discount_total bigint not null default 0 check (discount_total >= 0),
  freight bigint not null default 0 check (freight >= 0),
  -- Before PPN; dpp + ppn = total.
  dpp bigint not null,
  dpp_other bigint not null default 0,
  ppn bigint not null default 0,
  total bigint not null check (total >= 0),
  taxes jsonb not null default '[]',
  withholding_kind text check (withholding_kind in ('pph21', 'pph22', 'pph23', 'pph-final')),
  withholding_rate numeric(9,4),
  withholding_base bigint not null default 0,
  withholding_amount bigint not null default 0,
  -- Billed cost less received value, over all lines; beyond the tolerance it waits for a yes.
  difference bigint not null default 0,
  is_over_tolerance boolean not null default false,
  landed_method text check (landed_method in ('value', 'quantity', 'weight')),
  -- Kept by payments and returns.
  paid_total bigint not null default 0 check (paid_total >= 0),
  returned_total bigint not null default 0 check (returned_total >= 0),
  withheld_total bigint not null default 0,
  open_due bigint not null generated always as (
    case when state = 'posted' then total - paid_total - returned_total else 0 end
  ) stored check (open_due >= 0),
  notes text,
  reference text,
  submitted_at timestamptz,
  submitted_by uuid,
  submitted_by_name text,
  decision_note text,
  is_returned boolean not null default false,
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
    lower(coalesce(number, '') || ' ' || supplier_name || ' ' || coalesce(supplier_invoice_no, '') || ' ' || coalesce(tax_invoice_no, ''))
  ) stored,
  status text not null generated always as (
    case
      when state = 'draft' then 'draft'
      when state = 'pending_approval' then 'pending'
      when state = 'void' then 'void'
      when total - paid_total - returned_total = 0 then 'paid'
      when paid_total + returned_total > 0 then 'partial'
      else 'unpaid'
    end
  ) stored,
  unique (company_id, number),
  check (kind = 'opening' or supplier_invoice_no is not null),
  check ((kind = 'landed') = (landed_method is not null))
);
-- One paper of a supplier is booked once.
create unique index purchase_bill_one_per_paper on purchase_bill (company_id, supplier_id, supplier_invoice_key)
  where state <> 'void' and supplier_invoice_key is not null;
create unique index purchase_bill_one_opening on purchase_bill (company_id, supplier_id) where kind = 'opening' and state = 'posted';
create index purchase_bill_by_day on purchase_bill (company_id, bill_date desc, id desc);
create index purchase_bill_by_supplier on purchase_bill (company_id, supplier_id, bill_date, id);
create index purchase_bill_open on purchase_bill (company_id, supplier_id, due_date, id) where state = 'posted' and open_due > 0;
create index purchase_bill_open_by_due on purchase_bill (company_id, due_date, id) where state = 'posted' and open_due > 0;
create index purchase_bill_by_due on purchase_bill (company_id, due_date, id);
create index purchase_bill_by_status on purchase_bill (company_id, status, bill_date desc, id desc);
create index purchase_bill_by_total on purchase_bill (company_id, total, id);
create index purchase_bill_by_name on purchase_bill (company_id, supplier_name, id);
create index purchase_bill_by_number on purchase_bill (company_id, (coalesce(number, '')), id);
create index purchase_bill_alike on purchase_bill (company_id, supplier_id, total, bill_date) where state <> 'void';
create index purchase_bill_search on purchase_bill using gin (company_id, search gin_trgm_ops);
create trigger purchase_bill_in_open_period before insert or update of state on purchase_bill
  for each row when (new.state = 'posted') execute function refuse_locked_period('bill_date', 'purchase');

create table purchase_bill_line (
  id uuid primary key,
  company_id uuid not null,
  bill_id uuid not null references purchase_bill on delete cascade,
  position int not null,
  -- Goods hang on a receipt, services on the order alone, freight of a landed cost on neither.
  receipt_line_id uuid references goods_receipt_line,
  receipt_id uuid references goods_receipt,
  order_line_id uuid references purchase_order_line,
  order_id uuid references purchase_order,
  item_id uuid,
  item_code text,
  description text not null,
  qty numeric(18,4) not null check (qty > 0),
  unit text not null,
  price numeric(18,2) not null,
  discount bigint not null default 0 check (discount >= 0),
  amount bigint not null,
  tax_code text not null default 'none',
  -- Before PPN; its PPN; its share of the freight on the same paper.
  net bigint not null,
  ppn bigint not null default 0,
  freight_share bigint not null default 0,
  -- What it costs us: net, freight, and PPN that cannot be credited.
  cost bigint not null,
  -- What the received goods stood at in 2-1110; zero for what was never received.
  received_value bigint not null default 0,
  match text not null default 'match' check (match in ('match', 'price-over', 'price-within', 'price-under')),
  ordered_price numeric(18,2),
  account_code text not null,
  project_id uuid,
  -- Sent back after billing, in the line's unit.
  returned_qty numeric(18,4) not null default 0 check (returned_qty >= 0 and returned_qty <= qty),
  check (receipt_line_id is null or order_line_id is not null)
);
create index purchase_bill_line_of on purchase_bill_line (bill_id, position);
create index purchase_bill_line_of_receipt_line on purchase_bill_line (receipt_line_id) where receipt_line_id is not null;
create index purchase_bill_line_of_order on purchase_bill_line (company_id, order_id) where order_id is not null;

-- The share of a landed cost that each received line took.
create table purchase_landed_share (
  id uuid primary key,
  company_id uuid not null,
  bill_id uuid not null references purchase_bill on delete cascade,
  receipt_line_id uuid not null references goods_receipt_line,
  weight numeric(24,4) not null check (weight >= 0),
  amount bigint not null check (amount >= 0),
  unique (bill_id, receipt_line_id)
);
