-- A line of the bank is found by what the bank wrote on it.
alter table bank_line add column search text not null generated always as (
  lower(description || ' ' || coalesce(reference, ''))
) stored;
create index bank_line_search on bank_line using gin (company_id, search gin_trgm_ops);
create index bank_line_newest on bank_line (company_id, line_date desc, id desc);
