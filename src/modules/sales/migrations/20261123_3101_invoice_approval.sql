-- Why: an invoice above an amount waits for somebody's yes before it is issued; who handed it in may not say it.
alter table sales_invoice add column submitted_at timestamptz;
alter table sales_invoice add column submitted_by uuid;
alter table sales_invoice add column submitted_by_name text;
-- What the last decision said.
alter table sales_invoice add column decision_note text;
create index sales_invoice_waiting on sales_invoice (company_id, submitted_at, id) where state = 'pending_approval';
-- Who signs it, when not whom the company usually lets sign; and whether its paper keeps room for a duty stamp.
alter table sales_invoice add column signatory_id uuid;
alter table sales_invoice add column needs_meterai boolean not null default false;
