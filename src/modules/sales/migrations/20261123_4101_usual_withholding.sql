-- Why: an order whose PPh nobody chose follows what it sells, and is worked out again when its lines change.
alter table sales_order add column withholding_is_usual boolean not null default false;
