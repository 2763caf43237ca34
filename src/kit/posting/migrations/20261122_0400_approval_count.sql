-- Why: above an amount one yes may be too few: a band says how many different people have to give theirs.
alter table approval_rule add column needed smallint not null default 1 check (needed between 1 and 5);
