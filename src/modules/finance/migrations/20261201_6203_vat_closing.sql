-- Why: the PPN of a month is settled against itself once; the journal that did it is the one of that month.
create table vat_closing (
  company_id uuid not null references company (id),
  -- '2025-03'
  period text not null check (period ~ '^\d{4}-(0[1-9]|1[0-2])$'),
  journal_id uuid not null,
  closed_at timestamptz not null default now(),
  closed_by_name text not null,
  primary key (company_id, period),
  foreign key (company_id, journal_id) references manual_journal (company_id, id)
);
create index vat_closing_journal on vat_closing (company_id, journal_id);
