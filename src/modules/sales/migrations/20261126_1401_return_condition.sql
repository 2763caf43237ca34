-- Why: goods that come back broken, or not yet looked at, must not lie among those that are sold.
alter table sales_return_line add column condition text not null default 'baik'
  check (condition in ('baik', 'rusak', 'karantina'));
