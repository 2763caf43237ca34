-- Why: of an approved count one line may have been wrong; it alone is taken back, the others stand.
alter table stock_count_line add column reversed_at timestamptz;
