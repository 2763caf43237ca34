-- Why: whoever takes the goods signs for them on a phone, through the QR on the surat jalan: once, and it stays as it was signed.
create table paper_answer (
  document_id uuid primary key,
  company_id uuid not null,
  -- What history calls the document: 'delivery'.
  subject text not null,
  link_id uuid not null,
  -- Of the device: the same answer sent twice has one effect.
  sender_key uuid not null,
  signed_by text not null check (length(signed_by) between 1 and 120),
  signed_as text not null check (signed_as in ('penerima', 'sopir')),
  is_complete boolean not null,
  note text check (is_complete or note is not null),
  lat numeric(9,6) check (lat between -90 and 90),
  lng numeric(9,6) check (lng between -180 and 180),
  signature_id uuid not null,
  photo_ids uuid[] not null default '{}',
  -- When it was signed, which may be long before there was a signal to send it.
  signed_at timestamptz not null,
  sent_at timestamptz not null default now(),
  check ((lat is null) = (lng is null)),
  check (signed_at <= sent_at)
);
