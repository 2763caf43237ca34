-- Why: what we owe on orders, and what orders of some days are worth, are summed from indexes alone for the dashboard.
create index purchase_order_open on purchase_order (company_id, bill) include (open_due) where open_due > 0;
