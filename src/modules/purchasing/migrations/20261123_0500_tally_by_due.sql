-- Why: the first page draws what is owed by when it falls due, so the kept sum of purchases is told by day, as that of invoices is.
create or replace function tally_purchase() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' and old.bill in ('billed', 'partial') and old.open_due > 0 then
    insert into tally (company_id, name, day, count, amount)
    values (old.company_id, 'purchase-open', coalesce(old.next_due, 'infinity'), -1, -old.open_due);
  end if;
  if tg_op <> 'DELETE' and new.bill in ('billed', 'partial') and new.open_due > 0 then
    insert into tally (company_id, name, day, count, amount)
    values (new.company_id, 'purchase-open', coalesce(new.next_due, 'infinity'), 1, new.open_due);
  end if;
  return null;
end $$;
drop trigger purchase_order_tallied_anew on purchase_order;
create trigger purchase_order_tallied_anew after update on purchase_order for each row
  when ((old.bill, old.open_due, old.next_due) is distinct from (new.bill, new.open_due, new.next_due))
  execute function tally_purchase();

delete from tally where name = 'purchase-open';
insert into tally (company_id, name, day, count, amount)
select company_id, 'purchase-open', coalesce(next_due, 'infinity'), count(*), sum(open_due)
from purchase_order where bill in ('billed', 'partial') and open_due > 0 group by 1, 3;
