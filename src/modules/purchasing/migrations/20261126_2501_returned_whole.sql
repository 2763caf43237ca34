-- Why: where all goods went back, the bill read as paid, the order waited for a bill for ever, and the receipt too.
alter table purchase_bill drop column status;
alter table purchase_bill add column status text not null generated always as (
  case
    when state = 'draft' then 'draft'
    when state = 'pending_approval' then 'pending'
    when state = 'void' then 'void'
    when total > 0 and returned_total = total then 'returned'
    when total - paid_total - returned_total = 0 then 'paid'
    when paid_total > 0 then 'partial'
    else 'unpaid'
  end
) stored;
create index purchase_bill_by_status on purchase_bill (company_id, status, bill_date desc, id desc);

alter table purchase_order drop column bill;
alter table purchase_order add column bill text not null generated always as (
  case
    when billed_total = 0 and billing = 'full' and total > 0 then 'returned'
    when billed_total = 0 then 'none'
    when open_due >= billed_total then 'billed'
    when open_due = 0 and billing = 'full' then 'paid'
    else 'partial'
  end
) stored;
create index purchase_order_by_bill on purchase_order (company_id, bill, order_date desc, id desc);
create index purchase_order_open on purchase_order (company_id, bill) include (open_due) where open_due > 0;

-- Nothing is left to bill of what went back whole.
update purchase_order o set billing = 'full'
where o.state = 'posted' and o.billing <> 'full'
  and exists (select from purchase_order_line l where l.order_id = o.id and l.kind = 'item' and l.returned_qty > l.replaced_qty)
  and not exists (
    select from purchase_order_line l where l.order_id = o.id and l.kind = 'item' and l.billed_qty < case
      when l.needs_receipt and o.closed_at is not null then l.received_qty - l.returned_qty
      when l.needs_receipt then greatest(l.qty, l.received_qty - l.replaced_qty) - (l.returned_qty - l.replaced_qty)
      when o.closed_at is not null then 0
      else l.qty end
  );

alter table goods_receipt drop constraint goods_receipt_billing_check;
alter table goods_receipt add constraint goods_receipt_billing_check
  check (billing in ('none', 'partial', 'full', 'returned'));
update goods_receipt r set billing = 'returned'
where r.state = 'posted'
  and exists (select from goods_receipt_line l where l.receipt_id = r.id and l.returned_qty > 0)
  and not exists (select from goods_receipt_line l where l.receipt_id = r.id and l.returned_qty < l.qty_accepted);
