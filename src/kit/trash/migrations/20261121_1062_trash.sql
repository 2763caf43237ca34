-- Why: a draft or a master that was removed can be brought back for thirty days, whole and with its own id. It lies
-- here as it was, outside its table: nothing that counts, numbers or sums ever sees it.
create table trash (
  id uuid primary key,
  company_id uuid not null,
  -- As history calls it: 'order'.
  subject text not null,
  row_id uuid not null,
  -- What people call it: 'Draf order'.
  kind text not null,
  title text not null,
  -- Who may bring it back, any of them: 'create order'.
  permissions text[] not null,
  -- [{table, rows}], the row itself first, then what died with it.
  parts jsonb not null,
  removed_at timestamptz not null default now(),
  removed_by uuid not null,
  removed_by_name text not null
);
create index trash_by_day on trash (company_id, removed_at desc);
