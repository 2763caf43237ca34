-- Why: what is still to come of a head is judged by people; every judgement stays with its reason, the newest holds.
create table cost_judgement (
  id uuid primary key,
  company_id uuid not null,
  project_id uuid not null,
  head text not null check (head in ('material', 'upah', 'alat', 'subkon', 'umum')),
  -- Null: back to what is worked out.
  amount bigint check (amount >= 0),
  reason text not null,
  made_at timestamptz not null default now(),
  made_by uuid not null,
  made_by_name text not null,
  foreign key (company_id, project_id) references project (company_id, id) on delete cascade
);
create index cost_judgement_of_project on cost_judgement (company_id, project_id, head, id desc);
