-- Why: goods move for a work item of a project, not for the project alone.
alter table stock_move add column work_item_id uuid,
  add constraint stock_move_work_item_of_project check (work_item_id is null or project_id is not null);
