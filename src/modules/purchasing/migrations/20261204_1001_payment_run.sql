-- Why: bills of many suppliers are paid in one go; what was paid together goes to the bank as one file.
alter table purchase_payment add column run_id uuid;
create index purchase_payment_of_run on purchase_payment (company_id, run_id) where run_id is not null;
