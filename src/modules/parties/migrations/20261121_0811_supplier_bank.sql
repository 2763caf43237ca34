-- Why: money goes only to accounts that two people have seen: a change waits until another person approves it.
create table supplier_bank_account (
  id uuid primary key,
  company_id uuid not null,
  supplier_id uuid not null,
  line_no int not null,
  bank text not null,
  account_no text not null,
  holder text not null,
  branch text,
  is_default boolean not null default false,
  unique (company_id, id),
  foreign key (company_id, supplier_id) references supplier (company_id, id) on delete cascade
);
create index supplier_bank_account_of on supplier_bank_account (company_id, supplier_id, line_no);

create table supplier_bank_change (
  id uuid primary key,
  company_id uuid not null,
  supplier_id uuid not null,
  -- The accounts as they were when this was asked, and as they shall be.
  accounts_before jsonb not null,
  accounts_after jsonb not null,
  state text not null default 'menunggu' check (state in ('menunggu', 'disetujui', 'ditolak', 'diganti')),
  asked_by uuid not null,
  asked_by_name text not null,
  asked_at timestamptz not null default now(),
  decided_by uuid,
  decided_by_name text,
  decided_at timestamptz,
  reason text,
  unique (company_id, id),
  foreign key (company_id, supplier_id) references supplier (company_id, id) on delete cascade
);
create unique index supplier_bank_change_waiting on supplier_bank_change (company_id, supplier_id) where state = 'menunggu';
create index supplier_bank_change_of on supplier_bank_change (company_id, supplier_id, asked_at);
