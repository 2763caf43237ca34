-- Why: overtime is worked by order (PP 35/2021 art. 28): who, how long, why, and somebody's yes; its hours are paid with the month.
create table overtime_order (
  id uuid primary key,
  company_id uuid not null references company (id),
  number text,
  day date not null,
  reason text not null,
  state text not null check (state in ('pending', 'approved', 'refused', 'void')),
  decision_note text,
  decided_by_name text,
  decided_at timestamptz,
  version int not null default 1,
  created_at timestamptz not null default now(),
  created_by uuid not null,
  created_by_name text not null,
  unique (company_id, id),
  unique (company_id, number)
);
create index overtime_order_by_day on overtime_order (company_id, day, id);

create table overtime_line (
  company_id uuid not null,
  order_id uuid not null,
  line_no int not null,
  employee_id uuid not null,
  -- Half hours.
  planned int not null check (planned between 1 and 48),
  -- What was worked in the end; null until somebody says so: the plan.
  worked int check (worked between 0 and 48),
  primary key (company_id, order_id, line_no),
  unique (company_id, order_id, employee_id),
  foreign key (company_id, order_id) references overtime_order (company_id, id),
  foreign key (company_id, employee_id) references employee (company_id, id)
);
create index overtime_line_by_employee on overtime_line (company_id, employee_id);
