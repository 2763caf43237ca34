-- Why: the log of who changed roles, people and settings is read over all companies, newest first.
create index history_of_access on history (at desc, id desc)
  where subject in ('role', 'user', 'invitation', 'setting');

-- A role nobody holds may go; what was once invited to it stays listed without it.
alter table invitation drop constraint invitation_role_id_fkey;
alter table invitation alter column role_id drop not null;
alter table invitation add constraint invitation_role_id_fkey foreign key (role_id) references role on delete set null;
