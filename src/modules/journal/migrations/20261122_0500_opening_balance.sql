-- Why: what stood in the ledger, in cash and in the bank when the books began comes in once per account, and can be taken back.
create table opening_balance (
  id uuid primary key,
  company_id uuid not null,
  opened_on date not null,
  state text not null default 'posted' check (state in ('posted', 'void')),
  notes text,
  created_at timestamptz not null default now(),
  created_by uuid not null,
  created_by_name text not null,
  -- The day of the mirrored entry.
  voided_on date,
  voided_by_name text,
  void_reason text,
  check ((state = 'void') = (voided_on is not null))
);
create index opening_balance_of on opening_balance (company_id, opened_on, id);

create table opening_balance_line (
  id uuid primary key,
  opening_id uuid not null references opening_balance (id),
  company_id uuid not null,
  line_no int not null,
  account_code text not null,
  debit bigint not null default 0,
  credit bigint not null default 0,
  note text,
  stands boolean not null default true,
  foreign key (company_id, account_code) references account (company_id, code),
  unique (opening_id, line_no),
  check (debit >= 0 and credit >= 0 and (debit = 0) <> (credit = 0))
);
-- An account is opened once; anew only after it was taken back.
create unique index opening_balance_once on opening_balance_line (company_id, account_code) where stands;
