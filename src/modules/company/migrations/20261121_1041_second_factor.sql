-- A code from an app on one's phone (RFC 6238), for who wants more than a mailed one.

create table second_factor (
  user_id uuid primary key references app_user on delete cascade,
  -- AES-256-GCM under a key derived from the installation's secret, bound to the person.
  secret bytea not null,
  -- Null while it is being set up.
  confirmed_at timestamptz,
  -- The last half minute whose code was taken: none is good twice.
  last_step bigint,
  created_at timestamptz not null default now()
);

-- For the day the phone is lost: each good once, only hashes kept.
create table recovery_code (
  user_id uuid not null references app_user on delete cascade,
  code_hash bytea not null,
  used_at timestamptz,
  primary key (user_id, code_hash)
);

-- When this session last gave the second factor; sensitive acts ask again after ten minutes.
alter table session add column second_factor_at timestamptz;

-- What the pending login waits for: the mailed code, or the one of the app.
alter table login_code add column by text not null default 'mail' check (by in ('mail', 'app'));

-- An address that is to take the place of the present one: it must show that it is read.
create table email_change (
  user_id uuid primary key references app_user on delete cascade,
  session_id uuid not null references session on delete cascade,
  email text not null check (email = lower(email)),
  code_hash bytea not null,
  attempts int not null default 0 check (attempts >= 0),
  sent_at timestamptz not null default now(),
  expires_at timestamptz not null
);
