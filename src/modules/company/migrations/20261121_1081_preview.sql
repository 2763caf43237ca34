-- Why: who gives roles tries one on first: the session sees through its rights and scope, and writes nothing meanwhile.
alter table session
  add preview_role_id uuid references role (id) on delete set null,
  add preview_own_only boolean not null default false,
  add preview_warehouses uuid[];
