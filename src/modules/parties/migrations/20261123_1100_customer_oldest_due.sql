-- Why: the list of customers has to find who is late without visiting their invoices.
alter table customer_standing add column oldest_due date;
create index customer_by_oldest_due on customer_standing (company_id, oldest_due) where oldest_due is not null;
