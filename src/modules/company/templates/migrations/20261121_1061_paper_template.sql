-- Why: how a company's papers look; every version is kept, so that a paper printed once is printed the same again.
create table paper_template (
  company_id uuid not null references company (id),
  kind text not null,
  version int not null check (version > 0),
  content jsonb not null,
  created_at timestamptz not null default now(),
  created_by uuid references app_user,
  primary key (company_id, kind, version)
);
