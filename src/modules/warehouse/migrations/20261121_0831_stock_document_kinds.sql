-- Why: goods are also used, damaged, lost, found and returned; a document may wait as a draft; one line may be taken back.
alter table stock_document drop constraint stock_document_type_check;
alter table stock_document
  add constraint stock_document_type_check check (type in (
    'saldo_awal', 'penerimaan', 'ditemukan', 'retur', 'pengeluaran', 'rusak', 'hilang'
  )),
  add column to_warehouse_id uuid references warehouse (id),
  add column project_id uuid,
  add column requested_by text,
  add column received_by text,
  add column updated_by_name text,
  add column voided_at timestamptz,
  add column voided_by uuid;
create index stock_document_by_warehouse on stock_document (company_id, warehouse_id, document_date desc, id desc);
alter table stock_document_line
  add column note text,
  -- The correction that took this line back by itself.
  add column reversed_by uuid,
  add column reversed_at timestamptz;
