-- Why: half a day may be unpaid too. What is not known yet has no halves.
alter table employee_day drop constraint employee_day_check;
alter table employee_day add constraint employee_day_half check (half is null or mark <> 'B');
alter table day_correction drop constraint day_correction_check;
alter table day_correction add constraint day_correction_half check (half is null or (mark is not null and mark <> 'B'));
