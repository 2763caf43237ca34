-- Why: a worker may be paid by transfer, and lists of workers name the account.
alter table worker
  add column bank_name text,
  add column bank_account_no text,
  add column bank_holder text;
