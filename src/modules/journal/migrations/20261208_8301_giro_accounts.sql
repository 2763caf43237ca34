-- Why: until the bank has paid a giro it is a claim or a debt of its own, and no cash.
insert into account (id, company_id, code, name, normal)
select gen_random_uuid(), known.company_id, a.code, a.name, a.normal
from (select distinct company_id from account) known
cross join (values ('1-1340', 'Piutang Giro', 'debit'), ('2-1130', 'Utang Giro', 'credit')) a (code, name, normal)
on conflict (company_id, code) do nothing;
