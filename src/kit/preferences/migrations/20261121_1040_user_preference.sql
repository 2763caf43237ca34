-- How each person likes their screens: kept on the server, so that the next computer knows it too.

create table user_preference (
  user_id uuid not null references app_user on delete cascade,
  key text not null check (length(key) <= 80),
  value jsonb not null check (pg_column_size(value) <= 16384),
  updated_at timestamptz not null default now(),
  primary key (user_id, key)
);
