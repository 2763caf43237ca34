-- Why: a file of thousands of rows would stand before everything people did; the last acts are looked for without what files brought.
drop index history_latest;
create index history_latest on history (company_id, at desc, id desc) where via <> 'import';
