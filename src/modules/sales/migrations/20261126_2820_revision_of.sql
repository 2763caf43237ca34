-- Why: a draft that revises an order takes over what was made for it; whether there is one is asked of the order that was.
create index sales_order_revision on sales_order (revision_of) where revision_of is not null;
