-- Why: money in and out without an order bears PPN and withheld PPh as well; they reach the recaps of taxes by their line.
alter table cash_entry_line
  -- Within the amount of the line.
  add column ppn bigint not null default 0 check (ppn >= 0),
  add column tax_invoice_no text,
  add column tax_invoice_date date,
  -- Held back of the line: by us of what goes out, from us of what comes in.
  add column pph bigint not null default 0 check (pph >= 0),
  add column pph_kind text check (pph_kind in ('pph21', 'pph22', 'pph23', 'pph-final')),
  add column pph_base bigint not null default 0 check (pph_base >= 0),
  add column pph_proof_no text,
  add column pph_proof_date date,
  -- NPWP or NIK of the other side, and what Coretax calls the income.
  add column tax_no text,
  add column object_code text,
  add constraint cash_entry_line_taxes check (ppn + pph < amount and (pph > 0) = (pph_kind is not null));
create index cash_entry_line_with_tax on cash_entry_line (company_id, entry_id) where ppn > 0 or pph > 0;
