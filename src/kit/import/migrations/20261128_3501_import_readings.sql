-- Why: '1.250' and '05/12/2025' are read as their whole column is, by what its rows prove or what the person said once.
alter table import_run add column readings jsonb not null default '{}';
