-- Why: a bill of which goods went back was said to be partly paid, though nobody paid any of it.
alter table purchase_bill drop column status;
alter table purchase_bill add column status text not null generated always as (
  case
    when state = 'draft' then 'draft'
    when state = 'pending_approval' then 'pending'
    when state = 'void' then 'void'
    when total - paid_total - returned_total = 0 then 'paid'
    when paid_total > 0 then 'partial'
    else 'unpaid'
  end
) stored;
create index purchase_bill_by_status on purchase_bill (company_id, status, bill_date desc, id desc);
