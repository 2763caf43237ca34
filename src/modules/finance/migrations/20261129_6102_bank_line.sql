-- Why: what the bank says of an account is kept line by line, each said once, and tied to the lines of the books it is.
create table bank_statement (
  id uuid primary key,
  company_id uuid not null references company (id),
  cash_account_id uuid not null references cash_account (id),
  file_name text not null,
  -- How the file was written; the next one of the account usually is the same.
  layout text not null check (layout in ('db-cr', 'dua-kolom', 'bertanda')),
  from_date date not null,
  to_date date not null,
  opening bigint,
  closing bigint,
  created_at timestamptz not null default now(),
  created_by uuid not null,
  created_by_name text not null
);
create index bank_statement_of_account on bank_statement (company_id, cash_account_id, to_date, id);

create table bank_line (
  id uuid primary key,
  company_id uuid not null,
  cash_account_id uuid not null references cash_account (id),
  statement_id uuid not null references bank_statement (id),
  line_no int not null,
  line_date date not null,
  description text not null,
  reference text,
  -- In rupiah; what went out is below zero.
  amount bigint not null check (amount <> 0),
  balance bigint,
  state text not null default 'waiting' check (state in ('waiting', 'matched', 'duplicate')),
  version int not null default 1,
  unique (statement_id, line_no)
);
create index bank_line_of_account on bank_line (company_id, cash_account_id, line_date, id);
create index bank_line_by_state on bank_line (company_id, cash_account_id, state, line_date, id);

create table bank_match (
  company_id uuid not null,
  bank_line_id uuid not null references bank_line (id),
  entry_id uuid not null,
  line_no int not null,
  -- The cash entry that was made of the line in the same act.
  cash_entry_id uuid references cash_entry (id),
  matched_at timestamptz not null default now(),
  matched_by uuid not null,
  matched_by_name text not null,
  primary key (entry_id, line_no),
  foreign key (entry_id, line_no) references journal_line (entry_id, line_no)
);
create index bank_match_of_line on bank_match (company_id, bank_line_id);

-- What the bank has confirmed is not taken back before it is unmatched, whichever document it is of.
create function refuse_reversal_of_matched() returns trigger language plpgsql as $$
declare
  tied record;
begin
  select l.line_date, l.description into tied
  from bank_match m join bank_line l on l.id = m.bank_line_id where m.entry_id = new.reverses_id limit 1;
  if found then
    raise exception 'bank.matched' using errcode = 'MD004',
      detail = json_build_object('on', tied.line_date, 'description', tied.description)::text;
  end if;
  return new;
end $$;
create trigger journal_entry_is_not_matched before insert on journal_entry
  for each row when (new.reverses_id is not null) execute function refuse_reversal_of_matched();
