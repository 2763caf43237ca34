-- Why: laba rugi on a cash basis asks by day which bills were paid.
create index purchase_settlement_paid on purchase_settlement (company_id, settled_on) where payment_id is not null;
