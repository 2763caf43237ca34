-- Why: PPh falls due when an advance is paid, not only when its bill is; and no bill may be used up by advances without
-- the PPh that is due of it.

-- Of withheld_total: what was held back of the advance itself, and how much of that bills have taken over.
alter table purchase_payment add column advance_withheld bigint not null default 0 check (advance_withheld >= 0);
alter table purchase_payment add column advance_withheld_used bigint not null default 0
  check (advance_withheld_used between 0 and advance_withheld);
alter table purchase_payment add column advance_withholding_kind text
  check (advance_withholding_kind in ('pph21', 'pph22', 'pph23', 'pph-final'));
alter table purchase_payment add column advance_withholding_rate numeric(9,4);
alter table purchase_payment add column advance_withholding_base bigint not null default 0;
alter table purchase_payment add column advance_proof_no text;
alter table purchase_payment add column advance_proof_date date;
alter table purchase_payment add constraint purchase_payment_advance_kind
  check ((advance_withheld = 0) or (advance_withholding_kind is not null));

-- Whether an advance or a credit was used, rather than paid with; and of the withheld tax, what was held back already
-- when the advance was paid.
alter table purchase_settlement add column is_use boolean not null default false;
alter table purchase_settlement add column withheld_before bigint not null default 0
  check (withheld_before between 0 and withheld);

-- A credit that is used on a bill with PPh withholds it too: that much of the credit is left.
alter table purchase_return add column withheld_total bigint not null default 0 check (withheld_total >= 0);
drop index purchase_return_with_credit;
alter table purchase_return drop column unallocated;
alter table purchase_return add column unallocated bigint not null generated always as (
  case when state = 'posted' then total + withheld_total - allocated_total else 0 end
) stored check (unallocated >= 0);
create index purchase_return_with_credit on purchase_return (company_id, supplier_id) where unallocated > 0;
