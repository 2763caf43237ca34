-- Work that may be late: written in the transaction of the act, done after its commit by any server.
create table job (
  id uuid primary key,
  name text not null,
  payload jsonb not null default '{}',
  run_at timestamptz not null default now(),
  attempts int not null default 0,
  last_error text,
  created_at timestamptz not null default now()
);
create index job_due on job (run_at);

-- When each recurring job is due next; the row is taken by whichever server comes first.
create table job_schedule (
  name text primary key,
  next_at timestamptz not null
);
