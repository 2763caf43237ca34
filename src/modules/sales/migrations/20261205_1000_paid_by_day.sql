-- Why: laba rugi on a cash basis asks by day which invoices money was taken for.
create index sales_settlement_paid on sales_settlement (company_id, settled_on) where payment_id is not null;
