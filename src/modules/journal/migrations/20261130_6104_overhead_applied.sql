-- Why: overhead laid on what is made stands beside office expense and not against it, so that neither hides the other.
insert into account (id, company_id, code, name, normal)
select gen_random_uuid(), known.company_id, '6-2900', 'Overhead Dibebankan ke Produksi', 'credit'
from (select distinct company_id from account) known
on conflict (company_id, code) do nothing;
