-- A giro is found by its number, its bank and whose it is.
alter table giro add column search text not null generated always as (
  lower(number || ' ' || bank || ' ' || party_name)
) stored;
create index giro_search on giro using gin (company_id, search gin_trgm_ops);
create index giro_newest on giro (company_id, taken_on desc, id desc);
