-- Why: each of two suppliers that become one brings its opening balance, and its papers, under their numbers, once.
alter table purchase_bill add column merged_from uuid;
drop index purchase_bill_one_opening;
create unique index purchase_bill_one_opening on purchase_bill (company_id, (coalesce(merged_from, supplier_id)))
  where kind = 'opening' and state = 'posted';
drop index purchase_bill_one_per_paper;
create unique index purchase_bill_one_per_paper
  on purchase_bill (company_id, (coalesce(merged_from, supplier_id)), supplier_invoice_key)
  where state <> 'void' and supplier_invoice_key is not null;
