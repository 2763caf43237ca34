-- Why: what happened on a site is told once a day, by those who were there, and read by the office.
create table site_report (
  id uuid primary key,
  company_id uuid not null,
  project_id uuid not null,
  report_date date not null,
  state text not null default 'draft' check (state in ('draft', 'sent', 'checked')),
  weather_morning text not null check (weather_morning in ('cerah', 'berawan', 'gerimis', 'hujan')),
  weather_afternoon text not null check (weather_afternoon in ('cerah', 'berawan', 'gerimis', 'hujan')),
  -- Hours in which rain stopped the work: what a claim for more time stands on.
  rain_hours numeric(6,2) not null default 0 check (rain_hours between 0 and 24),
  -- Lists of words and counts that belong to this day alone.
  crew jsonb not null default '[]',
  deliveries jsonb not null default '[]',
  equipment jsonb not null default '[]',
  blockers jsonb not null default '[]',
  -- Of the crew together, to be listed and summed.
  workers int not null default 0 check (workers >= 0),
  k3 text not null check (k3 in ('aman', 'hampir', 'kecelakaan')),
  k3_note text,
  note text,
  search text not null generated always as (lower(coalesce(note, '') || ' ' || coalesce(k3_note, ''))) stored,
  -- Everybody who wrote on it: none of them checks it.
  writers uuid[] not null,
  writer_names text not null,
  -- What the office said when it gave it back.
  remark text,
  sent_at timestamptz,
  checked_by uuid,
  checked_by_name text,
  checked_at timestamptz,
  version int not null default 1,
  created_at timestamptz not null default now(),
  created_by uuid not null,
  updated_at timestamptz not null default now(),
  updated_by uuid not null,
  updated_by_name text not null,
  check ((state = 'checked') = (checked_at is not null)),
  check (state = 'draft' or sent_at is not null),
  check (k3 = 'aman' or k3_note is not null),
  unique (company_id, id),
  unique (company_id, project_id, report_date),
  foreign key (company_id, project_id) references project (company_id, id)
);
create index site_report_by_day on site_report (company_id, report_date, id);
create index site_report_by_writer on site_report (company_id, created_by, id);
create index site_report_search on site_report using gin (company_id, search gin_trgm_ops);

create table site_report_work (
  id uuid primary key,
  company_id uuid not null,
  report_id uuid not null,
  line_no int not null,
  work_item_id uuid,
  -- What was done, where no work item says it.
  note text,
  volume numeric(18,4) check (volume > 0),
  check (work_item_id is not null or note is not null),
  check (volume is null or work_item_id is not null),
  unique (report_id, line_no),
  foreign key (company_id, report_id) references site_report (company_id, id) on delete cascade,
  foreign key (company_id, work_item_id) references work_item (company_id, id)
);
create index site_report_work_by_item on site_report_work (company_id, work_item_id) where work_item_id is not null;
