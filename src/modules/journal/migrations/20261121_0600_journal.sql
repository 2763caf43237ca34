-- Why: the book of debits and credits, balanced and append-only by the database itself, with its running balances.

create table account (
  id uuid primary key,
  company_id uuid not null,
  code text not null check (code ~ '^\d-\d{4}$'),
  name text not null,
  normal text not null check (normal in ('debit', 'credit', 'header')),
  version int not null default 1,
  created_at timestamptz not null default now(),
  created_by uuid,
  updated_at timestamptz not null default now(),
  updated_by uuid,
  archived_at timestamptz,
  unique (company_id, code)
);

-- Where money lies: each has its own ledger account, so that its balance is that account's balance.
create table cash_account (
  id uuid primary key,
  company_id uuid not null,
  kind text not null check (kind in ('kas', 'bank')),
  name text not null,
  bank text,
  account_no text,
  holder text,
  account_code text not null,
  version int not null default 1,
  created_at timestamptz not null default now(),
  created_by uuid,
  updated_at timestamptz not null default now(),
  updated_by uuid,
  archived_at timestamptz,
  unique (company_id, account_code),
  foreign key (company_id, account_code) references account (company_id, code)
);

create table journal_entry (
  id uuid primary key,
  company_id uuid not null,
  posting_seq bigint generated always as identity,
  number text not null,
  entry_date date not null,
  period text not null generated always as (
    lpad(extract(year from entry_date)::int::text, 4, '0') || '-' || lpad(extract(month from entry_date)::int::text, 2, '0')
  ) stored,
  area text not null check (area in ('sales', 'purchase', 'stock', 'payroll', 'finance')),
  source_kind text not null,
  source_id uuid not null,
  memo text not null default '',
  total_debit bigint not null,
  total_credit bigint not null,
  reverses_id uuid unique references journal_entry (id),
  reason text,
  posted_at timestamptz not null default now(),
  posted_by uuid not null,
  constraint journal_entry_balanced check (total_debit = total_credit and total_debit > 0),
  unique (company_id, number)
);
create unique index journal_entry_once on journal_entry (company_id, source_kind, source_id) where reverses_id is null;
create index journal_entry_by_source on journal_entry (company_id, source_id);
create index journal_entry_by_day on journal_entry (company_id, entry_date, id);

create table journal_line (
  entry_id uuid not null references journal_entry (id),
  line_no int not null,
  company_id uuid not null,
  entry_date date not null,
  account_code text not null,
  debit bigint not null,
  credit bigint not null,
  party_id uuid,
  project_id uuid,
  memo text,
  primary key (entry_id, line_no),
  foreign key (company_id, account_code) references account (company_id, code),
  constraint journal_line_one_side check (debit >= 0 and credit >= 0 and (debit = 0) <> (credit = 0))
);
create index journal_line_by_account on journal_line (company_id, account_code, entry_date, entry_id);
create index journal_line_by_party on journal_line (company_id, party_id, account_code, entry_date) where party_id is not null;
create index journal_line_by_project on journal_line (company_id, project_id, account_code, entry_date) where project_id is not null;

comment on table journal_entry is 'append-only: a mistake is answered by a reversal';
comment on table journal_line is 'append-only: a mistake is answered by a reversal';

create table account_balance (
  company_id uuid not null,
  account_code text not null,
  period text not null,
  debit bigint not null default 0,
  credit bigint not null default 0,
  primary key (company_id, account_code, period),
  foreign key (company_id, account_code) references account (company_id, code)
);

create table party_balance (
  company_id uuid not null,
  party_id uuid not null,
  account_code text not null,
  debit bigint not null default 0,
  credit bigint not null default 0,
  primary key (company_id, party_id, account_code)
);

-- At commit: what the header promises is what its lines hold (one sum per entry; per line it would be quadratic).
create function assert_entry_is_whole() returns trigger language plpgsql as $$
declare
  held record;
begin
  select coalesce(sum(debit), 0) as debit, coalesce(sum(credit), 0) as credit into held
  from journal_line where entry_id = new.id;
  if held.debit <> new.total_debit or held.credit <> new.total_credit then
    raise exception 'journal.unbalanced' using errcode = 'MD003',
      detail = json_build_object('number', new.number, 'debit', held.debit, 'credit', held.credit)::text;
  end if;
  return null;
end $$;
create constraint trigger journal_entry_is_whole after insert on journal_entry
  deferrable initially deferred for each row execute function assert_entry_is_whole();

-- At once: no line may be slipped into an entry that is already whole.
create function refuse_extra_lines() returns trigger language plpgsql as $$
begin
  if exists (
    select 1 from (select distinct entry_id from added) touched
    join journal_entry e on e.id = touched.entry_id
    cross join lateral (
      select sum(l.debit) as debit, sum(l.credit) as credit from journal_line l where l.entry_id = e.id
    ) held
    where held.debit > e.total_debit or held.credit > e.total_credit
  ) then
    raise exception 'journal.unbalanced' using errcode = 'MD003';
  end if;
  return null;
end $$;
create trigger journal_line_within_entry after insert on journal_line
  referencing new table as added for each statement execute function refuse_extra_lines();

create function refuse_entry_in_locked_period() returns trigger language plpgsql as $$
begin
  perform assert_open_period(new.company_id, array[new.area, 'finance'], new.entry_date);
  return new;
end $$;
create trigger journal_entry_in_open_period before insert on journal_entry
  for each row execute function refuse_entry_in_locked_period();

create trigger journal_entry_is_final before update or delete or truncate on journal_entry
  for each statement execute function refuse_book_change();
create trigger journal_line_is_final before update or delete or truncate on journal_line
  for each statement execute function refuse_book_change();
