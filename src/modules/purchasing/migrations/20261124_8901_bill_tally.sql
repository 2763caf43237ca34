-- Why: what is owed to suppliers is the sum of their open bills; kept by purchase it left out bills of opening balances and of landed costs.
drop trigger purchase_order_tallied on purchase_order;
drop trigger purchase_order_tallied_anew on purchase_order;
drop function tally_purchase();
delete from tally where name = 'purchase-open';

create function tally_bill() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' and old.state = 'posted' and old.open_due > 0 then
    insert into tally (company_id, name, day, count, amount)
    values (old.company_id, 'bill-open', old.due_date, -1, -old.open_due);
  end if;
  if tg_op <> 'DELETE' and new.state = 'posted' and new.open_due > 0 then
    insert into tally (company_id, name, day, count, amount)
    values (new.company_id, 'bill-open', new.due_date, 1, new.open_due);
  end if;
  return null;
end $$;
create trigger purchase_bill_tallied after insert or delete on purchase_bill for each row execute function tally_bill();
create trigger purchase_bill_tallied_anew after update on purchase_bill for each row
  when ((old.state, old.due_date, old.open_due) is distinct from (new.state, new.due_date, new.open_due))
  execute function tally_bill();

insert into tally (company_id, name, day, count, amount)
select company_id, 'bill-open', due_date, count(*), sum(open_due)
from purchase_bill where state = 'posted' and open_due > 0 group by 1, 3;
