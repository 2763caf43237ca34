-- Why: a paper sent by WhatsApp is opened by somebody who has no account, through a link that is signed and ends.
create table paper_link (
  id uuid primary key,
  company_id uuid not null,
  kind text not null,
  document_id uuid not null,
  -- Which copy: the period of an account, the size of a surat jalan.
  copy jsonb not null default '{}',
  -- The clock by which the paper's days are told.
  zone text not null,
  made_at timestamptz not null default now(),
  made_by uuid not null,
  made_by_name text not null,
  expires_at timestamptz not null,
  revoked_at timestamptz,
  revoked_by_name text,
  opened_count int not null default 0,
  opened_at timestamptz
);
create index paper_link_of_document on paper_link (company_id, kind, document_id, made_at);

-- What links are signed with: one secret of the installation, shared by its servers and saved with it.
create table paper_link_key (
  is_the_one boolean primary key default true check (is_the_one),
  secret bytea not null
);
