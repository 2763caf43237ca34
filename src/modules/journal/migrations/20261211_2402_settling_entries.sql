-- Why: laba rugi on a cash basis asks by day for the few entries that settle without cash or pay wages, and for mirrors, among all others.
create index journal_entry_settling on journal_entry (company_id, entry_date)
  where source_kind in ('advance-use', 'purchase-advance-use', 'payroll-payment', 'wage-payment');
create index journal_entry_mirror on journal_entry (company_id, entry_date) where reverses_id is not null;
