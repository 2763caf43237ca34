-- Why: what was held back of a leader's contract before the books began is paid out here as what was held here is.
create table piece_retention_opening (
  id uuid primary key,
  company_id uuid not null,
  -- All rows of a file and a day stand under one entry.
  opening_id uuid not null,
  crew_id uuid not null,
  person_id uuid not null,
  opened_on date not null,
  amount bigint not null check (amount > 0),
  is_void boolean not null default false,
  created_at timestamptz not null default now(),
  created_by uuid not null,
  created_by_name text not null,
  unique (company_id, id),
  foreign key (company_id, crew_id) references piece_crew (company_id, id),
  foreign key (company_id, person_id) references person (company_id, id)
);
create index piece_retention_opening_of on piece_retention_opening (company_id, opening_id);
create unique index piece_retention_opening_once on piece_retention_opening (company_id, crew_id) where not is_void;
create index piece_retention_opening_person on piece_retention_opening (company_id, person_id);
