-- Why: a day that was marked is put right by two: one says what it should be, another says yes.
create table day_correction (
  id uuid primary key,
  company_id uuid not null,
  employee_id uuid not null,
  day date not null,
  -- As it stood when it was asked; null is as the week says.
  was_mark text check (was_mark in ('H', 'I', 'S', 'C', 'A', 'D', 'B')),
  was_half text check (was_half in ('first', 'second')),
  mark text check (mark in ('H', 'I', 'S', 'C', 'A', 'D', 'B')),
  half text check (half in ('first', 'second')),
  reason text not null,
  state text not null check (state in ('pending', 'approved', 'refused', 'void')),
  decision_note text,
  decided_by uuid,
  decided_by_name text,
  decided_at timestamptz,
  version int not null default 1,
  created_at timestamptz not null default now(),
  created_by uuid not null,
  created_by_name text not null,
  check (half is null or (mark is not null and mark not in ('I', 'A', 'B'))),
  check ((state in ('approved', 'refused')) = (decided_by is not null)),
  foreign key (company_id, employee_id) references employee (company_id, id) on delete cascade
);
create index day_correction_newest on day_correction (company_id, created_at);
create unique index day_correction_once on day_correction (company_id, employee_id, day) where state = 'pending';
