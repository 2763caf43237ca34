-- Why: a subcontract is found by its number, its subject and whom it was given to, as every other paper is.
alter table subcontract add column search text not null generated always as (
  lower(coalesce(number, '') || ' ' || subject || ' ' || coalesce(notes, ''))
) stored;
create index subcontract_search on subcontract using gin (company_id, search gin_trgm_ops);
create index subcontract_of_supplier on subcontract (company_id, supplier_id, contract_date desc, id);
create index subcontract_by_day on subcontract (company_id, contract_date desc, id);
