-- Why: work of a project that is given to somebody else: what was agreed (SPK), what was measured of it, what they billed.

create table subcontract (
  id uuid primary key,
  company_id uuid not null,
  version int not null default 1,
  number text,
  state text not null default 'draft' check (state in ('draft', 'posted', 'void')),
  project_id uuid not null,
  supplier_id uuid not null references supplier (id),
  contract_date date not null,
  subject text not null,
  advance_percent numeric(9,4) check (advance_percent between 0 and 100),
  retention_percent numeric(9,4) check (retention_percent between 0 and 100),
  withholding_kind text not null check (withholding_kind in ('pph-final', 'pph23', 'pph21', 'none')),
  withholding_rate numeric(9,4) check (withholding_rate between 0 and 100),
  notes text,
  total bigint not null check (total > 0),
  -- What is not measured any more is no commitment from then on.
  closed_at timestamptz,
  void_reason text,
  created_at timestamptz not null default now(),
  created_by uuid not null,
  updated_at timestamptz not null default now(),
  updated_by uuid not null,
  updated_by_name text not null,
  unique (company_id, number),
  unique (company_id, id),
  foreign key (company_id, project_id) references project (company_id, id),
  check ((number is null) = (state = 'draft'))
);
create index subcontract_by_project on subcontract (company_id, project_id, contract_date desc, id);
create index subcontract_by_supplier on subcontract (supplier_id);

create table subcontract_line (
  id uuid primary key,
  company_id uuid not null,
  subcontract_id uuid not null,
  line_no int not null,
  work_item_id uuid not null,
  description text not null,
  unit text not null,
  volume numeric(18,4) not null check (volume > 0),
  price numeric(18,2) not null check (price >= 0),
  amount bigint not null,
  unique (subcontract_id, line_no),
  unique (company_id, id),
  foreign key (company_id, subcontract_id) references subcontract (company_id, id) on delete cascade,
  foreign key (company_id, work_item_id) references work_item (company_id, id)
);
create index subcontract_line_by_work on subcontract_line (company_id, work_item_id);

create table subcontract_opname (
  id uuid primary key,
  company_id uuid not null,
  version int not null default 1,
  number text,
  state text not null default 'draft' check (state in ('draft', 'posted', 'void')),
  subcontract_id uuid not null,
  opname_date date not null,
  note text,
  gross bigint not null check (gross >= 0),
  void_reason text,
  created_at timestamptz not null default now(),
  created_by uuid not null,
  updated_at timestamptz not null default now(),
  updated_by uuid not null,
  updated_by_name text not null,
  unique (company_id, number),
  unique (company_id, id),
  foreign key (company_id, subcontract_id) references subcontract (company_id, id),
  check ((number is null) = (state = 'draft'))
);
create index subcontract_opname_of on subcontract_opname (company_id, subcontract_id, opname_date, id);
create unique index subcontract_opname_one_draft on subcontract_opname (subcontract_id) where state = 'draft';

create table subcontract_opname_line (
  id uuid primary key,
  company_id uuid not null,
  opname_id uuid not null,
  line_no int not null,
  subcontract_line_id uuid not null,
  -- Of this opname alone.
  volume numeric(18,4) not null check (volume > 0),
  amount bigint not null,
  -- Why it stands above what the owner approved.
  reason text,
  unique (opname_id, line_no),
  unique (opname_id, subcontract_line_id),
  foreign key (company_id, opname_id) references subcontract_opname (company_id, id) on delete cascade,
  foreign key (company_id, subcontract_line_id) references subcontract_line (company_id, id)
);
create index subcontract_opname_line_of_line on subcontract_opname_line (subcontract_line_id);

-- A bill of a subcontract with what it was made of: amounts before PPN.
create table subcontract_bill (
  id uuid primary key,
  company_id uuid not null,
  subcontract_id uuid not null,
  kind text not null check (kind in ('advance', 'progress', 'retention')),
  opname_id uuid,
  bill_id uuid not null references purchase_bill (id),
  bill_number text not null,
  billed_on date not null,
  gross bigint not null check (gross > 0),
  advance bigint not null default 0 check (advance >= 0),
  retention bigint not null default 0 check (retention >= 0),
  back_charge bigint not null default 0 check (back_charge >= 0),
  ppn bigint not null,
  total bigint not null,
  is_void boolean not null default false,
  created_at timestamptz not null default now(),
  foreign key (company_id, subcontract_id) references subcontract (company_id, id),
  foreign key (company_id, opname_id) references subcontract_opname (company_id, id),
  check ((kind = 'progress') = (opname_id is not null))
);
create index subcontract_bill_of on subcontract_bill (company_id, subcontract_id, created_at);
create unique index subcontract_bill_one_per_opname on subcontract_bill (opname_id) where not is_void;
create index subcontract_bill_of_bill on subcontract_bill (bill_id);
