-- Why: how many days a supplier really takes from the order to the goods stands beside what it promises.
alter table supplier_standing add column lead_days numeric(6, 1) check (lead_days >= 0);
