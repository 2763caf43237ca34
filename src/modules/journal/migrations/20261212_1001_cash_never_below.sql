-- modules.md 2.12: what lies in a cash account stays at or above zero where the company says so.
alter table cash_account add column never_below_zero boolean not null default false;
create index cash_account_never_below on cash_account (company_id, account_code) where never_below_zero;
