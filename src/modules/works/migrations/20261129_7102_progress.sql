-- Why: what was built of each work item is measured week by week, and only what a second person approved counts.
create table progress_report (
  id uuid primary key,
  company_id uuid not null,
  project_id uuid not null,
  -- Counted from the start of the project.
  week int not null check (week between 1 and 1000),
  report_date date not null,
  state text not null default 'draft' check (state in ('draft', 'approved')),
  note text,
  -- What all approved work up to this week comes to by the prices of the bill, and its share of the whole.
  earned bigint,
  pct numeric(9,4),
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
  check ((state = 'approved') = (approved_at is not null and earned is not null and pct is not null)),
  unique (company_id, id),
  unique (company_id, project_id, week),
  foreign key (company_id, project_id) references project (company_id, id)
);
create unique index progress_one_draft on progress_report (company_id, project_id) where state = 'draft';

create table progress_line (
  company_id uuid not null,
  report_id uuid not null,
  work_item_id uuid not null,
  -- Of this week alone.
  volume numeric(18,4) not null check (volume <> 0),
  primary key (company_id, report_id, work_item_id),
  foreign key (company_id, report_id) references progress_report (company_id, id) on delete cascade,
  foreign key (company_id, work_item_id) references work_item (company_id, id)
);
create index progress_line_by_item on progress_line (company_id, work_item_id);
