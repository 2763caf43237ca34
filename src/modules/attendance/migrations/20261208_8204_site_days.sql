-- Why: a site keeps its own days over the company's calendar: a holiday of its village, a Sunday that is worked for another
-- day of rest.
create table site_day (
  company_id uuid not null,
  project_id uuid not null,
  day date not null,
  kind text not null check (kind in ('holiday', 'work')),
  name text not null,
  updated_at timestamptz not null default now(),
  updated_by uuid not null,
  updated_by_name text not null,
  primary key (company_id, project_id, day),
  foreign key (company_id, project_id) references project (company_id, id) on delete cascade
);
