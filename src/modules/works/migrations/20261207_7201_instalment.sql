-- Why: a contract may be billed by agreed parts (angsuran) instead of by what was measured; one without rows is billed by progress.
create table project_instalment (
  company_id uuid not null,
  id uuid not null,
  project_id uuid not null,
  position int not null check (position between 1 and 60),
  name text not null,
  -- Of the contract, before PPN; all rows of a contract make 100.
  percent numeric(7, 4) not null check (percent > 0 and percent <= 100),
  due_by text not null check (due_by in ('progress', 'date', 'bast-1', 'bast-2')),
  due_percent numeric(7, 4) check (due_percent between 0 and 100),
  due_on date,
  expected_on date,
  documents text,
  -- What it was billed at, and the whole contract at that rate; a voided invoice makes it free again.
  amount bigint check (amount > 0),
  basis bigint check (basis > 0),
  invoice_id uuid references sales_invoice (id) on delete set null,
  -- Billed before the books began.
  is_opened boolean not null default false,
  primary key (company_id, id),
  unique (company_id, project_id, position),
  foreign key (company_id, project_id) references project_contract (company_id, project_id),
  check ((due_by = 'progress') = (due_percent is not null)),
  check ((due_by = 'date') = (due_on is not null)),
  check ((amount is null) = (basis is null)),
  check (amount is not null or (invoice_id is null and not is_opened))
);
create unique index project_instalment_by_invoice on project_instalment (invoice_id) where invoice_id is not null;
