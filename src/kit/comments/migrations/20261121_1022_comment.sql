-- Why: people talk about a record where it is, and call each other there by name.
create table comment (
  id uuid primary key,
  company_id uuid not null,
  subject text not null,
  subject_id uuid not null,
  -- Null: taken back; the row stays as its trace.
  body text check (length(body) between 1 and 4000),
  mentions uuid[] not null default '{}',
  created_at timestamptz not null default now(),
  created_by uuid not null,
  created_by_name text not null,
  edited_at timestamptz,
  removed_at timestamptz,
  check ((body is null) = (removed_at is not null))
);
create index comment_of_subject on comment (company_id, subject, subject_id, id desc);
