-- Why: those who buy from us, with the people, places and terms a document takes from them.
create table customer (
  id uuid primary key,
  company_id uuid not null references company (id),
  code text not null,
  name text collate "id-x-icu" not null,
  type text not null default 'badan_usaha' check (type in ('badan_usaha', 'perorangan', 'pemerintah')),
  npwp text check (npwp ~ '^\d{16}$'),
  nik text check (nik ~ '^\d{16}$'),
  nitku text check (nitku ~ '^\d{22}$'),
  is_pkp boolean not null default false,
  tax_address text,
  phone text,
  whatsapp text,
  email text,
  payment_term_id uuid,
  credit_limit bigint check (credit_limit >= 0),
  price_level text not null default 'eceran',
  discount_percent numeric(9, 4) check (discount_percent between 0 and 100),
  salesperson_id uuid,
  withholds_tax boolean not null default false,
  tags text[] not null default '{}',
  opening_balance bigint check (opening_balance >= 0),
  opening_date date,
  opening_posted_at timestamptz,
  notes text,
  status text not null default 'aktif' check (status in ('aktif', 'diblokir')),
  blocked_reason text,
  -- Of its main contact and its billing address, so that the list needs no join.
  contact_name text,
  city text collate "id-x-icu" not null default '',
  search text not null generated always as (lower((
    code || ' ' || name || ' ' || city || ' ' || coalesce(contact_name, '') || ' ' || coalesce(email, '') || ' ' ||
    coalesce(npwp, '') || ' ' || coalesce(phone, '') || ' ' || coalesce('0' || substr(phone, 4), '') || ' ' ||
    coalesce(whatsapp, '') || ' ' || coalesce('0' || substr(whatsapp, 4), '')
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
create index customer_by_name on customer (company_id, name, id) where archived_at is null;
create index customer_by_code on customer (company_id, code, id) where archived_at is null;
create index customer_by_city on customer (company_id, city, id) where archived_at is null;
create index customer_by_npwp on customer (company_id, npwp) where npwp is not null;
create index customer_by_phone on customer (company_id, phone) where phone is not null;
create index customer_by_whatsapp on customer (company_id, whatsapp) where whatsapp is not null;
create index customer_by_salesperson on customer (company_id, salesperson_id) where salesperson_id is not null;
create index customer_search on customer using gin (company_id, search gin_trgm_ops);

create table customer_contact (
  id uuid primary key,
  company_id uuid not null,
  customer_id uuid not null,
  line_no int not null,
  name text not null,
  position text,
  phone text,
  email text,
  is_primary boolean not null default false,
  unique (company_id, id),
  foreign key (company_id, customer_id) references customer (company_id, id) on delete cascade
);
create index customer_contact_of on customer_contact (company_id, customer_id, line_no);

create table customer_address (
  id uuid primary key,
  company_id uuid not null,
  customer_id uuid not null,
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
  foreign key (company_id, customer_id) references customer (company_id, id) on delete cascade
);
create index customer_address_of on customer_address (company_id, customer_id, line_no);

-- What the list tells of the dealings with a customer; kept by the acts that deal, in their own transaction.
create table customer_standing (
  company_id uuid not null,
  customer_id uuid not null,
  receivable bigint not null default 0,
  open_orders int not null default 0,
  last_deal_on date not null default '0001-01-01',
  primary key (company_id, customer_id),
  foreign key (company_id, customer_id) references customer (company_id, id) on delete cascade
);
create index customer_by_receivable on customer_standing (company_id, receivable, customer_id);
create index customer_by_last_deal on customer_standing (company_id, last_deal_on, customer_id);

-- Made with the customer, however it came in: the list joins the two.
create function give_customers_standing() returns trigger language plpgsql as $$
begin
  insert into customer_standing (company_id, customer_id) select company_id, id from added;
  return null;
end $$;
create trigger customer_has_standing after insert on customer
  referencing new table as added for each statement execute function give_customers_standing();
