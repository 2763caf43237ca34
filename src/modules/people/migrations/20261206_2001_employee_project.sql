-- Why: who builds a project costs that project; so much of somebody, from a day to a day, and never more than the whole of them.
create table employee_project (
  id uuid primary key,
  company_id uuid not null,
  employee_id uuid not null,
  line_no int not null,
  project_id uuid not null,
  percent numeric(9, 4) not null check (percent > 0 and percent <= 100),
  from_date date not null,
  to_date date check (to_date >= from_date),
  unique (company_id, id),
  foreign key (company_id, employee_id) references employee (company_id, id) on delete cascade,
  foreign key (company_id, project_id) references project (company_id, id)
);
create index employee_project_of on employee_project (company_id, employee_id, line_no);
create index employee_project_by_project on employee_project (company_id, project_id);
