-- Why: a company numbers its papers as it always did: '0012/INV/ABC/VII/2026', by month or by year, from a number on.
create table number_template (
  company_id uuid not null,
  doc text not null,
  template text not null,
  reset text not null check (reset in ('monthly', 'yearly')),
  -- What {company_code} stands for; fixed with the company's code at the first numbered paper.
  company_code text not null default '',
  -- The number its counter begins with, in one period only; later periods begin with 1.
  first_no bigint not null default 1 check (first_no > 0),
  first_period text,
  version int not null default 1,
  updated_at timestamptz not null default now(),
  updated_by uuid,
  primary key (company_id, doc)
);
