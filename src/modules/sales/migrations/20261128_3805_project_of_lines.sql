-- Why: one order is sold to several projects: each line says for which project and work item, and its order only proposes it.
alter table sales_order_line add column project_id uuid, add column work_item_id uuid;
alter table sales_invoice_line add column project_id uuid, add column work_item_id uuid;
-- Of what a credit note leaves as the customer's advance.
alter table sales_credit_note add column project_id uuid;

update sales_order_line l set project_id = d.project_id
  from sales_order d where d.id = l.order_id and d.project_id is not null;
update sales_invoice_line l set project_id = d.project_id
  from sales_invoice d where d.id = l.invoice_id and d.project_id is not null;
update sales_credit_note n set project_id = i.project_id
  from sales_invoice i where i.id = n.invoice_id and i.project_id is not null;

create index sales_order_line_by_project on sales_order_line (company_id, project_id, work_item_id) where project_id is not null;
