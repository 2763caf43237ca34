-- What waits in the cash book is asked for on every dashboard.
create index cash_entry_waiting on cash_entry (company_id, entry_date, id) where state = 'draft';
