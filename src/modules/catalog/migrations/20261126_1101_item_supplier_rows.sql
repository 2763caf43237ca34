-- Why: an item may be had from several suppliers, each with a time of its own; what they ask for it stands in their price lists.
create table item_supplier (
  id uuid primary key,
  company_id uuid not null,
  item_id uuid not null,
  line_no int not null,
  supplier_id uuid not null,
  lead_days int check (lead_days between 0 and 365),
  unique (company_id, id),
  unique (company_id, item_id, supplier_id),
  foreign key (company_id, item_id) references item (company_id, id) on delete cascade,
  foreign key (company_id, supplier_id) references supplier (company_id, id)
);
create index item_supplier_of_supplier on item_supplier (company_id, supplier_id);
