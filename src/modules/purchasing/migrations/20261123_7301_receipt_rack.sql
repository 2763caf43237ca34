-- Why: whoever receives goods says on which rack they were put.
alter table goods_receipt_line add column rack text;
