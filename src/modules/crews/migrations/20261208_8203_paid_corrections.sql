-- Why: a day that is in wages stays as it was paid; what it should have been is asked for with a reason, approved by another,
-- and its difference comes with the next wages.
create table crew_correction (
  id uuid primary key,
  company_id uuid not null,
  crew_day_id uuid not null,
  project_id uuid not null,
  work_item_id uuid,
  worker_id uuid not null,
  day date not null,
  -- As the day should have been.
  half_days smallint not null check (half_days between 0 and 3),
  overtime smallint not null check (overtime between 0 and 16),
  rest_hours smallint not null check (rest_hours between 0 and 24),
  -- More, or less, than was paid.
  amount bigint not null check (amount <> 0),
  reason text not null,
  approved_at timestamptz,
  approved_by uuid,
  approved_by_name text,
  -- In at most one note that stands.
  wage_note_id uuid,
  is_void boolean not null default false,
  void_reason text,
  created_at timestamptz not null default now(),
  created_by uuid not null,
  created_by_name text not null,
  check ((approved_at is null) = (approved_by is null)),
  check (wage_note_id is null or (approved_at is not null and not is_void)),
  check (is_void = (void_reason is not null)),
  unique (company_id, id),
  foreign key (company_id, crew_day_id) references crew_day (company_id, id),
  foreign key (company_id, project_id) references project (company_id, id),
  foreign key (company_id, worker_id) references worker (company_id, id),
  foreign key (company_id, wage_note_id) references wage_note (company_id, id)
);
create unique index crew_correction_asked on crew_correction (company_id, crew_day_id)
  where approved_at is null and not is_void;
create index crew_correction_of_day on crew_correction (company_id, crew_day_id, id);
create index crew_correction_to_pay on crew_correction (company_id, day)
  where approved_at is not null and wage_note_id is null and not is_void;
create index crew_correction_waits on crew_correction (company_id, day, id) where approved_at is null and not is_void;
create index crew_correction_of_note on crew_correction (company_id, wage_note_id) where wage_note_id is not null;
create index crew_correction_of_project on crew_correction (company_id, project_id);
create index crew_correction_of_worker on crew_correction (company_id, worker_id);

alter table wage_note
  add column correction bigint not null default 0,
  -- JSON of [{day, projectId, project, reason, amount}].
  add column corrections jsonb not null default '[]',
  drop constraint wage_note_gross,
  add constraint wage_note_gross check (gross >= 0 and gross = wages + overtime + meal + crew_fee + piece + bonus + correction);
