-- Why: the page of an employee shows their last slips, among a year of thousands.
create index payroll_slip_of_employee on payroll_slip (company_id, employee_id, month, id);
