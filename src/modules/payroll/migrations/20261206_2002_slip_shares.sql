-- Why: what somebody's wages cost each project is kept with the slip, as it is booked: [{projectId, weight, amount}].
alter table payroll_slip add column shares jsonb not null default '[]';
