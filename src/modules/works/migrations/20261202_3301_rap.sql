-- Why: what a project may cost stands apart from what it is sold for: by head and work item, in versions somebody else approves.
create table rap (
  id uuid primary key,
  company_id uuid not null,
  project_id uuid not null,
  revision int not null,
  state text not null default 'draft' check (state in ('draft', 'approved', 'superseded')),
  note text,
  total bigint not null default 0,
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
create unique index rap_one_draft on rap (company_id, project_id) where state = 'draft';
create unique index rap_one_approved on rap (company_id, project_id) where state = 'approved';

create table rap_line (
  id uuid primary key,
  company_id uuid not null,
  rap_id uuid not null,
  position int not null,
  -- Null: of the project as a whole.
  work_item_id uuid,
  head text not null check (head in ('material', 'upah', 'alat', 'subkon', 'umum')),
  description text not null,
  unit text not null,
  qty numeric(18,4) not null check (qty > 0),
  unit_cost numeric(18,2) not null check (unit_cost >= 0),
  amount bigint not null,
  unique (rap_id, position),
  foreign key (company_id, rap_id) references rap (company_id, id) on delete cascade,
  foreign key (company_id, work_item_id) references work_item (company_id, id)
);
create index rap_line_by_item on rap_line (company_id, work_item_id) where work_item_id is not null;
