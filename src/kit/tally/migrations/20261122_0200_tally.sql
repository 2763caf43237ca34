-- Why: the first page counts orders by status and sums what is open; kept sums make that cost the same however many there are.
create table tally (
  company_id uuid not null,
  -- What is told: 'order-stage', 'invoice-open', …
  name text not null,
  -- What it is told by: a word, a day, or nothing.
  word text not null default '',
  day date not null default 'infinity',
  count int not null,
  amount bigint not null default 0
);
create index tally_of on tally (company_id, name);
