-- Why: an order above an amount waits for somebody's yes; who handed it in may not say it.
alter table sales_order add column submitted_at timestamptz;
alter table sales_order add column submitted_by uuid;
alter table sales_order add column submitted_by_name text;
-- What the last decision said.
alter table sales_order add column decision_note text;
