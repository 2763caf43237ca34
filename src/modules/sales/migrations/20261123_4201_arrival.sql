-- Why: when goods really arrived is not when it was typed in, and where they were taken is known when whoever took them said so.
alter table sales_delivery
  add column arrived_at timestamptz,
  add column received_lat numeric(9,6) check (received_lat between -90 and 90),
  add column received_lng numeric(9,6) check (received_lng between -180 and 180),
  add check ((received_lat is null) = (received_lng is null));
update sales_delivery set arrived_at = received_at where received_at is not null;
