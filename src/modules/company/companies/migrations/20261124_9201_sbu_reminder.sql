-- Why: a licence that ends is told 90 and 30 days before and on its last day, each once; with a new last day it is told anew.
create table company_sbu_reminder (
  sbu_id uuid not null references company_sbu (id) on delete cascade,
  valid_until date not null,
  days_before int not null check (days_before >= 0),
  told_at timestamptz not null default now(),
  primary key (sbu_id, valid_until, days_before)
);
