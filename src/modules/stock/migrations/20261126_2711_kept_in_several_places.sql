-- Why: what is made for a line of an order is kept where it was made, beside what its own warehouse keeps for it.
alter table stock_reservation drop constraint stock_reservation_pkey;
alter table stock_reservation add primary key (company_id, document_id, line_id, warehouse_id);
