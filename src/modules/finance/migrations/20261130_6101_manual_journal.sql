-- Why: what no other document books (accruals, depreciation, corrections) is written as debits and credits by hand.
create table manual_journal (
  id uuid primary key,
  company_id uuid not null references company (id),
  version int not null default 1,
  number text,
  state text not null default 'draft' check (state in ('draft', 'posted', 'void')),
  journal_date date not null,
  -- The day its mirror stands in the books, when it only belongs to the days before.
  reverse_date date,
  memo text not null,
  total bigint not null check (total > 0),
  void_reason text,
  search text not null generated always as (lower(coalesce(number, '') || ' ' || memo)) stored,
  created_at timestamptz not null default now(),
  created_by uuid not null,
  updated_at timestamptz not null default now(),
  updated_by uuid not null,
  updated_by_name text not null,
  unique (company_id, number),
  unique (company_id, id),
  check ((number is null) = (state = 'draft')),
  check (reverse_date > journal_date)
);
create index manual_journal_by_day on manual_journal (company_id, journal_date, id);
create index manual_journal_by_number on manual_journal (company_id, (coalesce(number, '')), id);
create index manual_journal_by_total on manual_journal (company_id, total, id);
create index manual_journal_search on manual_journal using gin (company_id, search gin_trgm_ops);
create trigger manual_journal_in_open_period before insert or update of state, journal_date on manual_journal
  for each row when (new.state = 'posted') execute function refuse_locked_period('journal_date', 'finance');

create table manual_journal_line (
  id uuid primary key,
  company_id uuid not null,
  journal_id uuid not null,
  line_no int not null,
  account_code text not null,
  debit bigint not null,
  credit bigint not null,
  memo text,
  project_id uuid,
  work_item_id uuid,
  unique (journal_id, line_no),
  foreign key (company_id, journal_id) references manual_journal (company_id, id) on delete cascade,
  foreign key (company_id, account_code) references account (company_id, code),
  check (debit >= 0 and credit >= 0 and (debit = 0) <> (credit = 0)),
  check (work_item_id is null or project_id is not null)
);
create index manual_journal_line_by_project on manual_journal_line (company_id, project_id) where project_id is not null;
