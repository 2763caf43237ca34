-- Why: a holiday bonus, another bonus and the last wages of a leaver are runs of their own, taxed together with the month they are paid in.
alter table payroll_run
  add column kind text not null default 'monthly' check (kind in ('monthly', 'last', 'thr', 'bonus')),
  add column feast text check (feast in ('idulfitri', 'natal', 'nyepi', 'waisak', 'imlek')),
  add column feast_on date,
  -- One feast for everybody, whatever their religion, as some companies agree with their people.
  add column is_for_all boolean not null default false,
  -- Whom a bonus names, with what they get: [{employeeId, extras}].
  add column named jsonb not null default '[]',
  add check ((kind = 'thr') = (feast is not null) and (feast is null) = (feast_on is null));

alter table payroll_slip
  add column kind text not null default 'monthly' check (kind in ('monthly', 'thr', 'bonus'));

-- Somebody is paid once for a month, and gets one holiday bonus and one other bonus in it; drafts counted.
drop index payroll_slip_once;
create unique index payroll_slip_once on payroll_slip (company_id, employee_id, month, kind) where not is_void;
