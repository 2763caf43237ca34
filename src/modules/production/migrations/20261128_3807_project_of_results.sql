-- Why: what an SPK uses and makes is for the project and work item of the order line it is made for.
alter table production_order add column work_item_id uuid;
alter table production_entry_line add column project_id uuid, add column work_item_id uuid;

update production_entry_line l set project_id = o.project_id
  from production_entry e join production_order o on o.id = e.order_id
  where e.id = l.entry_id and o.project_id is not null;
