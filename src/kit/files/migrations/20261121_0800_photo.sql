-- Why: photos from the phone: a small copy to show, what the camera knew kept apart, and marks by which the same photo
-- is found again, so that a nota is not paid twice.
alter table file
  -- Of the bytes as they were sent; `sha256` is of the bytes that lie in the storage.
  add column source_sha256 text,
  -- What the picture looks like, place by place: the same photo saved anew keeps nearly all bits.
  add column look bit(256),
  -- Where the small copy lies.
  add column thumb_key uuid,
  -- Seen only by who may change the record, and by who brought it.
  add column is_private boolean not null default false,
  add column taken_at timestamptz,
  add column lat numeric(9, 6) check (lat between -90 and 90),
  add column lng numeric(9, 6) check (lng between -180 and 180),
  add column device text,
  add column created_by_name text not null default '';

create index file_sha256 on file (company_id, sha256);
create index file_source_sha256 on file (company_id, source_sha256) where source_sha256 is not null;
-- Likeness is looked for over a year of photos: from the index alone.
create index file_look on file (company_id, created_at) include (id, look) where look is not null;
create index file_by_person on file (created_by, created_at);
-- Files of a form that was never saved.
create index file_draft on file (created_at) where owner_subject = 'draf';
