-- Why: a project that was running when the books began comes in by one opening: what was billed, paid ahead, held back, built and spent.
create table project_opening (
  id uuid primary key,
  company_id uuid not null,
  project_id uuid not null,
  order_id uuid not null references sales_order (id),
  state text not null default 'posted' check (state in ('posted', 'void')),
  opened_on date not null,
  -- Of its journal; null where there was nothing to book.
  number text,
  -- Before PPN, of the contract.
  billed bigint not null check (billed >= 0),
  advance bigint not null check (advance >= 0),
  retention bigint not null check (retention >= 0),
  retention_taxed boolean not null,
  -- The report that says what was built; goes when the opening is taken back.
  progress_id uuid,
  notes text,
  created_at timestamptz not null default now(),
  created_by uuid not null,
  created_by_name text not null,
  voided_on date,
  void_reason text,
  unique (company_id, id),
  foreign key (company_id, project_id) references project (company_id, id),
  check ((state = 'void') = (void_reason is not null))
);
create unique index project_opening_once on project_opening (company_id, project_id) where state = 'posted';
create index project_opening_of on project_opening (company_id, project_id, created_at);
create index project_opening_by_order on project_opening (order_id);

create table project_opening_cost (
  company_id uuid not null,
  opening_id uuid not null,
  line_no int not null,
  work_item_id uuid,
  head text not null check (head in ('material', 'upah', 'alat', 'subkon', 'umum')),
  account_code text not null,
  amount bigint not null check (amount > 0),
  primary key (company_id, opening_id, line_no),
  foreign key (company_id, opening_id) references project_opening (company_id, id),
  foreign key (company_id, work_item_id) references work_item (company_id, id)
);
create index project_opening_cost_by_item on project_opening_cost (company_id, work_item_id) where work_item_id is not null;
