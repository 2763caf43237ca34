-- Why: who did what to which record, when, from where, and what was there before. Written with the change, never edited.
create table history (
  id uuid primary key,
  company_id uuid not null,
  subject text not null,
  subject_id uuid not null,
  at timestamptz not null default clock_timestamp(),
  user_id uuid,
  user_name text not null,
  via text not null,
  act text not null,
  changes jsonb not null default '{}',
  reason text
);
create index history_of_subject on history (company_id, subject, subject_id, at);
comment on table history is 'append-only: what happened stays told';

create function refuse_history_change() returns trigger language plpgsql as $$
begin
  raise exception 'book.append-only' using errcode = 'MD002',
    detail = json_build_object('table', tg_table_name, 'act', tg_op)::text;
end $$;
create trigger history_is_final before update or delete or truncate on history
  for each statement execute function refuse_history_change();
