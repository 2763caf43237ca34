-- Why: from the first handover runs the maintenance, and retention is the customer's until the final one.
create table handover (
  company_id uuid not null,
  project_id uuid not null,
  version int not null default 1,
  first_on date not null,
  first_number text not null,
  maintenance_days int not null check (maintenance_days between 0 and 3650),
  -- What a day costs that the work is late, in one thousandth of its base; null: nothing was agreed.
  penalty_per_mille numeric(7, 4) check (penalty_per_mille > 0),
  penalty_cap_percent numeric(7, 4) check (penalty_cap_percent > 0),
  -- The part that was late; null: the whole contract.
  penalty_base bigint check (penalty_base > 0),
  final_on date,
  final_number text,
  updated_at timestamptz not null default now(),
  updated_by uuid not null,
  updated_by_name text not null,
  primary key (company_id, project_id),
  foreign key (company_id, project_id) references project (company_id, id),
  check ((final_on is null) = (final_number is null)),
  check (final_on >= first_on)
);
-- Whose maintenance is over and who has not been handed over for good.
create index handover_waiting on handover (company_id, (first_on + maintenance_days)) where final_on is null;
