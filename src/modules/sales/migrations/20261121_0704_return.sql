-- Why: goods that came back from a customer, tied to the delivery they left with.

create table sales_return (
  id uuid primary key,
  company_id uuid not null,
  version int not null default 1,
  number text,
  state text not null default 'posted' check (state in ('posted', 'void')),
  delivery_id uuid not null references sales_delivery,
  order_id uuid not null references sales_order,
  customer_id uuid not null,
  customer_name text not null,
  return_date date not null,
  reason text not null,
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
create index sales_return_of_order on sales_return (company_id, order_id);
create index sales_return_of_delivery on sales_return (delivery_id);
create trigger sales_return_in_open_period before insert on sales_return
  for each row execute function refuse_locked_period('return_date', 'sales', 'stock');
alter table sales_credit_note add foreign key (return_id) references sales_return;

create table sales_return_line (
  id uuid primary key,
  company_id uuid not null,
  return_id uuid not null references sales_return on delete cascade,
  delivery_line_id uuid not null references sales_delivery_line,
  position int not null,
  qty numeric(18,4) not null check (qty > 0),
  base_qty numeric(18,4) not null check (base_qty > 0),
  cost bigint not null default 0
);
create index sales_return_line_of on sales_return_line (return_id, position);
