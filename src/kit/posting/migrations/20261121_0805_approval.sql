-- Why: documents above an amount need a second person's yes, and what was decided is kept.
create table approval_rule (
  id uuid primary key,
  company_id uuid not null,
  doc text not null,
  -- From this amount on the right is needed; the highest band that is reached decides. Null: nothing of this kind waits.
  from_amount bigint check (from_amount >= 0),
  permission text not null,
  created_at timestamptz not null default now(),
  created_by uuid not null,
  unique (company_id, doc, from_amount)
);

create table approval_decision (
  id uuid primary key,
  company_id uuid not null,
  doc text not null,
  document_id uuid not null,
  decision text not null check (decision in ('approve', 'approve-note', 'return', 'reject')),
  note text,
  amount bigint not null,
  decided_at timestamptz not null default now(),
  decided_by uuid not null,
  decided_by_name text not null,
  check (decision = 'approve' or note is not null)
);
create index approval_decision_of_document on approval_decision (company_id, document_id, decided_at desc, id desc);
