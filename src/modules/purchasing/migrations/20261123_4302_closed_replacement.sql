-- Why: a replacement that will not come becomes a credit, also once part of it came.

-- Of what was to be replaced: given up, and what that took off the debt. The last part takes the rest.
alter table purchase_return_part add column closed_qty numeric(18,4) not null default 0 check (closed_qty >= 0);
alter table purchase_return_part add column closed_net bigint not null default 0;
alter table purchase_return_part add column closed_ppn bigint not null default 0;
alter table purchase_return_part add column closed_cost bigint not null default 0;
alter table purchase_return_part add constraint purchase_return_part_settled check (replaced_qty + closed_qty <= qty);

create table purchase_return_closing (
  id uuid primary key,
  company_id uuid not null,
  return_id uuid not null references purchase_return,
  closed_on date not null,
  reason text not null,
  -- Debit note: net + ppn = total; taken of it went off bills, the rest is ours to use.
  net bigint not null,
  ppn bigint not null,
  total bigint not null check (total >= 0),
  taken bigint not null check (taken between 0 and total),
  -- What left 2-1110.
  cost bigint not null,
  created_at timestamptz not null default now(),
  created_by uuid not null,
  created_by_name text not null
);
create index purchase_return_closing_of on purchase_return_closing (return_id, id);
create trigger purchase_return_closing_in_open_period before insert on purchase_return_closing
  for each row execute function refuse_locked_period('closed_on', 'purchase');
