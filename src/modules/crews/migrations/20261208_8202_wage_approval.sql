-- Why: a company may want the week's wages to wait for another person's yes: days and shares are tied at once, the entry
-- that was shown is booked with the yes.
alter table wage_settlement
  add column submitted_by uuid,
  add column approved_by uuid,
  add column approved_by_name text,
  -- JSON of the lines to be booked, while it waits.
  add column entry jsonb,
  drop constraint wage_settlement_waiting,
  add constraint wage_settlement_waiting check (state <> 'pending_approval' or (kind in ('thr', 'week') and paid = 0)),
  add constraint wage_settlement_entry check (entry is null or (state <> 'posted' and kind = 'week'));
create index wage_settlement_waits on wage_settlement (company_id, created_at, id) where state = 'pending_approval';
