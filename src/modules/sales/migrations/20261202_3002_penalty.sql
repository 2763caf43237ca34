-- Why: a penalty that the customer holds back for being late lowers revenue (4-3100); it is no lost claim.
alter table sales_write_off drop constraint sales_write_off_against_check;
alter table sales_write_off add constraint sales_write_off_against_check
  check (against in ('expense', 'allowance', 'rounding', 'penalty'));
