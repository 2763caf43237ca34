-- Why: everything a company wrote, in one file that its owner takes along; made in the background, gone after a week.
create table data_export (
  id uuid primary key,
  company_id uuid not null references company (id),
  state text not null default 'waiting' check (state in ('waiting', 'running', 'done', 'failed')),
  -- How far: lists written, of how many.
  done int not null default 0,
  total int not null default 0,
  storage_key uuid,
  size bigint,
  created_by uuid not null,
  created_by_name text not null,
  created_at timestamptz not null default now(),
  finished_at timestamptz,
  expires_at timestamptz
);
create index data_export_of on data_export (company_id, created_by, created_at);
