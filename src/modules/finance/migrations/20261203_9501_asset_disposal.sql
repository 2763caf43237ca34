-- Why: an asset that is sold or broken leaves the books with what it was still worth; who takes that back has the asset again.
create table asset_disposal (
  company_id uuid not null,
  -- Stands as long as this journal does.
  journal_id uuid not null,
  asset_id uuid not null,
  -- What it was sold for, in rupiah; 0 when it was thrown away or lost.
  amount bigint not null check (amount >= 0),
  -- What it was sold for less what it was worth in the books.
  gain bigint not null,
  primary key (company_id, journal_id),
  foreign key (company_id, journal_id) references manual_journal (company_id, id),
  foreign key (company_id, asset_id) references fixed_asset (company_id, id)
);
create index asset_disposal_of_asset on asset_disposal (company_id, asset_id);
