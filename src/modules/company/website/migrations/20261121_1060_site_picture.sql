-- Why: logos and favicon of the installation are shown before anybody signed in, so they lie apart from private files.
create table site_picture (
  slot text primary key check (slot in ('logo', 'logo-dark', 'favicon')),
  -- Always drawn anew as PNG; at most some hundred kilobytes.
  bytes bytea not null check (length(bytes) <= 400000),
  hash text not null,
  created_at timestamptz not null default now(),
  created_by uuid
);
