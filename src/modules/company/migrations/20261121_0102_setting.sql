-- Settings by key: each row holds from a moment on, so that what was valid earlier stays known.
create table setting (
  -- Null: holds for the whole installation.
  company_id uuid,
  key text not null,
  value jsonb not null,
  effective_from timestamptz not null default now(),
  changed_by uuid references app_user,
  unique nulls not distinct (company_id, key, effective_from)
);
