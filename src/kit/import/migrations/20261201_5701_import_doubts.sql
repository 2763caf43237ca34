-- Why: a row may come in and still look odd: what was thought of it is told beside it.
alter table import_row add column doubts jsonb;
