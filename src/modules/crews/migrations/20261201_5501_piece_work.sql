-- Why: a crew that works by the piece has its terms, its work is measured and approved by a second person, and each
-- member's share comes with Saturday's wages.
create table piece_crew (
  id uuid primary key,
  company_id uuid not null,
  project_id uuid not null,
  leader_id uuid not null,
  name text collate "id-x-icu" not null,
  share_by text not null check (share_by in ('days', 'percent', 'amount')),
  -- Of the leader as a party to a contract; retention is held back under one alone (PP 36/2021 art. 63).
  spk text,
  retention numeric(7, 4) not null default 0 check (retention >= 0 and retention <= 50),
  is_closed boolean not null default false,
  version int not null default 1,
  created_at timestamptz not null default now(),
  created_by uuid not null,
  created_by_name text not null,
  updated_at timestamptz not null default now(),
  updated_by uuid not null,
  updated_by_name text not null,
  check (retention = 0 or spk is not null),
  unique (company_id, id),
  foreign key (company_id, project_id) references project (company_id, id),
  foreign key (company_id, leader_id) references worker (company_id, id)
);
create index piece_crew_of on piece_crew (company_id, project_id, is_closed, name, id);

create table piece_member (
  company_id uuid not null,
  crew_id uuid not null,
  worker_id uuid not null,
  line_no smallint not null,
  -- By days: of one of his days; by percent: of the whole.
  weight numeric(9, 4) not null check (weight > 0),
  primary key (company_id, crew_id, worker_id),
  foreign key (company_id, crew_id) references piece_crew (company_id, id) on delete cascade,
  foreign key (company_id, worker_id) references worker (company_id, id)
);
create index piece_member_of on piece_member (company_id, worker_id);

create table piece_work (
  id uuid primary key,
  company_id uuid not null,
  crew_id uuid not null,
  project_id uuid not null,
  work_item_id uuid not null,
  line_no smallint not null,
  -- For one unit of the work item.
  rate bigint not null check (rate > 0),
  volume numeric(18, 4) not null check (volume > 0),
  unique (company_id, id),
  unique (company_id, crew_id, work_item_id),
  foreign key (company_id, crew_id) references piece_crew (company_id, id) on delete cascade,
  foreign key (company_id, project_id, work_item_id) references work_item (company_id, project_id, id)
);
create index piece_work_on on piece_work (company_id, work_item_id);

create table piece_opname (
  id uuid primary key,
  company_id uuid not null,
  crew_id uuid not null,
  project_id uuid not null,
  number text not null,
  state text not null check (state in ('sent', 'approved', 'void')),
  measured_on date not null,
  witness text,
  note text,
  gross bigint not null check (gross > 0),
  retention bigint not null check (retention >= 0),
  approved_at timestamptz,
  approved_by uuid,
  approved_by_name text,
  void_reason text,
  version int not null default 1,
  created_at timestamptz not null default now(),
  created_by uuid not null,
  created_by_name text not null,
  updated_at timestamptz not null default now(),
  updated_by uuid not null,
  updated_by_name text not null,
  check (retention <= gross),
  check ((state = 'approved') <= (approved_by is not null)),
  unique (company_id, id),
  unique (company_id, number),
  foreign key (company_id, crew_id) references piece_crew (company_id, id),
  foreign key (company_id, project_id) references project (company_id, id)
);
create index piece_opname_of on piece_opname (company_id, project_id, measured_on, id);
create index piece_opname_of_crew on piece_opname (company_id, crew_id, id);
create index piece_opname_to_pay on piece_opname (company_id, measured_on) where state = 'approved';
create index piece_opname_waiting on piece_opname (company_id, measured_on) where state = 'sent';

create table piece_opname_line (
  company_id uuid not null,
  opname_id uuid not null,
  piece_work_id uuid not null,
  volume numeric(18, 4) not null check (volume > 0),
  rate bigint not null,
  amount bigint not null check (amount >= 0),
  primary key (company_id, opname_id, piece_work_id),
  foreign key (company_id, opname_id) references piece_opname (company_id, id) on delete cascade,
  foreign key (company_id, piece_work_id) references piece_work (company_id, id)
);
create index piece_opname_line_of on piece_opname_line (company_id, piece_work_id);

create table piece_share (
  id uuid primary key,
  company_id uuid not null,
  opname_id uuid not null,
  worker_id uuid not null,
  line_no smallint not null,
  -- Days are counted in halves; PPh 21 goes by the average of a date.
  half_days smallint not null check (half_days between 0 and 124),
  amount bigint not null check (amount >= 0),
  retention bigint not null check (retention between 0 and amount),
  -- A share is paid in at most one note.
  wage_note_id uuid,
  check (half_days > 0 or amount = 0),
  unique (company_id, opname_id, worker_id),
  foreign key (company_id, opname_id) references piece_opname (company_id, id) on delete cascade,
  foreign key (company_id, worker_id) references worker (company_id, id),
  foreign key (company_id, wage_note_id) references wage_note (company_id, id)
);
create index piece_share_of_worker on piece_share (company_id, worker_id);
create index piece_share_of_note on piece_share (company_id, wage_note_id) where wage_note_id is not null;

alter table wage_note drop constraint wage_note_check, drop constraint wage_note_check1,
  add column piece bigint not null default 0 check (piece >= 0),
  add column retention bigint not null default 0 check (retention between 0 and piece),
  add constraint wage_note_gross check (gross = wages + overtime + meal + crew_fee + piece),
  add constraint wage_note_net check (net = gross - tax - kasbon - retention);
