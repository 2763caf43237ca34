-- Why: goods that wait for inspection lie apart from those one may use.
alter table warehouse drop constraint warehouse_type_check;
alter table warehouse add constraint warehouse_type_check
  check (type in ('utama', 'proyek', 'produksi', 'transit', 'rusak', 'karantina'));
