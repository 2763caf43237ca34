-- Why: a project has one contract, an order whose value is that of the bill it was signed on.
create table project_contract (
  company_id uuid not null,
  project_id uuid not null,
  order_id uuid not null references sales_order (id),
  rab_id uuid not null,
  -- As it was signed, before PPN; never written again.
  value bigint not null check (value > 0),
  signed_at timestamptz not null default now(),
  signed_by uuid,
  primary key (company_id, project_id),
  foreign key (company_id, project_id) references project (company_id, id),
  foreign key (company_id, rab_id) references rab (company_id, id)
);
create index project_contract_by_order on project_contract (order_id);
