-- Why: what we build is a name that every document and every line of the books may bear, and its parts bear the cost.
create table project (
  id uuid primary key,
  company_id uuid not null references company (id),
  code text not null,
  name text collate "id-x-icu" not null,
  customer_id uuid not null,
  work_kind text,
  status text not null default 'prospek' check (status in (
    'prospek', 'kontrak', 'berjalan', 'ditunda', 'bast1', 'bast2', 'selesai', 'kalah', 'putus', 'batal'
  )),
  -- Why it stands as it stands: asked for when it is put on hold or ends before it is done.
  status_reason text,
  start_date date,
  end_date date,
  site_address text,
  city text collate "id-x-icu" not null default '',
  zone text check (zone in ('WIB', 'WITA', 'WIT')),
  lat numeric(10, 7) check (lat between -90 and 90),
  lng numeric(10, 7) check (lng between -180 and 180),
  -- Metres around the point within which a photo or an attendance counts as taken on site.
  geofence_m int check (geofence_m between 10 and 5000),
  notes text,
  warehouse_id uuid not null,
  -- Of its team, so that the list needs no join.
  manager_name text,
  foreman_names text,
  search text not null generated always as (lower((
    code || ' ' || name || ' ' || city || ' ' || coalesce(site_address, '') || ' ' || coalesce(manager_name, '') || ' ' ||
    coalesce(foreman_names, '')
  ) collate "default")) stored,
  version int not null default 1,
  created_at timestamptz not null default now(),
  created_by uuid,
  updated_at timestamptz not null default now(),
  updated_by uuid,
  archived_at timestamptz,
  check (end_date >= start_date),
  unique (company_id, id),
  unique (company_id, code),
  foreign key (company_id, customer_id) references customer (company_id, id)
);
create index project_by_name on project (company_id, name, id) where archived_at is null;
create index project_by_code on project (company_id, code, id) where archived_at is null;
create index project_by_start on project (company_id, start_date, id) where archived_at is null;
create index project_by_end on project (company_id, end_date, id) where archived_at is null;
create index project_by_status on project (company_id, status, id) where archived_at is null;
create index project_by_customer on project (company_id, customer_id);
create index project_search on project using gin (company_id, search gin_trgm_ops);

create table project_member (
  id uuid primary key,
  company_id uuid not null,
  project_id uuid not null,
  line_no int not null,
  role text not null check (role in ('manajer', 'pelaksana', 'mandor', 'pengawas', 'logistik', 'admin')),
  name text not null,
  user_id uuid,
  phone text,
  unique (company_id, id),
  foreign key (company_id, project_id) references project (company_id, id) on delete cascade
);
create index project_member_of on project_member (company_id, project_id, line_no);

-- The cost codes of a project: a group has children, and only what has none bears a unit and a head.
create table work_item (
  id uuid primary key,
  company_id uuid not null,
  project_id uuid not null,
  parent_id uuid,
  code text not null,
  name text collate "id-x-icu" not null,
  unit text,
  cost_head text check (cost_head in ('material', 'upah', 'alat', 'subkon', 'umum')),
  position int not null,
  version int not null default 1,
  created_at timestamptz not null default now(),
  created_by uuid,
  updated_at timestamptz not null default now(),
  updated_by uuid,
  archived_at timestamptz,
  check (parent_id <> id),
  unique (company_id, id),
  unique (company_id, project_id, id),
  unique (company_id, project_id, code),
  foreign key (company_id, project_id) references project (company_id, id) on delete cascade,
  foreign key (company_id, project_id, parent_id) references work_item (company_id, project_id, id)
);
create index work_item_of on work_item (company_id, project_id, position, id);
create index work_item_children on work_item (company_id, parent_id) where parent_id is not null;
