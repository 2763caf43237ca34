-- Why: lists from Excel come in row by row, are mended before they count, and can be taken back for a day.
create table import_run (
  id uuid primary key,
  company_id uuid not null references company (id),
  subject text not null,
  file_name text not null,
  state text not null check (state in ('mapping', 'checking', 'ready', 'trying', 'running', 'done', 'undoing', 'undone')),
  -- The heads of the file, the column of ours under each, and what columns without a head hold in every row.
  heads jsonb not null,
  mapping jsonb not null,
  fixed jsonb not null default '{}',
  on_twin text not null default 'skip' check (on_twin in ('skip', 'update', 'add')),
  mode text check (mode in ('all', 'valid')),
  total int not null,
  progress int not null default 0,
  -- Which queued work is the current one: what was queued before it does nothing.
  ticket uuid,
  note text,
  created_by uuid not null,
  created_by_name text not null,
  created_at timestamptz not null default now(),
  finished_at timestamptz
);
create index import_run_of on import_run (company_id, created_by, subject, created_at);

create table import_row (
  run_id uuid not null references import_run (id) on delete cascade,
  -- The line in the file, as Excel numbers it.
  line int not null,
  cells jsonb not null,
  state text not null default 'new' check (state in
    ('new', 'sound', 'twin', 'error', 'added', 'updated', 'skipped', 'refused', 'undone', 'kept')),
  -- Column → what is wrong; '' for the row as a whole.
  errors jsonb,
  -- By what it may be told from others, 'code:plg-1'.
  keys text[] not null default '{}',
  twin jsonb,
  choice text check (choice in ('skip', 'update', 'add')),
  result_id uuid,
  result_line uuid,
  result_version int,
  before jsonb,
  primary key (run_id, line)
);
create index import_row_state on import_row (run_id, state, line);

-- Which head somebody put over which column, so that the next file of the same make needs no hand.
create table import_mapping (
  user_id uuid not null,
  subject text not null,
  heads jsonb not null,
  primary key (user_id, subject)
);

-- Rows of a file are told from what is there by code and by name, in any letters.
create index customer_by_lower_code on customer (company_id, lower(code));
create index customer_by_lower_name on customer (company_id, lower(name));
create index supplier_by_lower_code on supplier (company_id, lower(code));
create index supplier_by_lower_name on supplier (company_id, lower(name));
create index item_by_lower_code on item (company_id, lower(code));
create index item_by_lower_name on item (company_id, lower(name));
create index item_by_lower_barcode on item (company_id, lower(barcode)) where barcode is not null;
