-- Why: orders and purchases offer 90 days, so a customer and a supplier may be agreed on them too.
insert into payment_term (id, company_id, name, days)
select gen_random_uuid(), c.id, '90 hari', 90 from company c
where not exists (select 1 from payment_term t where t.company_id = c.id and (t.days = 90 or t.name = '90 hari'));
