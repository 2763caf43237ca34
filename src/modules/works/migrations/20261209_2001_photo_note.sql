-- Why: what a photo shows is told by a person, also after it was sent; photos of one spot of a site stand side by side.
create table photo_note (
  company_id uuid not null,
  file_id uuid not null,
  project_id uuid not null,
  caption text check (length(caption) <= 200),
  -- As people call it: 'Titik 4, as C–D depan'.
  spot text check (length(spot) <= 60),
  version int not null default 1,
  updated_at timestamptz not null default now(),
  updated_by uuid not null,
  updated_by_name text not null,
  primary key (company_id, file_id),
  foreign key (company_id, project_id) references project (company_id, id)
);
create index photo_note_of_spot on photo_note (company_id, project_id, lower(spot)) where spot is not null;

alter table photo_album
  -- What is said under its photos.
  add column lines text[] not null default '{own,work,date,place}'
    check (lines <@ '{own,work,date,place}'::text[]),
  -- Photos of one spot stand beside each other, the earliest and the latest first.
  add column pairs boolean not null default false;
