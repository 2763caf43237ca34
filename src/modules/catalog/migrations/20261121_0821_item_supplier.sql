-- Why: an item's usual supplier, and those it was bought from, are suppliers of the same company.
alter table item add foreign key (company_id, default_supplier_id) references supplier (company_id, id);
create index item_by_supplier on item (company_id, default_supplier_id) where default_supplier_id is not null;
alter table item_purchase_price add foreign key (company_id, supplier_id) references supplier (company_id, id);
