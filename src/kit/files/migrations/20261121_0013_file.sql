-- Why: pictures and papers belong to a record; who may see the record may see its files, nobody else.
create table file (
  id uuid primary key,
  company_id uuid not null,
  owner_subject text not null,
  owner_id uuid not null,
  -- Empty for attachments, of which there may be many; otherwise the one place it fills: 'logo'.
  slot text not null default '',
  name text not null,
  type text not null,
  size bigint not null check (size > 0),
  sha256 text not null,
  width int,
  height int,
  created_at timestamptz not null default now(),
  created_by uuid not null
);
create index file_of_owner on file (company_id, owner_subject, owner_id, slot);
create unique index file_slot on file (company_id, owner_subject, owner_id, slot) where slot <> '';

-- Bytes whose row is gone; they are deleted after the transaction that let go of them.
create table file_leftover (
  storage_key text primary key,
  since timestamptz not null default now()
);
