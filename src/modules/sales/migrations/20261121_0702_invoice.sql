-- Why: what customers owe and why, with the tax rows that were applied, so that a paper can be made again in ten years.

create table sales_invoice (
  id uuid primary key,
  company_id uuid not null,
  version int not null default 1,
  number text,
  state text not null default 'draft' check (state in ('draft', 'pending_approval', 'posted', 'void')),
  kind text not null check (kind in ('sale', 'down_payment', 'retention', 'opening')),
  order_id uuid references sales_order,
  customer_id uuid not null,
  customer_name text not null,
  customer_npwp text,
  customer_po_no text,
  billing_address text,
  project_id uuid,
  invoice_date date not null,
  due_date date not null,
  price_includes_tax boolean not null default false,
  seller_is_pkp boolean not null,
  tax_transaction_code text,
  tax_invoice_no text,
  -- As asked in a draft, so that posting can decide again.
  asked jsonb not null default '{}',
  subtotal bigint not null,
  discount_total bigint not null default 0,
  shipping_fee bigint not null default 0,
  -- Before PPN and before deductions.
  gross_net bigint not null,
  down_payment_applied bigint not null default 0 check (down_payment_applied >= 0),
  retention_percent numeric(9,4),
  retention_amount bigint not null default 0 check (retention_amount >= 0),
  -- Its PPN was taken with this invoice instead of at its release.
  retention_taxed boolean not null default false,
  -- Of a retention invoice: the part whose PPN had not been taken before.
  retention_untaxed bigint not null default 0,
  dpp bigint not null,
  dpp_other bigint not null,
  ppn bigint not null,
  total bigint not null check (total >= 0),
  taxes jsonb not null default '[]',
  withholding_kind text check (withholding_kind in ('pph22', 'pph23', 'pph-final')),
  withholding_rate numeric(9,4),
  withholding_base bigint not null default 0,
  withholding_amount bigint not null default 0,
  -- Kept by payments and credit notes.
  paid_total bigint not null default 0 check (paid_total >= 0),
  credited_total bigint not null default 0 check (credited_total >= 0),
  open_due bigint not null generated always as (
    case when state = 'posted' then total - paid_total - credited_total else 0 end
  ) stored check (open_due >= 0),
  withheld_total bigint not null default 0,
  bank_account_id uuid,
  notes text,
  reference text,
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
  unique (company_id, number),
  check ((kind = 'opening') = (order_id is null))
);
create index sales_invoice_of_order on sales_invoice (company_id, order_id, id desc) where order_id is not null;
create index sales_invoice_by_customer on sales_invoice (company_id, customer_id, invoice_date, id) where state = 'posted';
create index sales_invoice_open on sales_invoice (company_id, customer_id, due_date, id) where state = 'posted' and open_due > 0;
create unique index sales_invoice_one_opening on sales_invoice (company_id, customer_id) where kind = 'opening' and state = 'posted';
create trigger sales_invoice_in_open_period before insert or update of state on sales_invoice
  for each row when (new.state = 'posted') execute function refuse_locked_period('invoice_date', 'sales');

create table sales_invoice_line (
  id uuid primary key,
  company_id uuid not null,
  invoice_id uuid not null references sales_invoice on delete cascade,
  position int not null,
  order_line_id uuid references sales_order_line,
  item_id uuid,
  item_code text,
  description text not null,
  qty numeric(18,4) not null,
  unit text not null,
  price numeric(18,2) not null,
  -- Of the line itself, as printed.
  discount bigint not null default 0,
  amount bigint not null,
  discount_share bigint not null default 0,
  net bigint not null,
  tax_code text,
  account_code text not null,
  credited_qty numeric(18,4) not null default 0 check (credited_qty >= 0 and credited_qty <= qty)
);
create index sales_invoice_line_of on sales_invoice_line (invoice_id, position);
create index sales_invoice_line_of_order_line on sales_invoice_line (order_line_id) where order_line_id is not null;
