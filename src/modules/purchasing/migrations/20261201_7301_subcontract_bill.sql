-- Why: what a subcontractor bills of measured work stands among the bills of suppliers and is paid as they are.
alter table purchase_bill drop constraint purchase_bill_kind_check,
  add constraint purchase_bill_kind_check check (kind in ('purchase', 'landed', 'opening', 'subcontract'));
-- What is held back of a subcontractor, and what was paid ahead to them, is asked by supplier.
create index purchase_bill_line_set_aside on purchase_bill_line (company_id, account_code, bill_id)
  where account_code in ('1-1410', '2-1120');
