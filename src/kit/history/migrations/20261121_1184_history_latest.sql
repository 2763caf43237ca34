-- Why: the dashboard tells what was done last in a company, without reading more of its history than it shows.
create index history_latest on history (company_id, at desc, id desc);
