-- Why: what customers owe, and what orders of some days are worth, are summed from indexes alone for the dashboard.
create index sales_order_worth on sales_order (company_id, order_date) include (stage, state, total, valid_until);
create index sales_invoice_open_sum on sales_invoice (company_id, due_date) include (open_due, total, written_off_total, state)
  where state = 'posted' and open_due > 0;
