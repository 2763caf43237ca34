-- Why: the same act sent twice (double click, lost reply, retry) must have one effect and one answer.
create table idempotency_key (
  user_id uuid not null,
  route text not null,
  key text not null,
  request_hash bytea not null,
  answer text,
  created_at timestamptz not null default now(),
  primary key (user_id, route, key)
);
create index idempotency_key_created_at on idempotency_key (created_at);
