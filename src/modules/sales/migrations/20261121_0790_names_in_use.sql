-- Why: a customer or an item that a document names cannot be deleted, and a document cannot name another company's.
alter table sales_order add foreign key (company_id, customer_id) references customer (company_id, id);
alter table sales_invoice add foreign key (company_id, customer_id) references customer (company_id, id);
alter table sales_payment add foreign key (company_id, customer_id) references customer (company_id, id);
alter table sales_order_line add foreign key (company_id, item_id) references item (company_id, id);
alter table stock_balance add foreign key (company_id, item_id) references item (company_id, id);
