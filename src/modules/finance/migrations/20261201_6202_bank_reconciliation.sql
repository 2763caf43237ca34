-- Why: that a bank account and its book agreed on a day is kept with what was open on both sides, and holds what was matched until then.
create table bank_reconciliation (
  id uuid primary key,
  company_id uuid not null references company (id),
  cash_account_id uuid not null references cash_account (id),
  version int not null default 1,
  state text not null default 'locked' check (state in ('locked', 'opened')),
  reconciled_to date not null,
  book bigint not null,
  bank bigint not null,
  -- In the book and not on the bank: what goes out, what comes in; on the bank and not in the book.
  outgoing bigint not null,
  incoming bigint not null,
  waiting bigint not null,
  -- The open lines of both sides as they stood.
  items jsonb not null,
  locked_at timestamptz not null default now(),
  locked_by uuid not null,
  locked_by_name text not null,
  opened_at timestamptz,
  opened_by_name text,
  open_reason text,
  check (book + outgoing - incoming + waiting = bank),
  check ((state = 'opened') = (opened_at is not null and open_reason is not null))
);
create unique index bank_reconciliation_locked on bank_reconciliation (company_id, cash_account_id, reconciled_to)
  where state = 'locked';
create index bank_reconciliation_of_account on bank_reconciliation (company_id, cash_account_id, reconciled_to, id);
