-- Why: days of workers are listed and exported over all projects, the newest first.
create index crew_day_newest on crew_day (company_id, day, id);
