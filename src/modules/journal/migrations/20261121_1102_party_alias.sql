-- Why: two customers that were one and the same become one; entries stay as they were written, and what takes one of
-- them back must find the party that now stands for it.
create table party_alias (
  company_id uuid not null,
  from_id uuid not null,
  into_id uuid not null,
  moved_at timestamptz not null default now(),
  moved_by uuid not null,
  primary key (company_id, from_id),
  check (from_id <> into_id)
);
create index party_alias_into on party_alias (company_id, into_id);
