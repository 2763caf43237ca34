-- Why: a company may say whose yes an amount needs by role as well; a role that is taken away leaves the right alone.
alter table approval_rule add column role_id uuid references role (id) on delete set null;
create index approval_rule_of_role on approval_rule (role_id) where role_id is not null;
