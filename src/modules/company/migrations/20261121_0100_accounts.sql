-- People who may sign in, the roles that give them rights, and the sessions they hold.

create table role (
  id uuid primary key,
  name text not null,
  description text not null default '',
  permissions text[] not null default '{}',
  -- The owner's role: holds every right, also those of later versions.
  is_owner boolean not null default false,
  is_system boolean not null default false,
  version int not null default 1,
  created_at timestamptz not null default now(),
  created_by uuid,
  updated_at timestamptz not null default now(),
  updated_by uuid
);
create unique index role_name on role (lower(name));

create table app_user (
  id uuid primary key,
  name text not null check (name <> ''),
  -- Always stored trimmed and in lower case.
  email text not null unique check (email = lower(email)),
  phone text,
  password_hash text,
  status text not null check (status in ('unverified', 'pending', 'active', 'rejected', 'disabled')),
  email_verified_at timestamptz,
  last_login_at timestamptz,
  default_company_id uuid,
  -- The company named at registration, for whoever approves.
  registered_for text,
  -- Row scope; null means all.
  scope_companies uuid[],
  scope_warehouses uuid[],
  scope_projects uuid[],
  own_only boolean not null default false,
  version int not null default 1,
  created_at timestamptz not null default now(),
  created_by uuid,
  updated_at timestamptz not null default now(),
  updated_by uuid
);

create table user_role (
  user_id uuid not null references app_user on delete cascade,
  role_id uuid not null references role,
  primary key (user_id, role_id)
);
create index user_role_role on user_role (role_id);

-- A session begins for a stranger (it carries the CSRF token); signing in gives a new one with user_id.
create table session (
  id uuid primary key,
  token_hash bytea not null unique,
  csrf_secret text not null,
  user_id uuid references app_user on delete cascade,
  company_id uuid,
  ip text not null default '',
  user_agent text not null default '',
  created_at timestamptz not null default now(),
  last_seen_at timestamptz not null default now(),
  idle_until timestamptz not null,
  expires_at timestamptz not null
);
create index session_by_user on session (user_id) where user_id is not null;
create index session_expiry on session (idle_until);

-- A browser that may skip the emailed code until it expires, when the setting allows.
create table trusted_device (
  id uuid primary key,
  user_id uuid not null references app_user on delete cascade,
  token_hash bytea not null unique,
  user_agent text not null default '',
  created_at timestamptz not null default now(),
  expires_at timestamptz not null
);
create index trusted_device_user on trusted_device (user_id);
