-- Why: the slip of a year (BPA1) names the one of the earlier employer whose income it goes on from.
alter table employee_tax add column previous_slip text check (length(previous_slip) between 1 and 40);
