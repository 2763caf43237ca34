-- Why: a call comes from a contact person's telephone; the search over everything finds whose it is.
create index customer_contact_by_phone on customer_contact (company_id, phone) where phone is not null;
create index supplier_contact_by_phone on supplier_contact (company_id, phone) where phone is not null;
