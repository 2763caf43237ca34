-- Why: goods are used, found or carried for a project and a work item of it, line by line.
alter table stock_document_line add column project_id uuid, add column work_item_id uuid;
alter table stock_transfer_line add column project_id uuid, add column work_item_id uuid;

update stock_document_line l set project_id = d.project_id
  from stock_document d where d.id = l.document_id and d.project_id is not null;
-- What the goods of a project's own warehouse moved for was kept in the stock book alone.
update stock_document_line l set project_id = m.project_id
  from stock_move m
  where m.company_id = l.company_id and m.document_id = l.document_id and m.line_id = l.id and m.reverses_id is null
    and m.document_kind = 'stock-document' and m.project_id is not null and l.project_id is null;
