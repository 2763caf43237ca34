-- Why: half a day that is not paid takes half of what a day is worth; a slip counts its unpaid days in halves.
alter table payroll_slip rename column unpaid to unpaid_halves;
alter table payroll_slip alter column unpaid_halves type int using (unpaid_halves::numeric * 2)::int;
