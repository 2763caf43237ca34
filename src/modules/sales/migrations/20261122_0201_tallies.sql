-- Why: orders by status, and what customers owe by day due, are kept as sums with every change of a row (kit/tally).
create function tally_order() returns trigger language plpgsql as $$
begin
  -- A draft expires by itself on its day; nothing else has one.
  if tg_op <> 'INSERT' then
    insert into tally (company_id, name, word, day, count) values (old.company_id, 'order-stage', old.stage,
      case when old.stage = 'draft' then coalesce(old.valid_until, 'infinity') else 'infinity' end, -1);
  end if;
  if tg_op <> 'DELETE' then
    insert into tally (company_id, name, word, day, count) values (new.company_id, 'order-stage', new.stage,
      case when new.stage = 'draft' then coalesce(new.valid_until, 'infinity') else 'infinity' end, 1);
  end if;
  return null;
end $$;
create trigger sales_order_tallied after insert or delete on sales_order for each row execute function tally_order();
create trigger sales_order_tallied_anew after update on sales_order for each row
  when ((old.stage, old.valid_until) is distinct from (new.stage, new.valid_until)) execute function tally_order();

create function tally_invoice() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' and old.state = 'posted' and old.open_due > 0 then
    insert into tally (company_id, name, day, count, amount)
    values (old.company_id, 'invoice-open', old.due_date, -1, -old.open_due);
  end if;
  if tg_op <> 'DELETE' and new.state = 'posted' and new.open_due > 0 then
    insert into tally (company_id, name, day, count, amount)
    values (new.company_id, 'invoice-open', new.due_date, 1, new.open_due);
  end if;
  return null;
end $$;
create trigger sales_invoice_tallied after insert or delete on sales_invoice for each row execute function tally_invoice();
create trigger sales_invoice_tallied_anew after update on sales_invoice for each row
  when ((old.state, old.due_date, old.open_due) is distinct from (new.state, new.due_date, new.open_due))
  execute function tally_invoice();

insert into tally (company_id, name, word, day, count)
select company_id, 'order-stage', stage, case when stage = 'draft' then coalesce(valid_until, 'infinity') else 'infinity' end, count(*)
from sales_order group by 1, 3, 4;
insert into tally (company_id, name, day, count, amount)
select company_id, 'invoice-open', due_date, count(*), sum(open_due)
from sales_invoice where state = 'posted' and open_due > 0 group by 1, 3;
