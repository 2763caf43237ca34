-- Why: numbers without gaps, one answer to "what is document X called", and months that stay closed.

create table document_counter (
  company_id uuid not null,
  doc text not null,
  period text not null,
  last bigint not null check (last > 0),
  primary key (company_id, doc, period)
);

-- Every number ever given. The books name a document through it: they were written before it had a number.
create table document_number (
  company_id uuid not null,
  doc text not null,
  period text not null,
  seq bigint not null,
  number text not null,
  document_kind text,
  document_id uuid,
  given_at timestamptz not null default now(),
  primary key (company_id, doc, period, seq)
);
create unique index document_number_of on document_number (company_id, document_id, document_kind, doc);
create index document_number_text on document_number (company_id, number);
comment on table document_number is 'append-only: a number given stays given';

create table period_lock (
  company_id uuid not null,
  area text not null check (area in ('sales', 'purchase', 'stock', 'payroll', 'finance')),
  locked_until date,
  reason text,
  locked_by uuid,
  locked_at timestamptz,
  primary key (company_id, area)
);

-- Holds the lock rows shared until commit, so that a closing waits for postings under way and none slips behind it.
create function assert_open_period(company uuid, areas text[], on_day date) returns void language plpgsql as $$
declare
  held record;
begin
  for held in
    select area, locked_until from period_lock where company_id = company and area = any (areas) order by area for share
  loop
    if held.locked_until >= on_day then
      raise exception 'period.locked' using errcode = 'MD001',
        detail = json_build_object('area', held.area, 'until', held.locked_until, 'day', on_day)::text;
    end if;
  end loop;
end $$;

-- For document tables: before insert or update … execute function refuse_locked_period('<date column>', '<area>', …).
create function refuse_locked_period() returns trigger language plpgsql as $$
declare
  written jsonb := to_jsonb(new);
begin
  perform assert_open_period((written ->> 'company_id')::uuid, tg_argv[1:], (written ->> tg_argv[0])::date);
  return new;
end $$;

-- For the books: rows are added, never changed.
create function refuse_book_change() returns trigger language plpgsql as $$
begin
  raise exception 'book.append-only' using errcode = 'MD002',
    detail = json_build_object('table', tg_table_name, 'act', tg_op)::text;
end $$;

create trigger document_number_is_final before update or delete or truncate on document_number
  for each statement execute function refuse_book_change();
