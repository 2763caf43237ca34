-- How often each card of settings was saved, and by whom last: of two who changed the same, the second is told.
create table settings_card (
  -- Null: a card of the whole installation.
  company_id uuid,
  -- 'sales', 'identity', 'approval/sales-order'
  card text not null,
  version int not null default 1,
  updated_at timestamptz not null default now(),
  updated_by uuid not null
);
-- A plain unique constraint would let the installation have the same card twice, and no index finds a null by its key.
create unique index settings_card_once on settings_card (coalesce(company_id, '00000000-0000-0000-0000-000000000000'), card);
