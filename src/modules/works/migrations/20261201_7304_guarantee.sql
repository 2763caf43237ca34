-- Why: a guarantee of a project that runs out unseen costs the contract; it is kept with its days and told before.
create table guarantee (
  id uuid primary key,
  company_id uuid not null,
  version int not null default 1,
  project_id uuid not null,
  kind text not null check (kind in ('penawaran', 'pelaksanaan', 'uang_muka', 'pemeliharaan')),
  number text not null,
  issuer text not null,
  amount bigint not null check (amount > 0),
  valid_from date not null,
  valid_to date not null,
  note text,
  -- The day the customer gave it back: from then on it runs out unnoticed.
  returned_on date,
  created_at timestamptz not null default now(),
  created_by uuid not null,
  updated_at timestamptz not null default now(),
  updated_by uuid not null,
  updated_by_name text not null,
  foreign key (company_id, project_id) references project (company_id, id),
  check (valid_to >= valid_from)
);
create index guarantee_by_project on guarantee (company_id, project_id, valid_to, id);
create index guarantee_standing on guarantee (company_id, valid_to, id) where returned_on is null;
create unique index guarantee_one_per_paper on guarantee (company_id, lower(issuer), lower(number));
