-- Why: every surat jalan, invoice and payment of the company in one list; each sort and the search need their index.
alter table sales_delivery add column search text not null generated always as (
  lower(coalesce(number, '') || ' ' || customer_name || ' ' || coalesce(vehicle_plate, '') || ' ' || coalesce(driver_name, ''))
) stored;
create index sales_delivery_by_number on sales_delivery (company_id, (coalesce(number, '')), id);
create index sales_delivery_words on sales_delivery using gin (company_id, search gin_trgm_ops);

alter table sales_invoice add column search text not null generated always as (
  lower(coalesce(number, '') || ' ' || customer_name || ' ' || coalesce(customer_po_no, '') || ' ' || coalesce(tax_invoice_no, ''))
) stored;
create index sales_invoice_by_number on sales_invoice (company_id, (coalesce(number, '')), id);
create index sales_invoice_by_due on sales_invoice (company_id, due_date, id);
create index sales_invoice_words on sales_invoice using gin (company_id, search gin_trgm_ops);

alter table sales_payment add column search text not null generated always as (
  lower(coalesce(number, '') || ' ' || customer_name || ' ' || coalesce(reference, '') || ' ' || cash_account_name)
) stored;
create index sales_payment_by_number on sales_payment (company_id, (coalesce(number, '')), id);
create index sales_payment_words on sales_payment using gin (company_id, search gin_trgm_ops);
