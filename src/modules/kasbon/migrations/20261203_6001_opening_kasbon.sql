-- Why: what was lent before the books began here comes in from a file, all rows of a day under one journal.
alter table kasbon add column opening_id uuid;
create index kasbon_of_opening on kasbon (company_id, opening_id) where opening_id is not null;
