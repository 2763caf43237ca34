-- Why: what a customer turned away because it was broken must not lie among what is sold.
alter table sales_delivery_line add column reject_condition text not null default 'baik'
  check (reject_condition in ('baik', 'rusak', 'karantina'));
