-- Why: a termin goes to the customer with the papers they want, of the weeks it bills.
create table project_termin (
  company_id uuid not null,
  invoice_id uuid not null references sales_invoice (id) on delete cascade,
  project_id uuid not null,
  -- The last week it bills.
  week int not null check (week between 1 and 1000),
  primary key (company_id, invoice_id),
  foreign key (company_id, project_id) references project (company_id, id)
);
create index project_termin_of on project_termin (company_id, project_id, week);
create index project_termin_by_invoice on project_termin (invoice_id);

-- Which papers a customer wants with a bill of work; who never said wants the usual ones.
create table termin_wish (
  company_id uuid not null,
  customer_id uuid not null,
  papers text[] not null,
  updated_at timestamptz not null default now(),
  updated_by uuid not null,
  primary key (company_id, customer_id),
  foreign key (company_id, customer_id) references customer (company_id, id)
);
