-- Why: a file for Mandiri Cash Management names the account that pays; it is kept, so that the file is the same every time.
alter table payroll_transfer add column mcm_account text check (mcm_account ~ '^[0-9]{6,40}$');
