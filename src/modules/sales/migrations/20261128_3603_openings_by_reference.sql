-- Why: what a customer owed when the books began were several invoices; each comes in under its own number.
drop index sales_invoice_one_opening;
create unique index sales_invoice_one_opening
  on sales_invoice (company_id, (coalesce(merged_from, customer_id)), lower(coalesce(reference, '')))
  where kind = 'opening' and state = 'posted';
