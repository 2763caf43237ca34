-- Why: one paper buys for several projects: each line says for which project and work item, and its paper only proposes it.
alter table purchase_request_line add column project_id uuid, add column work_item_id uuid;
alter table purchase_order_line add column project_id uuid, add column work_item_id uuid;
alter table goods_receipt_line add column project_id uuid, add column work_item_id uuid;
alter table purchase_bill_line add column work_item_id uuid;
alter table purchase_return_line add column project_id uuid, add column work_item_id uuid;
-- Of the rest that a payment or a return leaves as our advance with the supplier.
alter table purchase_payment add column project_id uuid;
alter table purchase_return add column project_id uuid;

update purchase_request_line l set project_id = d.project_id
  from purchase_request d where d.id = l.request_id and d.project_id is not null;
update purchase_order_line l set project_id = d.project_id
  from purchase_order d where d.id = l.order_id and d.project_id is not null;
update goods_receipt_line l set project_id = d.project_id
  from goods_receipt d where d.id = l.receipt_id and d.project_id is not null;
update purchase_return_line l set project_id = r.project_id
  from goods_receipt_line r where r.id = l.receipt_line_id and r.project_id is not null;

create index purchase_order_line_by_project on purchase_order_line (company_id, project_id, work_item_id) where project_id is not null;
create index purchase_request_line_by_project on purchase_request_line (company_id, project_id) where project_id is not null;
