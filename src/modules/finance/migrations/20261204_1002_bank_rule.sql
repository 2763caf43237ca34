-- Why: what a line of the bank was made into is remembered as a rule that people see, name and put aside; the next line that
-- reads alike is proposed by it.
create table bank_rule (
  id uuid primary key,
  company_id uuid not null references company (id),
  name text not null,
  -- The words that all its lines share, in the order of the alphabet.
  words text[] not null check (cardinality(words) > 0),
  -- Whether its lines came in or went out.
  is_incoming boolean not null,
  account_code text not null,
  project_id uuid references project (id),
  uses int not null default 1 check (uses >= 0),
  -- The amounts of its lines, without their sign, in rupiah.
  least bigint not null check (least > 0),
  most bigint not null check (most >= least),
  used_on date not null,
  is_archived boolean not null default false,
  version int not null default 1,
  updated_at timestamptz not null default now(),
  updated_by uuid not null,
  updated_by_name text not null,
  foreign key (company_id, account_code) references account (company_id, code)
);
create index bank_rule_of_side on bank_rule (company_id, is_incoming, is_archived, uses desc, id);
create unique index bank_rule_once on bank_rule (company_id, is_incoming, account_code, project_id, words) nulls not distinct;

-- The rule that a line was made by or made: undone, it does not count any more.
alter table bank_line add column rule_id uuid references bank_rule (id);
create index bank_line_of_rule on bank_line (rule_id) where rule_id is not null;

-- What was made before there were rules.
with made as (
  select b.id, b.company_id, b.description, b.amount, b.line_date, l.account_code, l.project_id, m.matched_by, m.matched_by_name,
    (select array_agg(distinct w[1] order by w[1]) from regexp_matches(lower(b.description), '[a-z]{3,}', 'g') w) as words
  from bank_line b
  join bank_match m on m.company_id = b.company_id and m.bank_line_id = b.id and m.cash_entry_id is not null
  join cash_entry_line l on l.company_id = m.company_id and l.entry_id = m.cash_entry_id
  where b.state = 'matched'
    and (select count(*) from cash_entry_line o where o.entry_id = l.entry_id) = 1
    and (select count(*) from bank_match o where o.company_id = b.company_id and o.bank_line_id = b.id) = 1
)
insert into bank_rule (id, company_id, name, words, is_incoming, account_code, project_id, uses, least, most, used_on, updated_by,
  updated_by_name)
select gen_random_uuid(), company_id, left((array_agg(description order by line_date desc, id))[1], 80), words, amount > 0,
  account_code, project_id, count(*), min(abs(amount)), max(abs(amount)), max(line_date),
  (array_agg(matched_by order by line_date desc, id))[1], (array_agg(matched_by_name order by line_date desc, id))[1]
from made where words is not null
group by company_id, words, amount > 0, account_code, project_id;
