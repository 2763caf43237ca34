-- Why: a workbook has several sheets and a CSV a separator; whoever brings it in sees which was taken, and may take another.
alter table import_run
  add column sheets text[] not null default '{}',
  add column sheet int not null default 0,
  add column separator text;
