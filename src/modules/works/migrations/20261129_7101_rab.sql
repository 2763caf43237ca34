-- Why: what a project is agreed to cost stands in versions, each a tree of groups and lines, and one of them holds.
create table rab (
  id uuid primary key,
  company_id uuid not null,
  project_id uuid not null,
  revision int not null,
  state text not null default 'draft' check (state in ('draft', 'approved', 'superseded')),
  note text,
  -- The workbook it came from.
  file_name text,
  total bigint not null default 0,
  -- What rounding the total with PPN takes off or adds; the price of the contract is total + rounding.
  rounding bigint not null default 0,
  line_count int not null default 0,
  -- Everybody who wrote on it: none of them may approve it.
  writers uuid[] not null,
  approved_by uuid,
  approved_by_name text,
  approved_at timestamptz,
  version int not null default 1,
  created_at timestamptz not null default now(),
  created_by uuid,
  updated_at timestamptz not null default now(),
  updated_by uuid,
  updated_by_name text not null,
  check ((state = 'draft') = (approved_at is null)),
  unique (company_id, id),
  unique (company_id, project_id, revision),
  foreign key (company_id, project_id) references project (company_id, id) on delete cascade
);
create unique index rab_one_draft on rab (company_id, project_id) where state = 'draft';
create unique index rab_one_approved on rab (company_id, project_id) where state = 'approved';

create table rab_row (
  id uuid primary key,
  company_id uuid not null,
  rab_id uuid not null,
  position int not null,
  level int not null check (level between 0 and 7),
  parent_id uuid,
  is_group boolean not null,
  -- As it was written: 'II', 'a', '1.2'.
  number text not null,
  -- Of the whole path: 'II.A.1', the code of its work item.
  code text not null,
  name text not null,
  unit text,
  volume numeric(18,4),
  unit_price numeric(18,2),
  amount bigint not null,
  work_item_id uuid,
  check (is_group = (volume is null)),
  check (is_group = (unit_price is null)),
  unique (company_id, id),
  unique (rab_id, position),
  foreign key (company_id, rab_id) references rab (company_id, id) on delete cascade,
  foreign key (company_id, work_item_id) references work_item (company_id, id)
);
create index rab_row_by_item on rab_row (company_id, work_item_id) where work_item_id is not null;
