-- Why: a photo shows one work item of the contract: its owner sees what was built of it, at the beginning, halfway and at the end.
alter table photo_note
  add column work_item_id uuid,
  add foreign key (company_id, work_item_id) references work_item (company_id, id);
create index photo_note_of_work on photo_note (company_id, work_item_id) where work_item_id is not null;
