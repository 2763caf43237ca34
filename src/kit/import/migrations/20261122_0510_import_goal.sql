-- Why: how far an import is told against the rows this very step has to do, not against all rows of the file.
alter table import_run add column goal int not null default 0;
