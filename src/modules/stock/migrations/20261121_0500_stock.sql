-- Why: the book of quantities and their value: moves are added, balances follow in the same transaction.

create table warehouse (
  id uuid primary key,
  company_id uuid not null,
  code text not null,
  name text not null,
  type text not null default 'utama' check (type in ('utama', 'proyek', 'produksi', 'transit', 'rusak')),
  address text,
  city text,
  keeper text,
  allow_negative boolean not null default false,
  version int not null default 1,
  created_at timestamptz not null default now(),
  created_by uuid,
  updated_at timestamptz not null default now(),
  updated_by uuid,
  archived_at timestamptz
);
create unique index warehouse_code on warehouse (company_id, lower(code));
create index warehouse_by_name on warehouse (company_id, name);

create table stock_balance (
  id uuid not null unique,
  company_id uuid not null,
  item_id uuid not null,
  warehouse_id uuid not null references warehouse (id),
  -- The ledger account that holds its value; frozen with the kind of the item when it first moves.
  account_code text not null,
  qty numeric(18, 4) not null default 0,
  value bigint not null default 0,
  reserved numeric(18, 4) not null default 0 check (reserved >= 0),
  incoming numeric(18, 4) not null default 0 check (incoming >= 0),
  allow_negative boolean not null default false,
  min_qty numeric(18, 4) check (min_qty >= 0),
  rack text,
  version int not null default 1,
  updated_at timestamptz not null default now(),
  updated_by uuid,
  last_move_at timestamptz,
  primary key (company_id, item_id, warehouse_id),
  constraint stock_balance_not_short check (qty >= 0 or allow_negative),
  constraint stock_balance_value check (value >= 0 or allow_negative),
  constraint stock_balance_empty_is_worthless check (qty <> 0 or value = 0)
) with (fillfactor = 80);
create index stock_balance_by_warehouse on stock_balance (company_id, warehouse_id);

create table stock_move (
  id uuid primary key,
  company_id uuid not null,
  -- Valuation order: given while the balance row is locked, so it is the commit order of that row.
  posting_seq bigint generated always as identity,
  item_id uuid not null,
  warehouse_id uuid not null,
  qty numeric(18, 4) not null,
  value bigint not null,
  -- What was asked for but could not become value of stock; the journal books it as a price difference.
  difference bigint not null default 0,
  unit_cost numeric(24, 8) generated always as (case when qty <> 0 then round(value / qty, 8) end) stored,
  qty_after numeric(18, 4) not null,
  value_after bigint not null,
  document_kind text not null,
  document_id uuid not null,
  line_id uuid,
  document_date date not null,
  project_id uuid,
  reverses_id uuid references stock_move (id),
  posted_at timestamptz not null default now(),
  posted_by uuid not null,
  foreign key (company_id, item_id, warehouse_id) references stock_balance (company_id, item_id, warehouse_id),
  constraint stock_move_says_something check (qty <> 0)
);
comment on table stock_move is 'append-only: a mistake is answered by a reversal';
create index stock_move_card on stock_move (company_id, item_id, warehouse_id, posting_seq);
create index stock_move_by_document on stock_move (company_id, document_id);
create index stock_move_taken_back on stock_move (reverses_id) where reverses_id is not null;
create index stock_move_by_project on stock_move (company_id, project_id, document_date) where project_id is not null;

-- What is promised to whom; balance.reserved is its sum.
create table stock_reservation (
  company_id uuid not null,
  document_kind text not null,
  document_id uuid not null,
  line_id uuid not null,
  item_id uuid not null,
  warehouse_id uuid not null,
  qty numeric(18, 4) not null check (qty >= 0),
  primary key (company_id, document_id, line_id),
  foreign key (company_id, item_id, warehouse_id) references stock_balance (company_id, item_id, warehouse_id)
);
create index stock_reservation_by_item on stock_reservation (company_id, item_id, warehouse_id) where qty > 0;

create function refuse_moves_in_locked_period() returns trigger language plpgsql as $$
declare
  held record;
begin
  for held in select distinct company_id, document_date from added order by 1, 2 loop
    perform assert_open_period(held.company_id, array['stock'], held.document_date);
  end loop;
  return null;
end $$;
create trigger stock_move_in_open_period after insert on stock_move
  referencing new table as added for each statement execute function refuse_moves_in_locked_period();

create trigger stock_move_is_final before update or delete or truncate on stock_move
  for each statement execute function refuse_book_change();
