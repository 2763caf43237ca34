-- Why: a price taken back takes from stock what still lies there of the receipt it was for, so the book keeps how much that was.
-- Null: written before this was kept. Zero: the price came or went together with the goods themselves.
alter table stock_move add column covered numeric(18, 4) check (covered >= 0);
