-- Why: a bank account of the company has its own place in the books, so that payments name the bank and not a guess.
alter table cash_account add column company_bank_account_id uuid;
create unique index cash_account_of_bank on cash_account (company_id, company_bank_account_id)
  where company_bank_account_id is not null;
