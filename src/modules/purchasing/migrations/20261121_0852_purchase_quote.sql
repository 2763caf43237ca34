-- Why: what several suppliers ask for the same request, so that one can be chosen with a reason.

create table purchase_quote (
  id uuid primary key,
  company_id uuid not null,
  version int not null default 1,
  request_id uuid not null references purchase_request on delete cascade,
  supplier_id uuid not null,
  supplier_name text not null,
  quote_no text,
  quote_date date not null,
  valid_until date,
  lead_days int check (lead_days between 0 and 365),
  term_days int check (term_days between 0 and 365),
  freight bigint not null default 0 check (freight >= 0),
  price_includes_tax boolean not null default false,
  notes text,
  total bigint not null,
  is_chosen boolean not null default false,
  chosen_reason text,
  order_id uuid references purchase_order on delete set null,
  created_at timestamptz not null default now(),
  created_by uuid not null,
  created_by_name text not null,
  updated_at timestamptz not null default now(),
  updated_by uuid not null,
  updated_by_name text not null,
  unique (request_id, supplier_id)
);
create index purchase_quote_of_request on purchase_quote (company_id, request_id, id);

create table purchase_quote_line (
  id uuid primary key,
  company_id uuid not null,
  quote_id uuid not null references purchase_quote on delete cascade,
  request_line_id uuid not null references purchase_request_line on delete cascade,
  position int not null,
  -- Per unit of the request's line; null: not offered.
  price numeric(18,2) check (price >= 0),
  discount_percent numeric(9,4),
  note text,
  unique (quote_id, request_line_id)
);
