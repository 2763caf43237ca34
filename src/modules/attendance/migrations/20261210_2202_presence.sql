-- Why: an employee on the phone says that he comes or goes, with the place the phone knows; it is a scan like one of a machine, apart from the day.
create table presence (
  id uuid primary key,
  company_id uuid not null references company (id),
  employee_id uuid not null,
  at timestamptz not null default now(),
  -- The place of the phone, how sure it is in metres, and how old it was in seconds; null: it told none, or one too old to count.
  lat numeric(10, 7),
  lng numeric(10, 7),
  accuracy_m int check (accuracy_m >= 0),
  age_s int check (age_s >= 0),
  -- The nearest place of work, how far it is in metres, and whether that is beyond its radius; null: no place is known.
  place text,
  distance_m int check (distance_m >= 0),
  is_outside boolean,
  foreign key (company_id, employee_id) references employee (company_id, id) on delete cascade
);
create index presence_of_employee on presence (company_id, employee_id, at);
comment on table presence is 'append-only: what a phone told stays told';

-- Where the office is: its point and radius.
create table office_place (
  company_id uuid primary key references company (id),
  lat numeric(10, 7) not null,
  lng numeric(10, 7) not null,
  radius_m int not null check (radius_m between 10 and 5000),
  updated_at timestamptz not null default now(),
  updated_by uuid not null
);
