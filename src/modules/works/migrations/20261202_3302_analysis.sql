-- Why: a price of work is worked out from what a unit of it takes; the company keeps those analyses, and a bill its own copy of those it used.
create table analysis (
  id uuid primary key,
  company_id uuid not null,
  code text not null,
  name text not null,
  unit text not null,
  -- Overhead and profit, percent.
  overhead numeric(7,4) not null check (overhead >= 0),
  -- To how many rupiah the price is rounded.
  step int not null check (step in (1, 10, 100, 1000)),
  version int not null default 1,
  created_at timestamptz not null default now(),
  created_by uuid not null,
  updated_at timestamptz not null default now(),
  updated_by uuid not null,
  updated_by_name text not null,
  unique (company_id, id),
  foreign key (company_id) references company (id) on delete cascade
);
create unique index analysis_one_per_code on analysis (company_id, lower(code));

create table analysis_component (
  company_id uuid not null,
  analysis_id uuid not null,
  position int not null,
  head text not null check (head in ('material', 'upah', 'alat')),
  name text not null,
  unit text not null,
  coefficient numeric(18,6) not null check (coefficient > 0),
  price numeric(18,2) not null check (price >= 0),
  primary key (analysis_id, position),
  foreign key (company_id, analysis_id) references analysis (company_id, id) on delete cascade
);

-- The copy of an analysis on a line of a bill, by the code of the line; what the library says later does not touch it.
create table rab_analysis (
  company_id uuid not null,
  rab_id uuid not null,
  line_code text not null,
  code text not null,
  name text not null,
  unit text not null,
  overhead numeric(7,4) not null,
  step int not null,
  price bigint not null,
  components jsonb not null,
  primary key (rab_id, line_code),
  foreign key (company_id, rab_id) references rab (company_id, id) on delete cascade
);
