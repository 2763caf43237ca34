-- Why: a rule of the bank's lines also remembers with whom the money was: text, side and range lead to account, party and project
-- (projects.md 8.3). What was learned before knew no party.
alter table bank_rule add column party_name text;
drop index bank_rule_once;
create unique index bank_rule_once on bank_rule (company_id, is_incoming, account_code, project_id, party_name, words) nulls not distinct;
