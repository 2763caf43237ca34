-- Why: several lines of the bank may together be what the book tells in one or several lines, and a payment may be made in the act.
alter table bank_line add column match_id uuid references bank_line (id);
update bank_line set match_id = id where state = 'matched';
alter table bank_line add check ((state = 'matched') = (match_id is not null));
create index bank_line_of_match on bank_line (company_id, match_id) where match_id is not null;

alter table bank_match add column payment_kind text check (payment_kind in ('invoice', 'bill'));
alter table bank_match add column payment_id uuid;
alter table bank_match add check ((payment_kind is null) = (payment_id is null));
