-- Why: goods are often written down the morning after. Within these days nobody needs the right to approve.

create table stock_setting (
  company_id uuid primary key,
  -- Days back that everybody who moves goods may date them; before that it takes the right to approve.
  backdate_days smallint not null default 3 check (backdate_days between 0 and 31),
  version int not null default 1,
  updated_at timestamptz not null default now(),
  updated_by uuid
);
