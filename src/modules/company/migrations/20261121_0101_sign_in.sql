-- Everything that is good for one use and a short time: codes, links, invitations; and who signed in when.

-- One live code per account, bound to the browser session that asked for it.
create table login_code (
  user_id uuid primary key references app_user on delete cascade,
  session_id uuid not null references session on delete cascade,
  -- HMAC of the code with the session's token as key: the database alone cannot guess it.
  code_hash bytea not null,
  attempts int not null default 0 check (attempts >= 0),
  sent_at timestamptz not null default now(),
  expires_at timestamptz not null
);
create unique index login_code_session on login_code (session_id);

create table email_token (
  id uuid primary key,
  user_id uuid not null references app_user on delete cascade,
  kind text not null check (kind in ('verify', 'reset')),
  token_hash bytea not null unique,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  used_at timestamptz
);
create index email_token_user on email_token (user_id, kind);

create table invitation (
  id uuid primary key,
  email text not null check (email = lower(email)),
  name text,
  role_id uuid not null references role,
  company_id uuid,
  scope_companies uuid[],
  scope_warehouses uuid[],
  scope_projects uuid[],
  own_only boolean not null default false,
  token_hash bytea not null unique,
  invited_by uuid not null references app_user,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  accepted_at timestamptz,
  revoked_at timestamptz
);
create index invitation_email on invitation (email);
create unique index invitation_open on invitation (email) where accepted_at is null and revoked_at is null;

create table sign_in_event (
  id uuid primary key,
  user_id uuid references app_user on delete cascade,
  outcome text not null check (outcome in ('signed-in', 'wrong-password', 'wrong-code', 'too-often', 'signed-out', 'password-reset')),
  ip text not null default '',
  user_agent text not null default '',
  at timestamptz not null default now()
);
create index sign_in_event_user on sign_in_event (user_id, at desc);
