-- Why: changes of a contract, opnames and addenda of a subcontract, handovers and guarantees are found by their numbers, as every other paper is.
alter table change_order add column code text not null generated always as ('CCO-' || number::text) stored;
alter table change_order add column search text not null generated always as (
  lower('CCO-' || number::text || ' ' || reason || ' ' || coalesce(addendum_no, '') || ' ' || coalesce(requested_by, ''))
) stored;
create index change_order_by_code on change_order (company_id, code);
create index change_order_search on change_order using gin (company_id, search gin_trgm_ops);
create index change_order_by_day on change_order (company_id, change_date desc, id);

alter table subcontract_opname add column search text not null generated always as (
  lower(coalesce(number, '') || ' ' || coalesce(note, ''))
) stored;
create index subcontract_opname_search on subcontract_opname using gin (company_id, search gin_trgm_ops);
create index subcontract_opname_by_day on subcontract_opname (company_id, opname_date desc, id);

alter table subcontract_addendum add column search text not null generated always as (
  lower(coalesce(number, '') || ' ' || reason)
) stored;
create index subcontract_addendum_search on subcontract_addendum using gin (company_id, search gin_trgm_ops);
create index subcontract_addendum_by_day on subcontract_addendum (company_id, addendum_date desc, id);

-- Their numbers are those of other people's papers: any of their words may be typed.
alter table handover add column search text not null generated always as (
  lower('bast-1 ' || first_number || coalesce(' bast-2 ' || final_number, ''))
) stored;
create index handover_search on handover using gin (company_id, search gin_trgm_ops);
create index handover_by_day on handover (company_id, first_on desc, project_id);

alter table guarantee add column search text not null generated always as (
  lower(number || ' ' || issuer || ' ' || coalesce(note, ''))
) stored;
create index guarantee_search on guarantee using gin (company_id, search gin_trgm_ops);
create index guarantee_by_number on guarantee (company_id, number);
create index guarantee_by_day on guarantee (company_id, valid_from desc, id);
