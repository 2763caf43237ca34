-- Why: masters get short codes of their own per company (PLG-0001), also when two people add at once.
create table record_code (
  company_id uuid not null,
  prefix text not null,
  last bigint not null check (last > 0),
  primary key (company_id, prefix)
);
