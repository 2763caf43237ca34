-- Why: a few rupiah between an invoice and what was paid are no lost claim: they go to 7-2900 and nobody is asked for a yes.
alter table sales_write_off drop constraint sales_write_off_against_check;
alter table sales_write_off add constraint sales_write_off_against_check check (against in ('expense', 'allowance', 'rounding'));
-- Counts as paid, not as given up.
alter table sales_settlement add column is_rounding boolean not null default false;
-- What may be rounded off at most, in rupiah.
alter table sales_setting add column rounding_limit bigint not null default 1000 check (rounding_limit >= 0);
