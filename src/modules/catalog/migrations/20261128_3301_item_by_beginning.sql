-- Why: a picker offers the names that begin with one or two typed letters first, among a hundred thousand.
create index item_by_beginning on item (company_id, (lower(name collate "default") collate "C"))
  where archived_at is null;
