-- Why: example data is a company of its own, never rows among real ones; only a company named here can be put away again.
create table demo_company (
  id uuid primary key,
  state text not null default 'filling' check (state in ('filling', 'ready', 'failed', 'removed')),
  -- Known as soon as it is made, so that what a broken filling left behind can be put away too.
  company_id uuid unique references company,
  done int not null default 0,
  total int not null default 1,
  asked_by uuid not null,
  created_at timestamptz not null default now(),
  ended_at timestamptz
);
-- At most one at a time.
create unique index demo_company_one on demo_company ((true)) where state in ('filling', 'ready');
