-- Why: whoever leaves leaves a list of things behind: each is done, or given up with a reason, and by whom is kept.
create table employee_leaving (
  company_id uuid not null,
  employee_id uuid not null,
  item text not null check (item in
    ('attendance', 'leave', 'kasbon', 'tools', 'login', 'holiday', 'compensation', 'tax', 'reference')),
  state text not null check (state in ('done', 'waived')),
  reason text check (reason is not null or state = 'done'),
  decided_at timestamptz not null default now(),
  decided_by uuid not null,
  decided_by_name text not null,
  primary key (company_id, employee_id, item),
  foreign key (company_id, employee_id) references employee (company_id, id) on delete cascade
);
