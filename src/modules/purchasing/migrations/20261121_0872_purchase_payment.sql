-- Why: money to suppliers, and which bill each payment or return settled.

create table purchase_payment (
  id uuid primary key,
  company_id uuid not null,
  version int not null default 1,
  number text,
  state text not null default 'posted' check (state in ('posted', 'void')),
  supplier_id uuid not null,
  supplier_name text not null,
  -- The order it is a down payment of.
  order_id uuid references purchase_order,
  payment_date date not null,
  cash_account_id uuid not null,
  cash_account_name text not null,
  cash_account_code text not null,
  method text not null,
  -- Where a transfer went, as the account stood on that day.
  bank_name text,
  bank_account_no text,
  bank_holder text,
  paid_to text,
  reference text,
  amount bigint not null check (amount >= 0),
  -- On top of the amount, to the bank.
  admin_fee bigint not null default 0 check (admin_fee >= 0),
  withheld_total bigint not null default 0 check (withheld_total >= 0),
  -- Of this payment, withheld tax included; the rest is our advance with the supplier.
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
  created_by_name text not null,
  updated_at timestamptz not null default now(),
  updated_by uuid not null,
  updated_by_name text not null,
  search text not null generated always as (
    lower(coalesce(number, '') || ' ' || supplier_name || ' ' || coalesce(reference, ''))
  ) stored,
  unique (company_id, number),
  check ((bank_name is null) = (bank_account_no is null))
);
create index purchase_payment_by_day on purchase_payment (company_id, payment_date desc, id desc);
create index purchase_payment_by_supplier on purchase_payment (company_id, supplier_id, payment_date, id);
create index purchase_payment_by_name on purchase_payment (company_id, supplier_name, id);
create index purchase_payment_by_amount on purchase_payment (company_id, amount, id);
create index purchase_payment_by_number on purchase_payment (company_id, (coalesce(number, '')), id);
create index purchase_payment_with_advance on purchase_payment (company_id, supplier_id) where unallocated > 0;
create index purchase_payment_of_order on purchase_payment (company_id, order_id) where order_id is not null;
create index purchase_payment_search on purchase_payment using gin (company_id, search gin_trgm_ops);
create trigger purchase_payment_in_open_period before insert on purchase_payment
  for each row execute function refuse_locked_period('payment_date', 'purchase');

-- What took something off a bill. Exactly one source; a voided source leaves its rows, marked.
create table purchase_settlement (
  id uuid primary key,
  company_id uuid not null,
  bill_id uuid not null references purchase_bill,
  payment_id uuid references purchase_payment,
  return_id uuid references purchase_return,
  settled_on date not null,
  amount bigint not null check (amount > 0),
  withheld bigint not null default 0 check (withheld >= 0 and withheld <= amount),
  withholding_kind text check (withholding_kind in ('pph21', 'pph22', 'pph23', 'pph-final')),
  withholding_rate numeric(9,4),
  withholding_base bigint not null default 0,
  proof_no text,
  proof_date date,
  is_void boolean not null default false,
  created_at timestamptz not null default now(),
  check ((payment_id is null) <> (return_id is null))
);
create index purchase_settlement_of_bill on purchase_settlement (bill_id);
create index purchase_settlement_of_payment on purchase_settlement (payment_id) where payment_id is not null;
create index purchase_settlement_of_return on purchase_settlement (return_id) where return_id is not null;
