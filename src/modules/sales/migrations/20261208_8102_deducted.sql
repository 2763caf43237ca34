-- Why: what a customer deducts of an invoice (a penalty, a few rupiah) leaves the tax he holds back whole; it is of what was billed.
alter table sales_invoice add column deducted_total bigint not null default 0 check (deducted_total >= 0);
update sales_invoice i set deducted_total = s.amount
from (
  select invoice_id, sum(amount)::bigint as amount from sales_settlement where is_rounding and not is_void group by 1
) s where s.invoice_id = i.id;
