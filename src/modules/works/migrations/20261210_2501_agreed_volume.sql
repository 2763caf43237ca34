-- What the site measured of a week is not always what the customer agrees to: both are kept, and only what was agreed counts.
-- A draft that was handed back says why; an opname keeps who signed it.
alter table progress_line
  -- As it was measured; null where it was agreed to as it is.
  add column internal numeric(18,4),
  drop constraint progress_line_volume_check,
  add check (volume <> 0 or internal is not null);

alter table progress_report
  -- Why other volumes were agreed to than were measured.
  add column agreed_note text,
  add column returned_note text,
  add column returned_by_name text,
  add column returned_at timestamptz,
  add column signed_contractor text,
  add column signed_supervisor text,
  add column signed_owner text,
  add column signed_on date,
  add check ((returned_note is null) = (returned_at is null)),
  add check ((signed_on is null) = (signed_owner is null)),
  add check (signed_on is null or state = 'approved');
