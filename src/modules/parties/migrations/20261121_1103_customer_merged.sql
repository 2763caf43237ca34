-- Why: a customer written down twice becomes one; the other stays readable and says where it went.
alter table customer add column merged_into uuid;
alter table customer add foreign key (company_id, merged_into) references customer (company_id, id);
alter table customer add constraint customer_merged_is_archived check (merged_into is null or archived_at is not null);
create index customer_merged_into on customer (company_id, merged_into) where merged_into is not null;
