-- Why: the search over everything finds a berita acara by its number, newest first.
create index service_handover_by_day on service_handover (company_id, handover_date desc, id desc);
