-- Why: whether all figures agree is asked every night, and a company is to know when, and what was found.
create table books_check (
  company_id uuid primary key references company,
  checked_at timestamptz not null default now(),
  laws int not null check (laws > 0),
  -- What did not hold: [{law, detail}].
  breaches jsonb not null default '[]'
);
