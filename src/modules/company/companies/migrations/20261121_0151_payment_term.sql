-- Why: how long a customer may wait with paying; each company keeps its own list.
create table payment_term (
  id uuid primary key,
  company_id uuid not null references company (id) on delete cascade,
  name text not null,
  days int not null check (days between 0 and 365),
  version int not null default 1,
  created_at timestamptz not null default now(),
  created_by uuid,
  updated_at timestamptz not null default now(),
  updated_by uuid,
  archived_at timestamptz,
  unique (company_id, id),
  unique (company_id, name)
);
