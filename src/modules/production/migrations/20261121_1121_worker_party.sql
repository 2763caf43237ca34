-- Why: piece-rate pay is owed to somebody: each name is a party of its own in the ledger, so what it is owed can be read there.
create table production_worker (
  id uuid primary key,
  company_id uuid not null references company (id),
  name text collate "id-x-icu" not null,
  created_at timestamptz not null default now(),
  created_by uuid not null
);
create unique index production_worker_by_name on production_worker (company_id, lower(name collate "default"));
