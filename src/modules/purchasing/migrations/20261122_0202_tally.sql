-- Why: what is owed on purchases is kept as a sum with every change of a row (kit/tally).
create function tally_purchase() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' and old.bill in ('billed', 'partial') and old.open_due > 0 then
    insert into tally (company_id, name, count, amount) values (old.company_id, 'purchase-open', -1, -old.open_due);
  end if;
  if tg_op <> 'DELETE' and new.bill in ('billed', 'partial') and new.open_due > 0 then
    insert into tally (company_id, name, count, amount) values (new.company_id, 'purchase-open', 1, new.open_due);
  end if;
  return null;
end $$;
create trigger purchase_order_tallied after insert or delete on purchase_order for each row execute function tally_purchase();
create trigger purchase_order_tallied_anew after update on purchase_order for each row
  when ((old.bill, old.open_due) is distinct from (new.bill, new.open_due)) execute function tally_purchase();

insert into tally (company_id, name, count, amount)
select company_id, 'purchase-open', count(*), sum(open_due)
from purchase_order where bill in ('billed', 'partial') and open_due > 0 group by 1;
