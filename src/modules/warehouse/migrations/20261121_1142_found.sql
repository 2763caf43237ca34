-- Why: mutations, transfers and counts are found by any part of their number or by their notes.
create index stock_document_search on stock_document
  using gin (company_id, (lower(coalesce(number, '') || ' ' || coalesce(notes, ''))) gin_trgm_ops);
create index stock_transfer_search on stock_transfer
  using gin (company_id, (lower(coalesce(number, '') || ' ' || coalesce(notes, ''))) gin_trgm_ops);
create index stock_count_search on stock_count
  using gin (company_id, (lower(coalesce(number, '') || ' ' || coalesce(notes, ''))) gin_trgm_ops);
