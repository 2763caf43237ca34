-- Why: a line says in what condition goods came and on which rack they were put; a document says which paper it belongs to.
alter table stock_document drop constraint stock_document_type_check;
alter table stock_document
  add constraint stock_document_type_check check (type in (
    'saldo_awal', 'penerimaan', 'ditemukan', 'retur', 'pengeluaran', 'rusak', 'karantina', 'hilang'
  )),
  add column reference text;
alter table stock_document_line
  add column condition text not null default 'baik' check (condition in ('baik', 'rusak', 'karantina')),
  add column rack text;
alter table stock_transfer add column reference text;
