-- Why: services are handed over on a numbered berita acara, in parts where the work is done in parts.
create table service_handover (
  id uuid primary key,
  company_id uuid not null,
  version int not null default 1,
  number text,
  state text not null check (state in ('posted', 'void')),
  order_id uuid not null references purchase_order,
  handover_date date not null,
  place text not null,
  handed_by text,
  received_by text,
  notes text,
  posted_at timestamptz not null,
  posted_by text not null,
  voided_at timestamptz,
  voided_by text,
  void_reason text,
  created_at timestamptz not null default now(),
  created_by uuid not null,
  created_by_name text not null,
  updated_at timestamptz not null default now(),
  updated_by uuid not null,
  updated_by_name text not null,
  unique (company_id, number)
);
create index service_handover_of_order on service_handover (company_id, order_id, id desc);
create trigger service_handover_in_open_period before insert or update of state on service_handover
  for each row when (new.state = 'posted') execute function refuse_locked_period('handover_date', 'purchase');

create table service_handover_line (
  id uuid primary key,
  company_id uuid not null,
  handover_id uuid not null references service_handover on delete cascade,
  order_line_id uuid not null references purchase_order_line,
  position int not null,
  description text not null,
  qty numeric(18,4) not null check (qty > 0),
  unit text not null,
  note text,
  unique (handover_id, order_line_id)
);
create index service_handover_line_of_order_line on service_handover_line (order_line_id);

-- What standing berita acara say is done, in the line's unit.
alter table purchase_order_line
  add column handed_qty numeric(18,4) not null default 0 check (handed_qty >= 0 and handed_qty <= qty);
