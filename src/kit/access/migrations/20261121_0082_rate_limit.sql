-- Counts of attempts per window, shared by all servers and kept over a restart.
create table rate_limit (
  key bytea primary key,
  hits int not null,
  resets_at timestamptz not null
);
create index rate_limit_reset on rate_limit (resets_at);
