-- Why: rates that people add bear who added them and when; those of the law's day come with the product.
alter table tax_rate add column created_at timestamptz;
alter table tax_rate add column created_by uuid;
