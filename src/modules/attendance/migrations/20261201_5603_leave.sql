-- Why: what of the leave somebody has a right to is left is a sum of rows: granted, used, expired, corrected.
create table leave_request (
  id uuid primary key,
  company_id uuid not null,
  employee_id uuid not null,
  type text not null,
  valid_from date not null,
  valid_until date not null check (valid_until >= valid_from),
  -- Only a half of a single day.
  half text check (half in ('first', 'second')),
  half_days int not null check (half_days > 0),
  reason text,
  state text not null check (state in ('pending', 'approved', 'refused', 'void')),
  decision_note text,
  decided_by_name text,
  decided_at timestamptz,
  version int not null default 1,
  created_at timestamptz not null default now(),
  created_by uuid not null,
  created_by_name text not null,
  check (half is null or valid_from = valid_until),
  unique (company_id, id),
  foreign key (company_id, employee_id) references employee (company_id, id) on delete cascade
);
create index leave_request_newest on leave_request (company_id, created_at);
create index leave_request_of on leave_request (company_id, employee_id, valid_from);

create table leave_entry (
  id uuid primary key,
  company_id uuid not null,
  employee_id uuid not null,
  kind text not null check (kind in ('grant', 'use', 'return', 'expiry', 'correction')),
  on_day date not null,
  -- Half days: a grant adds, a use takes.
  half_days int not null check (half_days <> 0),
  -- A grant's last day.
  expires_on date,
  request_id uuid,
  note text,
  created_at timestamptz not null default now(),
  created_by uuid not null,
  created_by_name text not null,
  foreign key (company_id, employee_id) references employee (company_id, id) on delete cascade,
  foreign key (company_id, request_id) references leave_request (company_id, id)
);
create index leave_entry_of on leave_entry (company_id, employee_id, on_day);
comment on table leave_entry is 'append-only: a mistake is answered by a correction';

-- Of a day only a half: the other is as usual. Halves that are not paid are not written yet.
alter table employee_day add column half text check (half in ('first', 'second'));
alter table employee_day add check (half is null or mark not in ('I', 'A', 'B'));
