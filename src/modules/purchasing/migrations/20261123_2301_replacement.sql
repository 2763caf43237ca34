-- Why: goods sent back may be asked for again instead of being taken off the debt; what was billed of them stays billed
-- and passes on to what comes in their place.

alter table purchase_return add column wants_replacement boolean not null default false;

-- What was billed of the line and is owed to us in goods: it stands in 2-1110 until they come.
alter table purchase_return_line add column claim_value bigint not null default 0;

-- What the part cost us, how much came in its place, and the replacement that was sent back itself.
alter table purchase_return_part add column cost bigint not null default 0;
alter table purchase_return_part add column replaced_qty numeric(18,4) not null default 0
  check (replaced_qty >= 0 and replaced_qty <= qty);
alter table purchase_return_part add column replacement_id uuid;

-- Of returned_qty: awaited again.
alter table purchase_order_line add column replaced_qty numeric(18,4) not null default 0
  check (replaced_qty >= 0 and replaced_qty <= returned_qty);

-- Received goods that replace billed ones, with what the bill had for them.
create table purchase_replacement (
  id uuid primary key,
  company_id uuid not null,
  part_id uuid not null references purchase_return_part,
  bill_line_id uuid not null references purchase_bill_line,
  bill_id uuid not null references purchase_bill,
  receipt_line_id uuid not null references goods_receipt_line,
  qty numeric(18,4) not null check (qty > 0),
  net bigint not null,
  ppn bigint not null,
  cost bigint not null,
  returned_qty numeric(18,4) not null default 0 check (returned_qty >= 0 and returned_qty <= qty)
);
create index purchase_replacement_of_receipt_line on purchase_replacement (receipt_line_id);
create index purchase_replacement_of_part on purchase_replacement (part_id);
