-- Why: what a contract was signed on changes on the way; a change counts only when it is approved, and then everywhere at once.
create table change_order (
  id uuid primary key,
  company_id uuid not null,
  project_id uuid not null,
  -- Counted within the project: CCO-1.
  number int not null,
  change_date date not null,
  kind text not null check (kind in ('instruksi', 'permintaan', 'kondisi')),
  reason text not null,
  requested_by text,
  addendum_no text,
  -- By which the end of the project moves.
  days int not null default 0 check (days between -3650 and 3650),
  state text not null default 'draft' check (state in ('draft', 'asked', 'approved', 'rejected', 'void')),
  -- What it adds to the bill, before PPN; below zero takes off.
  net bigint not null,
  writers uuid[] not null,
  -- Of an approved one: the bills before and after it, and the price of the contract.
  rab_before uuid,
  rab_after uuid,
  value_before bigint,
  value_after bigint,
  decided_by uuid,
  decided_by_name text,
  decided_at timestamptz,
  -- Why it was rejected or voided.
  remark text,
  version int not null default 1,
  created_at timestamptz not null default now(),
  created_by uuid,
  updated_at timestamptz not null default now(),
  updated_by uuid,
  updated_by_name text not null,
  check ((state in ('approved', 'void')) = (rab_before is not null and rab_after is not null)),
  check ((rab_after is null) = (value_before is null or value_after is null)),
  unique (company_id, id),
  unique (company_id, project_id, number),
  foreign key (company_id, project_id) references project (company_id, id),
  foreign key (company_id, rab_before) references rab (company_id, id),
  foreign key (company_id, rab_after) references rab (company_id, id)
);
create index change_order_by_rab_before on change_order (company_id, rab_before) where rab_before is not null;
create index change_order_by_rab_after on change_order (company_id, rab_after) where rab_after is not null;

create table change_order_line (
  company_id uuid not null,
  change_order_id uuid not null,
  line_no int not null,
  -- The line whose volume changes, or the group a new line stands under.
  work_item_id uuid,
  is_new boolean not null,
  number text,
  name text not null,
  unit text,
  -- Added; below zero taken off.
  volume numeric(18,4) not null check (volume <> 0),
  unit_price numeric(18,2) not null,
  amount bigint not null,
  check (is_new or work_item_id is not null),
  primary key (company_id, change_order_id, line_no),
  foreign key (company_id, change_order_id) references change_order (company_id, id) on delete cascade,
  foreign key (company_id, work_item_id) references work_item (company_id, id)
);
create index change_order_line_by_item on change_order_line (company_id, work_item_id) where work_item_id is not null;

-- What approved changes add to the price that was signed; their sum is the price now.
alter table project_contract add column changes bigint not null default 0;

-- A bill whose change was voided holds no more and measures no week.
alter table rab drop constraint rab_state_check;
alter table rab add constraint rab_state_check check (state in ('draft', 'approved', 'superseded', 'void'));
