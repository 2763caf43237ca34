-- Why: what is owed to employees of all runs (upah belum diambil) is one list, which costs what is in it, not what was ever paid.
create index payroll_slip_unpaid on payroll_slip (company_id, month, id) where paid < net and not is_void;
