-- Why: a price of material that comes after its use goes on to what was made of it, as an act of its own: no goods, only value.
alter table production_entry drop constraint production_entry_kind_check,
  add constraint production_entry_kind_check check (kind in ('use', 'output', 'labour', 'finish', 'late')),
  add column of_entry_id uuid,
  add constraint production_entry_late_of check ((kind = 'late') = (of_entry_id is not null));
alter table production_entry_line drop constraint production_entry_line_qty_check,
  add constraint production_entry_line_qty_check check (qty > 0 or (qty = 0 and material_id is not null));
