-- Why: money that somebody on a site holds for a project is given, accounted for and returned by name; below zero it is owed to them.
create table site_float (
  id uuid primary key,
  company_id uuid not null,
  project_id uuid not null,
  -- The person who holds it, and what they were called when it was last given.
  holder_id uuid not null,
  holder_name text not null,
  created_at timestamptz not null default now(),
  created_by_name text not null,
  unique (company_id, project_id, holder_id),
  unique (company_id, id),
  foreign key (company_id, project_id) references project (company_id, id)
);
create index site_float_of_holder on site_float (company_id, holder_id);

-- The entries of the cash book that move a float: given, spent, returned.
create table site_float_entry (
  entry_id uuid primary key,
  company_id uuid not null,
  float_id uuid not null,
  foreign key (company_id, entry_id) references cash_entry (company_id, id) on delete cascade,
  foreign key (company_id, float_id) references site_float (company_id, id)
);
create index site_float_entry_of_float on site_float_entry (company_id, float_id, entry_id);
