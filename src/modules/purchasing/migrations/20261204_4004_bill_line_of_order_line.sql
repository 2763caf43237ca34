-- Why: what was billed of a service up to a day is asked by the line of its order.
create index purchase_bill_line_of_order_line on purchase_bill_line (order_line_id) where order_line_id is not null;
