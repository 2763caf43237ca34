-- Why: a mail says who writes it by the name the installation had when it was written.
alter table mail add column from_name text;
