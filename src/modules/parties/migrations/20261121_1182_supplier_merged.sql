-- Why: a supplier written down twice becomes one; the other stays readable and says where it went.
alter table supplier add column merged_into uuid;
alter table supplier add foreign key (company_id, merged_into) references supplier (company_id, id);
alter table supplier add constraint supplier_merged_is_archived check (merged_into is null or archived_at is not null);
create index supplier_merged_into on supplier (company_id, merged_into) where merged_into is not null;
