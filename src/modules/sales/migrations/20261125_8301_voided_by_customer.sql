-- Why: what was voided stands on a customer's account until the day it was voided; it is found without reading what stands.
create index sales_invoice_void_by_customer on sales_invoice (company_id, customer_id) where state = 'void';
create index sales_payment_void_by_customer on sales_payment (company_id, customer_id) where state = 'void';
create index sales_credit_note_void_by_customer on sales_credit_note (company_id, customer_id) where state = 'void';
create index sales_write_off_void_by_customer on sales_write_off (company_id, customer_id) where state = 'void';
