-- Why: chosen photos of a project are shown to others, on paper and by a link that ends, and nothing else with them.
create table photo_album (
  id uuid primary key,
  company_id uuid not null,
  project_id uuid not null,
  title text not null,
  -- How many photos stand on a page of paper.
  per_page int not null check (per_page in (2, 4, 6)),
  created_at timestamptz not null default now(),
  created_by uuid not null,
  created_by_name text not null,
  unique (company_id, id),
  foreign key (company_id, project_id) references project (company_id, id)
);
create index photo_album_of_project on photo_album (company_id, project_id, id);

create table photo_album_photo (
  album_id uuid not null,
  company_id uuid not null,
  position int not null,
  file_id uuid not null,
  caption text,
  primary key (album_id, position),
  foreign key (company_id, album_id) references photo_album (company_id, id) on delete cascade
);
create index photo_album_photo_of_album on photo_album_photo (company_id, album_id);
