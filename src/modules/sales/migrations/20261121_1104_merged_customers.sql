-- Why: each of two customers that become one may bring the opening balance that was posted for it once.
alter table sales_invoice add column merged_from uuid;
drop index sales_invoice_one_opening;
create unique index sales_invoice_one_opening on sales_invoice (company_id, (coalesce(merged_from, customer_id)))
  where kind = 'opening' and state = 'posted';
