-- Why: contracts differ on when the PPN of what is held back is due: when it is released, with each invoice, or all of it
-- at the first handover (BAST-1). Null: as the company's setting says.
alter table sales_order
  add column retention_tax text check (retention_tax in ('at-release', 'at-invoice', 'at-handover')),
  -- The day of the first handover, while it stands.
  add column handed_over_on date;
