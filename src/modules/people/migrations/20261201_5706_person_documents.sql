-- Why: certificates and cards of people end, and who works without one is found out at the gate of a site.
create table employee_document (
  id uuid primary key,
  company_id uuid not null,
  employee_id uuid not null,
  line_no int not null,
  kind text not null,
  number text,
  valid_until date,
  unique (company_id, id),
  foreign key (company_id, employee_id) references employee (company_id, id) on delete cascade
);
create index employee_document_of on employee_document (company_id, employee_id, line_no);
create index employee_document_until on employee_document (company_id, valid_until) where valid_until is not null;

create table worker_document (
  id uuid primary key,
  company_id uuid not null,
  worker_id uuid not null,
  line_no int not null,
  kind text not null,
  number text,
  valid_until date,
  unique (company_id, id),
  foreign key (company_id, worker_id) references worker (company_id, id) on delete cascade
);
create index worker_document_of on worker_document (company_id, worker_id, line_no);
create index worker_document_until on worker_document (company_id, valid_until) where valid_until is not null;
