-- Why: what we owed a supplier when the books began were several bills; each comes in under its own number.
drop index purchase_bill_one_opening;
create unique index purchase_bill_one_opening
  on purchase_bill (company_id, (coalesce(merged_from, supplier_id)), lower(coalesce(reference, '')))
  where kind = 'opening' and state = 'posted';
