-- Why: what was left of somebody's yearly leave when attendance began here; the same taken back is a row below nothing.
alter table leave_entry drop constraint leave_entry_kind_check;
alter table leave_entry add constraint leave_entry_kind_check
  check (kind in ('grant', 'use', 'return', 'expiry', 'correction', 'opening'));
