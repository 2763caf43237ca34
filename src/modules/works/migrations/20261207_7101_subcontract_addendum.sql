-- Why: what was agreed with a subcontractor changes on the way; a change counts only when a second person approved it, and stays readable.
create table subcontract_addendum (
  id uuid primary key,
  company_id uuid not null,
  version int not null default 1,
  number text,
  state text not null default 'draft' check (state in ('draft', 'pending_approval', 'posted', 'void')),
  subcontract_id uuid not null,
  -- From this day on it counts.
  addendum_date date not null,
  reason text not null,
  -- What it adds to the subcontract, before PPN; below zero takes off.
  net bigint not null,
  total_before bigint,
  total_after bigint check (total_after > 0),
  approved_at timestamptz,
  approved_by_name text,
  -- Why it was given back to who wrote it.
  remark text,
  void_reason text,
  writers uuid[] not null default '{}',
  created_at timestamptz not null default now(),
  created_by uuid not null,
  updated_at timestamptz not null default now(),
  updated_by uuid not null,
  updated_by_name text not null,
  unique (company_id, number),
  unique (company_id, id),
  foreign key (company_id, subcontract_id) references subcontract (company_id, id),
  check ((number is null) = (state in ('draft', 'pending_approval'))),
  check ((number is null) = (total_after is null) and (number is null) = (approved_at is null)),
  check (total_after = total_before + net)
);
create index subcontract_addendum_of on subcontract_addendum (company_id, subcontract_id, approved_at, id);
create unique index subcontract_addendum_one_open on subcontract_addendum (subcontract_id)
  where state in ('draft', 'pending_approval');

create index subcontract_addendum_waiting on subcontract_addendum (company_id, updated_at, id)
  where state = 'pending_approval';

create table subcontract_addendum_line (
  id uuid primary key,
  company_id uuid not null,
  addendum_id uuid not null,
  line_no int not null,
  -- The line that changes; of a new one the line it became when it was approved.
  subcontract_line_id uuid,
  is_new boolean not null,
  work_item_id uuid not null,
  description text not null,
  unit text not null,
  -- Added; below zero taken off.
  volume numeric(18,4) not null,
  price numeric(18,2) not null check (price >= 0),
  volume_before numeric(18,4) not null,
  price_before numeric(18,2) not null,
  amount bigint not null,
  unique (addendum_id, line_no),
  check (is_new or subcontract_line_id is not null),
  foreign key (company_id, addendum_id) references subcontract_addendum (company_id, id) on delete cascade,
  foreign key (company_id, subcontract_line_id) references subcontract_line (company_id, id),
  foreign key (company_id, work_item_id) references work_item (company_id, id)
);
create index subcontract_addendum_line_of_line on subcontract_addendum_line (subcontract_line_id)
  where subcontract_line_id is not null;
create index subcontract_addendum_line_by_work on subcontract_addendum_line (company_id, work_item_id);

-- A line that an addendum took off stays with nothing: what was measured of it and taken back still names it.
alter table subcontract_line drop constraint subcontract_line_volume_check;
alter table subcontract_line add constraint subcontract_line_volume_check check (volume >= 0);
