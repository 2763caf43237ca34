-- Why: people are told of what waits for them, in the bell and by mail, without looking for it.
create table notice (
  id uuid primary key,
  -- Null: about the person, not about the work of one company.
  company_id uuid,
  user_id uuid not null,
  kind text not null,
  subject text not null,
  subject_id uuid,
  title text not null check (length(title) between 1 and 300),
  -- An address inside the application.
  href text not null check (href like '/%' and href not like '//%'),
  by_name text,
  created_at timestamptz not null default now(),
  read_at timestamptz,
  -- False: somebody wanted it by mail alone.
  in_bell boolean not null default true,
  wants_mail boolean not null default false,
  mailed_at timestamptz
);
create index notice_of_person on notice (user_id, id desc);
create index notice_unread on notice (user_id, kind, subject_id) where read_at is null;
create index notice_to_mail on notice (created_at) where wants_mail and mailed_at is null and read_at is null;
