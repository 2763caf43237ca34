-- Why: an SPK that was running when the books began comes in with what was billed, held back and paid ahead of it: a bill that
-- stands in no book of purchases.
alter table subcontract_bill
  add column advance_left bigint not null default 0 check (advance_left >= 0),
  alter column bill_id drop not null,
  drop constraint subcontract_bill_kind_check,
  drop constraint subcontract_bill_gross_check,
  drop constraint subcontract_bill_check;
alter table subcontract_bill
  add check (kind in ('advance', 'progress', 'retention', 'opening')),
  add check (gross > 0 or kind = 'opening' and gross = 0 and advance_left > 0),
  -- Of an opening: what was built of it, where something was.
  add check (case kind when 'opening' then (opname_id is not null) = (gross > 0) when 'progress' then opname_id is not null
    else opname_id is null end),
  add check ((kind = 'opening') = (bill_id is null) and (kind = 'opening' or advance_left = 0));
create unique index subcontract_bill_one_opening on subcontract_bill (subcontract_id) where kind = 'opening' and not is_void;
