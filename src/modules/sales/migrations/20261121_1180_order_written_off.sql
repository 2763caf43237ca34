-- Why: an order of which the rest was given up is not paid; its list says what became of the money.
alter table sales_order
  add column written_off_total bigint not null default 0 check (written_off_total >= 0),
  drop column paying,
  drop column bill;
update sales_order o set written_off_total = i.written_off
from (
  select order_id, sum(written_off_total)::bigint as written_off from sales_invoice
  where state = 'posted' and written_off_total > 0 and order_id is not null group by order_id
) i
where o.id = i.order_id;
alter table sales_order
  add column paying text not null generated always as (
    case
      when billed_total = 0 or open_due + written_off_total >= billed_total then 'none'
      when open_due = 0 and written_off_total = 0 and billing = 'full' then 'full'
      else 'partial'
    end
  ) stored,
  add column bill text not null generated always as (
    case
      when billed_total = 0 then 'none'
      when open_due = 0 and written_off_total > 0 and billing = 'full' then 'written-off'
      when open_due + written_off_total >= billed_total then 'billed'
      when open_due = 0 and billing = 'full' then 'paid'
      else 'partial'
    end
  ) stored;
create index sales_order_by_bill on sales_order (company_id, bill, order_date desc, id desc);
