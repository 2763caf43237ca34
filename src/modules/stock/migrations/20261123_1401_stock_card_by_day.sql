-- Why: a stock card as of a day, and what was held then, are read in the order of the documents' dates.
create index stock_move_card_by_day on stock_move (company_id, item_id, warehouse_id, document_date, posting_seq)
  include (qty, value);
