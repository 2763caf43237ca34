-- Why: a slip of PPh 22 or 23 names what was paid for by a code of Coretax, which no rate tells; what a supplier had before is proposed.
create table tax_object (
  company_id uuid not null references company (id),
  -- The bill, the advance or the line of a cash entry that the tax was held back of.
  source_id uuid not null,
  party_id uuid,
  kind text not null check (kind in ('pph21', 'pph22', 'pph23', 'pph-final')),
  code text not null check (code ~ '^\d{2}-\d{3}-\d{2}$'),
  kept_at timestamptz not null default now(),
  kept_by_name text not null,
  primary key (company_id, source_id)
);
create index tax_object_of_party on tax_object (company_id, party_id, kind, kept_at) where party_id is not null;
