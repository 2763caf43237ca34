-- Why: the credit limit counts what confirmed orders of a customer still promise; they are found without the billed ones.

create index sales_order_promised on sales_order (company_id, customer_id)
  where state = 'posted' and billing <> 'full' and (closed_at is null or unbilled_value > 0);
drop index sales_order_unbilled;
