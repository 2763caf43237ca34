-- Why: papers are found by their amount or any part of their number, and the newest first, without reading a company's year.
create index sales_invoice_by_total on sales_invoice (company_id, total);
create index sales_payment_by_amount on sales_payment (company_id, amount);
create index sales_invoice_by_day on sales_invoice (company_id, invoice_date desc, id desc);
create index sales_payment_by_day on sales_payment (company_id, payment_date desc, id desc);
create index sales_credit_note_by_day on sales_credit_note (company_id, note_date desc, id desc);
create index sales_return_by_day on sales_return (company_id, return_date desc, id desc);
create index sales_credit_note_search on sales_credit_note
  using gin (company_id, (lower(coalesce(number, ''))) gin_trgm_ops);
create index sales_return_search on sales_return using gin (company_id, (lower(coalesce(number, ''))) gin_trgm_ops);
