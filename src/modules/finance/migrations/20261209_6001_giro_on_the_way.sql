-- Why: a giro tells whose it is and which account of ours pays it, and a line of the bank clears it in the act of matching.
alter table giro add column party_id uuid;
alter table giro add column drawn_on uuid references cash_account (id);
update giro g set party_id = (
  select l.party_id from journal_entry e join journal_line l on l.entry_id = e.id
  where e.company_id = g.company_id and e.source_id = g.source_id and l.party_id is not null limit 1
);

-- A giro whose clearing was taken back is cleared anew: each clearing is a document of its own in the journal.
alter table giro add column clearing_id uuid;
update giro set clearing_id = id where state = 'cleared';
alter table giro add constraint giro_cleared_by_an_entry check ((state = 'cleared') = (clearing_id is not null));

-- One that was taken back ended on a day too: what was on its way on a past day is told by it.
alter table giro drop constraint giro_check;
update giro set ended_on = coalesce(updated_at::date, taken_on) where state = 'void';
alter table giro add constraint giro_ended_on_a_day check ((state <> 'open') = (ended_on is not null));

alter table bank_match drop constraint bank_match_payment_kind_check;
alter table bank_match add constraint bank_match_payment_kind_check check (payment_kind in ('invoice', 'bill', 'giro'));
