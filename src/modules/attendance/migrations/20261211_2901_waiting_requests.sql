-- Why: leave and corrections that wait are asked for on every dashboard.
create index leave_request_waiting on leave_request (company_id, valid_from, id) where state = 'pending';
create index day_correction_waiting on day_correction (company_id, day, id) where state = 'pending';
