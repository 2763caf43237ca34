-- Why: the day since when a customer owes is kept with every change of an open invoice, whatever act changed it.
create function keep_oldest_due() returns trigger language plpgsql as $$
declare
  who uuid;
begin
  for who in select distinct c from unnest(array[new.customer_id, case when tg_op = 'UPDATE' then old.customer_id end]) c
    where c is not null order by c
  loop
    update customer_standing s set oldest_due = d.due
    from (
      select min(due_date) as due from sales_invoice
      where company_id = new.company_id and customer_id = who and state = 'posted' and open_due > 0
    ) d
    where s.company_id = new.company_id and s.customer_id = who and s.oldest_due is distinct from d.due;
  end loop;
  return null;
end $$;
create trigger sales_invoice_owed_since after insert on sales_invoice for each row
  when (new.state = 'posted' and new.open_due > 0) execute function keep_oldest_due();
create trigger sales_invoice_owed_since_anew after update on sales_invoice for each row
  when ((old.state, old.due_date, old.open_due > 0, old.customer_id)
    is distinct from (new.state, new.due_date, new.open_due > 0, new.customer_id))
  execute function keep_oldest_due();

update customer_standing s set oldest_due = d.due
from (
  select company_id, customer_id, min(due_date) as due from sales_invoice
  where state = 'posted' and open_due > 0 group by 1, 2
) d
where s.company_id = d.company_id and s.customer_id = d.customer_id;
