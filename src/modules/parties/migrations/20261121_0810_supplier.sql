-- Why: those we buy from, with the people, places, accounts and terms a purchase takes from them.
create table supplier (
  id uuid primary key,
  company_id uuid not null references company (id),
  code text not null,
  name text collate "id-x-icu" not null,
  kind text[] not null default '{material}'
    check (cardinality(kind) > 0 and kind <@ '{material,subkon,sewa_alat,mandor}'::text[]),
  trade text[] not null default '{}',
  npwp text check (npwp ~ '^\d{16}$'),
  nik text check (nik ~ '^\d{16}$'),
  nitku text check (nitku ~ '^\d{22}$'),
  is_pkp boolean not null default false,
  tax_address text,
  sbu_no text,
  sbu_class text,
  sbu_valid_until date,
  phone text,
  whatsapp text,
  email text,
  payment_term_id uuid,
  lead_time_days int check (lead_time_days >= 0),
  min_order bigint check (min_order >= 0),
  pph_type text check (pph_type in ('pph21', 'pph22', 'pph23', 'pph-final')),
  pph_rate numeric(9, 4) check (pph_rate between 0 and 100),
  rating int check (rating between 1 and 5),
  opening_balance bigint check (opening_balance >= 0),
  opening_date date,
  opening_posted_at timestamptz,
  notes text,
  -- 'menunggu': made by somebody who may not approve suppliers; nothing is bought before somebody who may has looked.
  status text not null default 'aktif' check (status in ('menunggu', 'aktif', 'diblokir')),
  blocked_reason text,
  approved_at timestamptz,
  -- Of its main contact and its billing address, so that the list needs no join.
  contact_name text,
  city text collate "id-x-icu" not null default '',
  -- The trades in one text: an array has no words to search.
  supply text not null default '',
  search text not null generated always as (lower((
    code || ' ' || name || ' ' || city || ' ' || supply || ' ' || coalesce(contact_name, '') || ' ' ||
    coalesce(email, '') || ' ' || coalesce(npwp, '') || ' ' || coalesce(phone, '') || ' ' ||
    coalesce('0' || substr(phone, 4), '') || ' ' || coalesce(whatsapp, '') || ' ' ||
    coalesce('0' || substr(whatsapp, 4), '')
  ) collate "default")) stored,
  version int not null default 1,
  created_at timestamptz not null default now(),
  created_by uuid,
  updated_at timestamptz not null default now(),
  updated_by uuid,
  archived_at timestamptz,
  unique (company_id, id),
  unique (company_id, code),
  foreign key (company_id, payment_term_id) references payment_term (company_id, id)
);
-- What lists show by default is not archived: these indexes alone can count it.
create index supplier_by_name on supplier (company_id, name, id) where archived_at is null;
create index supplier_by_code on supplier (company_id, code, id) where archived_at is null;
create index supplier_by_city on supplier (company_id, city, id) where archived_at is null;
create index supplier_by_status on supplier (company_id, status, name, id);
create index supplier_by_npwp on supplier (company_id, npwp) where npwp is not null;
create index supplier_by_phone on supplier (company_id, phone) where phone is not null;
create index supplier_by_whatsapp on supplier (company_id, whatsapp) where whatsapp is not null;
create index supplier_search on supplier using gin (company_id, search gin_trgm_ops);

create table supplier_contact (
  id uuid primary key,
  company_id uuid not null,
  supplier_id uuid not null,
  line_no int not null,
  name text not null,
  position text,
  phone text,
  email text,
  is_primary boolean not null default false,
  unique (company_id, id),
  foreign key (company_id, supplier_id) references supplier (company_id, id) on delete cascade
);
create index supplier_contact_of on supplier_contact (company_id, supplier_id, line_no);

create table supplier_address (
  id uuid primary key,
  company_id uuid not null,
  supplier_id uuid not null,
  line_no int not null,
  label text not null,
  address text not null,
  village text,
  district text,
  city text,
  province text,
  postal_code text,
  lat numeric(10, 7),
  lng numeric(10, 7),
  is_billing boolean not null default false,
  is_shipping boolean not null default false,
  unique (company_id, id),
  foreign key (company_id, supplier_id) references supplier (company_id, id) on delete cascade
);
create index supplier_address_of on supplier_address (company_id, supplier_id, line_no);

-- What the list tells of the dealings with a supplier; kept by the acts that deal, in their own transaction.
create table supplier_standing (
  company_id uuid not null,
  supplier_id uuid not null,
  payable bigint not null default 0,
  -- Bought in `bought_year`; a deal of a later year begins anew.
  bought bigint not null default 0,
  bought_year int not null default 1,
  last_bought_on date not null default '0001-01-01',
  on_time_percent numeric(9, 4),
  reject_percent numeric(9, 4),
  price_drift_percent numeric(9, 4),
  primary key (company_id, supplier_id),
  foreign key (company_id, supplier_id) references supplier (company_id, id) on delete cascade
);
create index supplier_by_payable on supplier_standing (company_id, payable, supplier_id);
create index supplier_by_last_bought on supplier_standing (company_id, last_bought_on, supplier_id);

-- Made with the supplier, however it came in: the list joins the two.
create function give_suppliers_standing() returns trigger language plpgsql as $$
begin
  insert into supplier_standing (company_id, supplier_id) select company_id, id from added;
  return null;
end $$;
create trigger supplier_has_standing after insert on supplier
  referencing new table as added for each statement execute function give_suppliers_standing();
