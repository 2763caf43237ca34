-- Why: lists and pickers search any part of a name through one index, also among a hundred thousand rows.
create extension if not exists pg_trgm;
-- Lets the company stand first in the same index as the text.
create extension if not exists btree_gin;
