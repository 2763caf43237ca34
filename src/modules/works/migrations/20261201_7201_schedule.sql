-- Why: when each work item is to be built stands in versions, the first of them the baseline, and progress is measured against what held in a week.
create table schedule (
  id uuid primary key,
  company_id uuid not null,
  project_id uuid not null,
  revision int not null,
  state text not null default 'draft' check (state in ('draft', 'approved')),
  -- The first day of week 1; the same for all versions once one is approved.
  week_one date not null,
  week_start text not null check (week_start in ('project', 'monday')),
  -- Weeks that end on this day or later are measured against it; null: from the beginning.
  holds_from date,
  note text,
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
create unique index schedule_one_draft on schedule (company_id, project_id) where state = 'draft';

create table schedule_line (
  company_id uuid not null,
  schedule_id uuid not null,
  work_item_id uuid not null,
  -- Spread evenly over these days, or as `shares` says: week → percent of the work item, in sum 100.
  start_date date,
  end_date date,
  shares jsonb,
  check ((shares is null) = (start_date is not null)),
  check ((start_date is null) = (end_date is null)),
  check (end_date >= start_date),
  primary key (company_id, schedule_id, work_item_id),
  foreign key (company_id, schedule_id) references schedule (company_id, id) on delete cascade,
  foreign key (company_id, work_item_id) references work_item (company_id, id)
);
create index schedule_line_by_item on schedule_line (company_id, work_item_id);

-- A bill that holds since a day (a change of the contract) leaves the weeks before it to the one before; null: from the beginning.
alter table rab add column holds_from date;
