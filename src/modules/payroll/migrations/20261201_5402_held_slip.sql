-- Why: the pay of one person may wait for a reason, while all others are paid; it stays owed to them until it is released.
alter table payroll_slip
  add column held_at timestamptz,
  add column held_by_name text,
  add column held_reason text,
  add check ((held_at is null) = (held_reason is null) and (held_at is null) = (held_by_name is null));
