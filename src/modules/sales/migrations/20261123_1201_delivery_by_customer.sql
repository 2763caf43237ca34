-- Why: the search over everything shows the newest papers of whom it found by name; for surat jalan that needs their index.
create index sales_delivery_by_customer on sales_delivery (company_id, customer_id, delivery_date desc, id desc);
