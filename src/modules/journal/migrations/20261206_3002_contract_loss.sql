-- Why: a loss that a contract will bring is booked at once, and is no cost of the work that was done.
insert into account (id, company_id, code, name, normal)
select gen_random_uuid(), known.company_id, '6-2200', 'Beban Kerugian Kontrak', 'debit'
from (select distinct company_id from account) known
on conflict (company_id, code) do nothing;
