-- Why: PPh 22 that we hold back from suppliers is owed to the state apart from the other taxes.
insert into account (id, company_id, code, name, normal)
select gen_random_uuid(), company_id, '2-1540', 'Utang PPh 22', 'credit'
from (select distinct company_id from account) known
on conflict (company_id, code) do nothing;
