-- Why: with no trial at all the check compared nothing with false, and no contract but one for good could be saved.
alter table employee_contract
  drop constraint employee_contract_check1,
  add constraint employee_contract_trial check (probation_to is null or (probation_to >= from_date and type = 'pkwtt'));
