-- Why: money and credits of customers, and which invoice each of them settled.

create table sales_payment (
  id uuid primary key,
  company_id uuid not null,
  version int not null default 1,
  number text,
  state text not null default 'posted' check (state in ('posted', 'void')),
  customer_id uuid not null,
  customer_name text not null,
  payment_date date not null,
  cash_account_id uuid not null,
  cash_account_name text not null,
  cash_account_code text not null,
  method text not null,
  reference text,
  amount bigint not null check (amount >= 0),
  admin_fee bigint not null default 0 check (admin_fee >= 0 and admin_fee <= amount),
  withheld_total bigint not null default 0 check (withheld_total >= 0),
  -- Of this payment, withheld tax included; the rest is the customer's advance.
  allocated_total bigint not null default 0 check (allocated_total >= 0),
  unallocated bigint not null generated always as (
    case when state = 'posted' then amount + withheld_total - allocated_total else 0 end
  ) stored check (unallocated >= 0),
  notes text,
  posted_at timestamptz not null default now(),
  posted_by text not null,
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
create index sales_payment_by_customer on sales_payment (company_id, customer_id, payment_date, id) where state = 'posted';
create index sales_payment_with_advance on sales_payment (company_id, customer_id) where unallocated > 0;
create trigger sales_payment_in_open_period before insert on sales_payment
  for each row execute function refuse_locked_period('payment_date', 'sales');

create table sales_credit_note (
  id uuid primary key,
  company_id uuid not null,
  version int not null default 1,
  number text,
  state text not null default 'posted' check (state in ('posted', 'void')),
  invoice_id uuid not null references sales_invoice,
  order_id uuid,
  return_id uuid,
  customer_id uuid not null,
  customer_name text not null,
  note_date date not null,
  reason text not null,
  subtotal bigint not null,
  gross_net bigint not null,
  down_payment_restored bigint not null default 0,
  retention_reduced bigint not null default 0,
  dpp bigint not null,
  ppn bigint not null,
  taxes jsonb not null default '[]',
  total bigint not null check (total >= 0),
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
  updated_at timestamptz not null default now(),
  updated_by uuid not null,
  updated_by_name text not null,
  unique (company_id, number)
);
create index sales_credit_note_of_invoice on sales_credit_note (invoice_id);
create index sales_credit_note_by_customer on sales_credit_note (company_id, customer_id, note_date, id) where state = 'posted';
create trigger sales_credit_note_in_open_period before insert on sales_credit_note
  for each row execute function refuse_locked_period('note_date', 'sales');

create table sales_credit_note_line (
  id uuid primary key,
  company_id uuid not null,
  credit_note_id uuid not null references sales_credit_note on delete cascade,
  invoice_line_id uuid not null references sales_invoice_line,
  position int not null,
  description text not null,
  unit text not null,
  qty numeric(18,4) not null,
  amount bigint not null,
  net bigint not null
);
create index sales_credit_note_line_of on sales_credit_note_line (credit_note_id, position);

-- What took something off an invoice. Exactly one source; a voided source leaves its rows, marked.
create table sales_settlement (
  id uuid primary key,
  company_id uuid not null,
  invoice_id uuid not null references sales_invoice,
  order_id uuid,
  payment_id uuid references sales_payment,
  credit_note_id uuid references sales_credit_note,
  settled_on date not null,
  amount bigint not null check (amount > 0),
  withheld bigint not null default 0 check (withheld >= 0 and withheld <= amount),
  withholding_kind text check (withholding_kind in ('pph22', 'pph23', 'pph-final')),
  withholding_rate numeric(9,4),
  withholding_base bigint not null default 0,
  proof_no text,
  proof_date date,
  is_void boolean not null default false,
  created_at timestamptz not null default now(),
  check ((payment_id is null) <> (credit_note_id is null))
);
create index sales_settlement_of_invoice on sales_settlement (invoice_id);
create index sales_settlement_of_payment on sales_settlement (payment_id) where payment_id is not null;
create index sales_settlement_of_credit_note on sales_settlement (credit_note_id) where credit_note_id is not null;
create index sales_settlement_of_order on sales_settlement (company_id, order_id) where order_id is not null;
