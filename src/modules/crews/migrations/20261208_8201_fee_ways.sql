-- Why: a foreman has for his crew a sum for a man-day, a part of their wages, or a fixed sum a week; the company bears it as
-- his wage, or his crew does, who said so in writing (PP 36/2021 art. 64).
alter table crew_terms
  add column fee_way text not null default 'man-day' check (fee_way in ('man-day', 'percent', 'week')),
  add column fee_percent numeric(7, 4) not null default 0 check (fee_percent >= 0 and fee_percent <= 50),
  add column fee_bearer text not null default 'company' check (fee_bearer in ('company', 'crew')),
  -- Where the crew said so.
  add column fee_authority text,
  add constraint crew_terms_fee check (fee_way = 'percent' or fee_percent = 0),
  add constraint crew_terms_percent check (fee_way <> 'percent' or crew_fee = 0),
  add constraint crew_terms_authority check (fee_bearer = 'company' or fee_authority is not null);

alter table wage_note
  -- Cut from a member for his foreman, and what a foreman has of it: untaxed, their wages were taxed whole.
  add column fee_cut bigint not null default 0 check (fee_cut >= 0),
  add column fee_passed bigint not null default 0 check (fee_passed >= 0),
  drop constraint wage_note_net,
  add constraint wage_note_net check (net = gross - tax - kasbon - retention - fee_cut + fee_passed);

-- A fixed fee is had once a week, however late some days of it come.
create table crew_fee_week (
  company_id uuid not null,
  worker_id uuid not null,
  until date not null,
  wage_note_id uuid not null,
  primary key (company_id, worker_id, until),
  foreign key (company_id, worker_id) references worker (company_id, id),
  foreign key (company_id, wage_note_id) references wage_note (company_id, id)
);
create index crew_fee_week_of_note on crew_fee_week (company_id, wage_note_id);
