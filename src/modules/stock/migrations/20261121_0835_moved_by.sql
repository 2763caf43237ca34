-- Why: the stock card says whose hand a move was, also when that account is gone.
alter table stock_move add column posted_by_name text not null default '';
