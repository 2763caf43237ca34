-- Why: what is held back of a leader's contract is paid out to him after the guarantee, with its own entry.
create table piece_retention_release (
  id uuid primary key,
  company_id uuid not null,
  crew_id uuid not null,
  leader_id uuid not null,
  person_id uuid not null,
  released_on date not null,
  guarantee_until date not null,
  amount bigint not null check (amount > 0),
  cash_account_name text not null,
  is_void boolean not null default false,
  void_reason text,
  created_at timestamptz not null default now(),
  created_by uuid not null,
  created_by_name text not null,
  check (guarantee_until <= released_on),
  check (is_void = (void_reason is not null)),
  unique (company_id, id),
  foreign key (company_id, crew_id) references piece_crew (company_id, id),
  foreign key (company_id, leader_id) references worker (company_id, id),
  foreign key (company_id, person_id) references person (company_id, id)
);
create index piece_retention_release_of on piece_retention_release (company_id, crew_id, released_on, id);
create index piece_retention_release_leader on piece_retention_release (company_id, leader_id);
create index piece_retention_release_person on piece_retention_release (company_id, person_id);
