-- What waits for somebody on a site or of a contract is asked for on every dashboard.
create index site_report_waiting on site_report (company_id, report_date, id)
  where state = 'sent' or state = 'draft' and remark is not null;
create index change_order_asked on change_order (company_id, updated_at, id) where state = 'asked';
