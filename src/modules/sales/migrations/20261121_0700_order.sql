-- Why: what customers ordered, with how far each line has come, kept by the verbs that move it so that lists stay cheap.

create table sales_setting (
  company_id uuid primary key,
  bill_first boolean not null default false,
  over_delivery_percent numeric(9,4) not null default 0 check (over_delivery_percent between 0 and 100),
  credit_mode text not null default 'warn' check (credit_mode in ('off', 'warn', 'block')),
  retention_tax text not null default 'at-release' check (retention_tax in ('at-release', 'at-invoice')),
  quotation_days int not null default 14 check (quotation_days between 0 and 365),
  term_days int not null default 30 check (term_days between 0 and 365),
  default_terms text,
  version int not null default 1,
  updated_at timestamptz not null default now(),
  updated_by uuid
);

create table sales_order (
  id uuid primary key,
  company_id uuid not null,
  version int not null default 1,
  number text,
  state text not null default 'draft' check (state in ('draft', 'pending_approval', 'posted', 'void')),
  order_date date not null,
  valid_until date,
  promised_date date,
  customer_id uuid not null,
  -- As it stood on the document; a later change of the name does not rewrite papers.
  customer_name text not null,
  customer_po_no text,
  customer_po_date date,
  project_id uuid,
  salesperson_id uuid,
  salesperson_name text,
  billing_address text,
  shipping_address text,
  contact_name text,
  contact_phone text,
  warehouse_id uuid,
  warehouse_name text,
  term_days int not null default 0,
  price_includes_tax boolean not null default false,
  seller_is_pkp boolean not null,
  -- What ordinary lines and the shipping fee bear; 'none' without PPN.
  tax_code text not null default 'none',
  discount_percent numeric(9,4),
  discount_amount bigint check (discount_amount >= 0),
  shipping_fee bigint not null default 0 check (shipping_fee >= 0),
  down_payment_percent numeric(9,4),
  down_payment_amount bigint,
  retention_percent numeric(9,4),
  withholding_kind text check (withholding_kind in ('pph22', 'pph23', 'pph-final')),
  withholding_rate numeric(9,4),
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
  -- Kept by the verbs of deliveries, invoices, payments and returns.
  line_count int not null,
  lines_to_deliver int not null,
  lines_delivered int not null default 0,
  delivery text not null default 'none' check (delivery in ('none', 'partial', 'full', 'not-needed')),
  billing text not null default 'none' check (billing in ('none', 'partial', 'full')),
  -- Delivered and not yet billed, before PPN: what a credit check must count.
  unbilled_value bigint not null default 0,
  -- Of posted goods invoices: gross before deductions, what was shipped with them, less credits.
  invoiced_net bigint not null default 0,
  shipping_billed bigint not null default 0,
  billed_total bigint not null default 0,
  open_due bigint not null default 0,
  next_due date,
  down_payment_billed bigint not null default 0,
  down_payment_applied bigint not null default 0,
  retention_held bigint not null default 0,
  retention_released bigint not null default 0,
  is_held boolean not null default false,
  held_reason text,
  closed_at timestamptz,
  closed_by text,
  closed_reason text,
  posted_at timestamptz,
  posted_by text,
  voided_at timestamptz,
  voided_by text,
  void_reason text,
  revision_of uuid references sales_order,
  created_at timestamptz not null default now(),
  created_by uuid not null,
  created_by_name text not null,
  updated_at timestamptz not null default now(),
  updated_by uuid not null,
  updated_by_name text not null,
  search text not null generated always as (
    lower(coalesce(number, '') || ' ' || customer_name || ' ' || coalesce(customer_po_no, ''))
  ) stored,
  -- One word for the status filter, so that it needs one index and no arithmetic.
  stage text not null generated always as (
    case
      when state <> 'posted' then state
      when closed_at is not null then 'closed'
      when delivery in ('full', 'not-needed') and billing = 'full' and open_due = 0 then 'done'
      when is_held then 'held'
      when delivery = 'full' then 'delivered'
      when delivery = 'partial' then 'partly-delivered'
      else 'confirmed'
    end
  ) stored,
  paying text not null generated always as (
    case
      when billed_total = 0 or (open_due >= billed_total) then 'none'
      when open_due = 0 and billing = 'full' then 'full'
      else 'partial'
    end
  ) stored,
  -- Where its money stands, in one word, for the filter of the same name.
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
  constraint sales_order_advance_covered check (down_payment_applied between 0 and down_payment_billed),
  constraint sales_order_retention_covered check (retention_released between 0 and retention_held)
);
create index sales_order_by_day on sales_order (company_id, order_date desc, id desc);
create index sales_order_by_customer on sales_order (company_id, customer_id, order_date desc, id desc);
create index sales_order_by_stage on sales_order (company_id, stage, order_date desc, id desc);
create index sales_order_by_bill on sales_order (company_id, bill, order_date desc, id desc);
create index sales_order_to_deliver on sales_order (company_id, order_date desc, id desc)
  where state = 'posted' and closed_at is null and not is_held and delivery in ('none', 'partial');
create index sales_order_to_bill on sales_order (company_id, order_date desc, id desc)
  where state = 'posted' and billing <> 'full' and (unbilled_value > 0 or delivery = 'not-needed');
create index sales_order_with_due on sales_order (company_id, next_due, id) where open_due > 0;
create index sales_order_by_due on sales_order (company_id, (coalesce(next_due, date '9999-12-31')), id);
create index sales_order_by_po on sales_order (company_id, customer_id, lower(customer_po_no)) where customer_po_no is not null;
create index sales_order_by_total on sales_order (company_id, total, id);
create index sales_order_by_name on sales_order (company_id, customer_name, id);
create index sales_order_by_number on sales_order (company_id, (coalesce(number, '')), id);
create index sales_order_unbilled on sales_order (company_id, customer_id) where unbilled_value > 0;
create index sales_order_search on sales_order using gin (company_id, search gin_trgm_ops);

create table sales_order_line (
  id uuid primary key,
  company_id uuid not null,
  order_id uuid not null references sales_order on delete cascade,
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
  -- Before PPN, after both discounts: Σ net + net of shipping + ppn = total.
  net bigint not null default 0,
  warehouse_id uuid,
  needs_delivery boolean not null default false,
  -- Sent and not rejected, in the line's unit.
  delivered_qty numeric(18,4) not null default 0 check (delivered_qty >= 0),
  invoiced_qty numeric(18,4) not null default 0 check (invoiced_qty >= 0),
  returned_qty numeric(18,4) not null default 0 check (returned_qty >= 0 and returned_qty <= delivered_qty),
  unique (order_id, position) deferrable initially deferred
);
create index sales_order_line_by_item on sales_order_line (company_id, item_id) where item_id is not null;
