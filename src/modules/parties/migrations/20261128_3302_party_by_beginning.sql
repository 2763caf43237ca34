-- Why: a picker offers the names that begin with one or two typed letters first, among a hundred thousand.
create index customer_by_beginning on customer (company_id, (lower(name collate "default") collate "C"))
  where archived_at is null;
create index supplier_by_beginning on supplier (company_id, (lower(name collate "default") collate "C"))
  where archived_at is null;
