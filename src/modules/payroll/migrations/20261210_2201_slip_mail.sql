-- Why: the slips of a run go out in one act; who was written to, where and when, is kept, so that nobody is written to twice.
create table payroll_slip_mail (
  id uuid primary key,
  company_id uuid not null,
  run_id uuid not null,
  slip_id uuid not null,
  to_address text not null,
  -- The mail in the outbox; null: its slip is still to be made.
  mail_id uuid,
  created_at timestamptz not null default now(),
  created_by uuid not null,
  created_by_name text not null,
  foreign key (company_id, run_id) references payroll_run (company_id, id),
  foreign key (company_id, slip_id) references payroll_slip (company_id, id)
);
create index payroll_slip_mail_of_slip on payroll_slip_mail (company_id, slip_id, id);
