-- Why: workers of the sites have a right to a THR too, of what their months earned (Permenaker 6/2016 art. 3(3)); and what
-- was not fetched when the books began is paid here as well. Both are owed and fetched as a week's wages are.
alter table wage_settlement
  add column kind text not null default 'week' check (kind in ('week', 'thr', 'opening')),
  add column feast text,
  add column for_all boolean not null default false,
  -- JSON of [{name, workerId, why}]: whom a THR leaves out.
  add column left_out jsonb not null default '[]',
  drop constraint wage_settlement_state_check,
  add constraint wage_settlement_state check (state in ('pending_approval', 'posted', 'void')),
  add constraint wage_settlement_waiting check (state <> 'pending_approval' or (kind = 'thr' and paid = 0)),
  add constraint wage_settlement_feast check ((kind = 'thr') = (feast is not null));

alter table wage_note drop constraint wage_note_gross,
  add column bonus bigint not null default 0 check (bonus >= 0),
  -- The feast a THR is for: nobody has two of one feast.
  add column bonus_on date,
  -- JSON of {base, months, counted, of: [{month, amount}]}: what a THR was worked out from.
  add column bonus_from jsonb,
  add constraint wage_note_gross check (gross = wages + overtime + meal + crew_fee + piece + bonus),
  add constraint wage_note_bonus check ((bonus > 0) = (bonus_on is not null));
create unique index wage_note_one_bonus on wage_note (company_id, worker_id, bonus_on)
  where bonus_on is not null and not is_void;
create index wage_note_of_worker on wage_note (company_id, worker_id);
